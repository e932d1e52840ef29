import { catalogue } from '../client/catalogue.ts'
import type { CrewWords } from './messages/en.ts'

/** The words for bots in a lobby and after a game. */
export const {
  load: crewWordsIn,
  loadWords: loadCrewWords,
  words: crewWords,
} = catalogue<CrewWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
