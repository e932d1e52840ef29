import { catalogue } from '../../client/catalogue.ts'
import type { SavingWords } from './messages/en.ts'

/** The words about saving and publishing in the editors. */
export const { loadWords: loadSavingWords, words: savingWords } = catalogue<SavingWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
