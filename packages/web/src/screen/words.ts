import { catalogue } from '../client/catalogue.ts'
import type { ScreenWords } from './messages/en.ts'

/** The words of a screen for the whole room come with it. */
export const { loadWords: loadScreenWords, words: screenWords } = catalogue<ScreenWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
