import { catalogue } from '../client/catalogue.ts'
import type { LaterWords } from './messages/en.ts'

/** The words of a table that its first question does not need. */
export const { loadWords: loadLaterWords, words: laterWords } = catalogue<LaterWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
