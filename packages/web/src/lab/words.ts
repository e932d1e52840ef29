import { catalogue } from '../client/catalogue.ts'
import type { LabWords } from './messages/en.ts'

/** The words of the balance lab, loaded with it. */
export const { loadWords: loadLabWords, words: labWords } = catalogue<LabWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
