/**
 * VOC-10, DECK-2: the cards that form hands, in the order in which hands are listed. For each copy of a kind, the smallest
 * number of players it is used with; The Thing always is (DECK-1).
 */
const CARD_COPIES = {
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
}
/** A Stay Away card, by kind: copies of a kind are interchangeable (ABT-3). */
export type Card = keyof typeof CARD_COPIES
export const CARDS = Object.keys(CARD_COPIES) as readonly Card[]

/** HAND-1: the cards in a hand between turns. */
export const HAND_SIZE = 4

/** VOC-10, DECK-2: the cards that are never in a hand, and their copies as above. */
const PANIC_COPIES = {
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
export type Panic = keyof typeof PANIC_COPIES
export const PANICS = Object.keys(PANIC_COPIES) as readonly Panic[]

export type Kind = Card | Panic
export const KINDS: readonly Kind[] = [...CARDS, ...PANICS]

/** DECK-2 */
export const COPIES: Readonly<Record<Kind, readonly number[]>> = { ...CARD_COPIES, ...PANIC_COPIES }

/** Public side of the top of the deck (DRAW-6); `none` when there is no card. */
export const BACKS = ['stayAway', 'panic', 'none'] as const
export type Back = (typeof BACKS)[number]

const RANK = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Record<Kind, number>
const FIRST_PANIC = CARDS.length

export const isPanic = (kind: Kind): kind is Panic => RANK[kind] >= FIRST_PANIC

export const backOf = (kind: Kind | undefined): Back =>
  kind === undefined ? 'none' : isPanic(kind) ? 'panic' : 'stayAway'

/** Cards in the order of the list above: whatever is put into a fact tells nothing by its order (SIDE-6). */
export const sorted = <K extends Kind>(cards: readonly K[]): readonly K[] => cards.toSorted((a, b) => RANK[a] - RANK[b])

/** The kinds among some cards, each once, in the order of the list above, those in `but` left out. */
export function kindsIn(hand: readonly Card[], but: readonly Card[] = []): readonly Card[] {
  const kinds: Card[] = []
  for (const card of hand) {
    if (kinds.includes(card) || but.includes(card)) continue
    let i = kinds.length
    for (; i > 0; i--) {
      const before = kinds[i - 1] as Card
      if (RANK[before] < RANK[card]) break
      kinds[i] = before
    }
    kinds[i] = card
  }
  return kinds
}

/** How many copies of a kind some cards hold. */
export function copiesIn(hand: readonly Kind[], kind: Kind): number {
  let n = 0
  for (const card of hand) if (card === kind) n++
  return n
}
