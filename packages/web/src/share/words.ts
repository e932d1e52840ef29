import { catalogue } from '../client/catalogue.ts'
import type { ShareWords } from './messages/en.ts'

/** The words of shared games, loaded with what shows them. */
export const { loadWords: loadShareWords, words: shareWords } = catalogue<ShareWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
