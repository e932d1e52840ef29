/** VOC-10: the cards that form hands, in the order in which hands are listed. */
export const CARDS = [
  'theThing',
  'infected',
  'flamethrower',
  'analysis',
  'axe',
  'suspicion',
  'whisky',
  'resolute',
  'watchYourBack',
  'changePlaces',
  'youdBetterRun',
  'seduction',
  'scary',
  'imComfortable',
  'noThanks',
  'missed',
  'noBarbecue',
  'quarantine',
  'barredDoor',
] as const
/** A Stay Away card, by kind: copies of a kind are interchangeable (ABT-3). */
export type Card = (typeof CARDS)[number]

/** HAND-1: the cards in a hand between turns. */
export const HAND_SIZE = 4

/** VOC-10: the cards that are never in a hand. */
export const PANICS = [
  'rottenRopes',
  'oneTwo',
  'threeFour',
  'soThisIsTheParty',
  'getOutOfHere',
  'forgetful',
  'roundAndRound',
  'cantWeBeFriends',
  'blindDate',
  'ooops',
  'betweenUs',
  'revelations',
] as const
export type Panic = (typeof PANICS)[number]

export const KINDS = [...CARDS, ...PANICS] as const
export type Kind = (typeof KINDS)[number]

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
