import { CARDS, KINDS, type Kind, PANICS } from '../card.ts'

/** How many there are of each kind. */
export type Counts = Readonly<Record<Kind, number>>

/** DECK-2: for each copy of a kind, the smallest number of players it is used with; The Thing always is (DECK-1). */
export const COPIES: Readonly<Record<Kind, readonly number[]>> = {
  theThing: [0],
  infected: [4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11],
  flamethrower: [4, 4, 6, 9, 11],
  analysis: [5, 6, 9],
  axe: [4, 9],
  suspicion: [4, 4, 4, 4, 7, 8, 9, 10],
  whisky: [4, 6, 10],
  resolute: [4, 4, 6, 9, 10],
  watchYourBack: [4, 9],
  changePlaces: [4, 4, 7, 9, 11],
  youdBetterRun: [4, 4, 7, 9, 11],
  seduction: [4, 4, 6, 7, 8, 10, 11],
  scary: [5, 6, 8, 11],
  imComfortable: [4, 6, 11],
  noThanks: [4, 6, 8, 11],
  missed: [4, 6, 11],
  noBarbecue: [4, 6, 11],
  quarantine: [5, 9],
  barredDoor: [4, 7, 11],
  rottenRopes: [6, 9],
  oneTwo: [5, 9],
  threeFour: [4, 9],
  soThisIsTheParty: [5, 9],
  getOutOfHere: [5],
  forgetful: [4],
  roundAndRound: [4, 9],
  cantWeBeFriends: [7, 9],
  blindDate: [4, 9],
  ooops: [10],
  betweenUs: [7, 9],
  revelations: [8],
}

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
