import { catalogue } from '../../client/catalogue.ts'
import type { StoryWords } from './messages/en.ts'

/** The words of the story and of dossiers: loaded behind the table. */
export const {
  load: STORY_WORDS,
  loadWords: loadStoryWords,
  words: storyWords,
} = catalogue<StoryWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
