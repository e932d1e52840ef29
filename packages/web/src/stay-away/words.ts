import type { Kind, Rules } from '@selva/stay-away'
import { catalogue } from '../client/catalogue.ts'
import type { Words } from './messages/en.ts'

/** The effect of a card: in a line, in full, and in an example. */
export type CardText = { readonly line: string; readonly more: string; readonly example: string }

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

const textIn = (text: string | ((rules: Rules) => string), rules: Rules): string =>
  typeof text === 'string' ? text : text(rules)

/** The texts of a card in one catalogue, as the house rules of a table have it. */
export function cardTextIn({ cards }: Words, kind: Kind, rules: Rules): CardText {
  const { line, more, example } = cards[kind]
  return { line: textIn(line, rules), more: textIn(more, rules), example: textIn(example, rules) }
}

/** The texts of a card, as the house rules of this table have it. */
export const cardText = (kind: Kind, rules: Rules): CardText => cardTextIn(gameWords(), kind, rules)
