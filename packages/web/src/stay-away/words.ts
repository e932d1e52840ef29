import { CARD_NAMES, type Kind } from '@selva/stay-away'
import { catalogue } from '../client/catalogue.ts'
import type { Words } from './messages/en.ts'

const game = catalogue<Words>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})

/** The game's own catalogues, loaded with the game. */
export const { load: WORDS, learn: learnWords, words: tell } = game

/** What a card is called. */
export const cardName = (kind: Kind): string => CARD_NAMES[kind][game.language()]
