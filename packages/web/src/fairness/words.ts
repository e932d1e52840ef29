import { catalogue } from '../client/catalogue.ts'
import type { FairWords } from './messages/en.ts'

/** The words about a fair deal: loaded in the lobby, and with the check after the end. */
export const { loadWords: loadFairWords, words: fairWords } = catalogue<FairWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
