import { catalogue } from '../../client/catalogue.ts'
import type { ReviewWords } from './messages/en.ts'

/** The words that the reviews of all games share, loaded with the first of them. */
export const { loadWords: loadReviewWords, words: reviewWords } = catalogue<ReviewWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
