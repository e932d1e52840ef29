import { catalogue } from '../client/catalogue.ts'
import type { PrintPageWords } from './messages/en.ts'

/** The words of the page that prints. */
export const { loadWords: loadPrintPageWords, words: printPageWords } = catalogue<PrintPageWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
