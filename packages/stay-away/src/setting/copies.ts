import { CARDS, COPIES, KINDS, type Kind, PANICS } from '../card.ts'

/** How many there are of each kind. */
export type Counts = Readonly<Record<Kind, number>>

const counts = (of: (kind: Kind) => number): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>

/** DECK-1: the cards of a game of this number of players. */
export const deckFor = (players: number): Counts =>
  counts((kind) => COPIES[kind].filter((smallest) => smallest <= players).length)

export const countsOf = (cards: readonly Kind[]): Counts => {
  const out = { ...counts(() => 0) } as Record<Kind, number>
  for (const card of cards) out[card]++
  return out
}

/** The cards themselves, kind by kind. */
export const cardsIn = <K extends Kind>(of: Counts, kinds: readonly K[]): K[] =>
  kinds.flatMap((kind) => Array.from({ length: of[kind] }, () => kind))

export const sizeOfDeck = (of: Counts): number => cardsIn(of, KINDS).length
export const panicsIn = (of: Counts): number => cardsIn(of, PANICS).length

/** SET-1: what is shuffled and dealt besides The Thing. */
export const DEALT = CARDS.filter((card) => card !== 'theThing' && card !== 'infected')
