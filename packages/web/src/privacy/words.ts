import { catalogue } from '../client/catalogue.ts'
import type { PrivacyWords } from './messages/en.ts'

/** The words of the privacy page. */
export const { loadWords: loadPrivacyWords, words: privacyWords } = catalogue<PrivacyWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
