import { catalogue } from '../client/catalogue.ts'
import type { TermWords } from './messages/en.ts'

/** The words for how people play at a table: loaded with the host's page, or with what is on at a table. */
export const { loadWords: loadTermWords, words: termWords } = catalogue<TermWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
