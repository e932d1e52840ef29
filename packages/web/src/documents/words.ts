import { catalogue } from '../client/catalogue.ts'
import type { DocumentWords } from './messages/en.ts'

/** The words of the gallery and of the pages of documents. */
export const { loadWords: loadDocumentWords, words: documentWords } = catalogue<DocumentWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
