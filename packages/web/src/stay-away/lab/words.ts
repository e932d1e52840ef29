import { catalogue } from '../../client/catalogue.ts'
import type { StayAwayLabWords } from './messages/en.ts'

export const { loadWords: loadStayAwayLabWords, words: stayAwayLabWords } = catalogue<StayAwayLabWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
