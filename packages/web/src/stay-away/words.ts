import type { Kind } from '@selva/stay-away'
import { catalogue } from '../client/catalogue.ts'
import type { Words } from './messages/en.ts'

/** The game's own catalogues, loaded with the game. */
export const {
  load: WORDS,
  loadWords: loadGameWords,
  words: gameWords,
} = catalogue<Words>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})

export const cardName = (kind: Kind): string => gameWords().cards[kind].name
