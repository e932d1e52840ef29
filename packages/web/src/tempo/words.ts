import { catalogue } from '../client/catalogue.ts'
import type { TempoWords } from './messages/en.ts'

/** The words of the tempo: loaded behind the table. */
export const { loadWords: loadTempoWords, words: tempoWords } = catalogue<TempoWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
