import { catalogue } from '../../client/catalogue.ts'
import type { StayAwayReviewWords } from './messages/en.ts'

/** The words of the review, loaded with it. */
export const { loadWords: loadStayAwayReviewWords, words: stayAwayReviewWords } = catalogue<StayAwayReviewWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
