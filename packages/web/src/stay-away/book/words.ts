import { catalogue } from '../../client/catalogue.ts'
import type { StayAwayBook } from './messages/en.ts'

/** The words of the rulebook, loaded with it. */
export const { loadWords: loadBookWords, words: bookWords } = catalogue<StayAwayBook>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
