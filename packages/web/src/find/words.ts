import { catalogue } from '../client/catalogue.ts'
import type { FindWords } from './messages/en.ts'

/** The words for looking for a game. */
export const { loadWords: loadFindWords, words: findWords } = catalogue<FindWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
