import { catalogue } from '../client/catalogue.ts'
import type { EscapeWords } from './messages/en.ts'

/** The game's own catalogues, loaded with the game. */
export const {
  load: WORDS,
  learn: learnWords,
  words: tell,
} = catalogue<EscapeWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
