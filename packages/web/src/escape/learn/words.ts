import { catalogue } from '../../client/catalogue.ts'
import type { LessonWords } from './messages/en.ts'

/** The words of the guided first game, loaded with it. */
export const { loadWords: loadLessonWords, words: lessonWords } = catalogue<LessonWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
