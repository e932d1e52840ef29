import { catalogue } from '../../client/catalogue.ts'
import type { EscapeCardWords } from './messages/en.ts'

/** The game in a few words, for every page that lists games or tables: loaded with the language. */
export const {
  load: CARD_WORDS,
  loadWords: learnCard,
  words: cardWords,
} = catalogue<EscapeCardWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
