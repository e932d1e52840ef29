import { catalogue } from '../client/catalogue.ts'
import type { MeWords } from './messages/en.ts'

/** The words of the profile, loaded with it. */
export const { loadWords: loadMeWords, words: meWords } = catalogue<MeWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
