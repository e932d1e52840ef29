import { catalogue } from '../client/catalogue.ts'
import type { LearnWords } from './messages/en.ts'

/** The words of the pages one learns from, loaded with them. */
export const { loadWords: loadCourseWords, words: courseWords } = catalogue<LearnWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
