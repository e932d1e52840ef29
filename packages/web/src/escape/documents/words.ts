import { catalogue } from '../../client/catalogue.ts'
import type { EscapeDocumentWords } from './messages/en.ts'

/** The words about zones and scenarios that only Escape needs. */
export const { loadWords: loadEscapeDocumentWords, words: escapeDocumentWords } = catalogue<EscapeDocumentWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
