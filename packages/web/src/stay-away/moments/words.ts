import { catalogue } from '../../client/catalogue.ts'
import type { StayAwayMomentWords } from './messages/en.ts'

/** The words of Stay Away!'s moments: loaded behind the table. */
export const { loadWords: loadStayAwayMomentWords, words: stayAwayMomentWords } = catalogue<StayAwayMomentWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
