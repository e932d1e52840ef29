import type { Stream } from '@selva/core'

/** How many there are of each card. */
export type Counts<T extends string> = Record<T, number>

/**
 * Cards whose order nobody knows: a bag, and a draw samples it. `next` are the cards that were put on top in a known
 * order by an arranged position, the first one first; they are counted in the bag too.
 */
export type Pile<T extends string, U extends undefined> = {
  size: number
  bag: Counts<T> | U
  next: readonly T[] | U
}

/** Counts of some kinds of card only: how a fact lists a deck. */
export type Listed<T extends string> = { readonly [P in T]?: number }

export function countsOf<T extends string>(kinds: readonly T[], cards: readonly T[] = []): Counts<T> {
  const none: { [kind in T]?: number } = {}
  for (const kind of kinds) none[kind] = 0
  const counts = none as Counts<T> // every kind has its count
  for (const card of cards) counts[card]++
  return counts
}

/** How many cards these are. */
export function total(counts: Listed<string>): number {
  let n = 0
  for (const card in counts) n += counts[card] ?? 0
  return n
}

/** All counts, from those of some kinds. */
export const allOf = <T extends string>(kinds: readonly T[], some: Listed<T>): Counts<T> => ({
  ...countsOf(kinds),
  ...some,
})

/** The counts of the kinds that this deck has at all. */
export function listed<T extends string>(counts: Counts<T>, deck: Counts<T>): Listed<T> {
  const some: { [P in T]?: number } = {}
  for (const card in deck) if (deck[card] > 0) some[card] = counts[card]
  return some
}

/** The cards themselves, kind by kind. */
export const cardsIn = <T extends string>(counts: Counts<T>): readonly T[] =>
  (Object.keys(counts) as T[]).flatMap((card) => Array.from({ length: counts[card] }, () => card))

export const clonePile = <T extends string, U extends undefined>(pile: Pile<T, U>): Pile<T, U> => ({
  size: pile.size,
  bag: pile.bag === undefined ? pile.bag : { ...pile.bag },
  next: pile.next,
})

/** A pile as a fact describes it; an empty one holds no secret. */
export const stacked = <T extends string, U extends undefined>(
  kinds: readonly T[],
  size: number,
  bag: Listed<T> | U,
  next: readonly T[] | U,
): Pile<T, U> => ({ size, bag: size === 0 ? countsOf(kinds) : bag === undefined ? bag : allOf(kinds, bag), next })

/** A card comes onto the pile; an unknown one makes the whole pile unknown. */
export function put<T extends string, U extends undefined>(pile: Pile<T, U>, card: T | U): void {
  pile.size++
  if (card === undefined) pile.bag = card
  else if (pile.bag !== undefined) pile.bag[card]++
}

/** A card leaves the pile: the top one, unless it was taken aside before. */
export function take<T extends string, U extends undefined>(pile: Pile<T, U>, card: T | U, aside = false): void {
  pile.size--
  if (!aside && pile.next !== undefined && pile.next.length > 0) pile.next = pile.next.slice(1)
  if (card === undefined) pile.bag = card
  else if (pile.bag !== undefined) pile.bag[card]--
}

/** DCK-7: the discards become the pile. */
export function turnOver<T extends string, U extends undefined>(
  pile: Pile<T, U>,
  discards: Pile<T, U>,
  kinds: readonly T[],
): void {
  pile.size = discards.size
  pile.bag = discards.bag
  pile.next = discards.next
  if (discards.next !== undefined) discards.next = []
  discards.size = 0
  discards.bag = countsOf(kinds)
}

/** The card that a draw brings. */
export function drawFrom<T extends string>(pile: Pile<T, never>, stream: Stream): T {
  const [arranged] = pile.next
  if (arranged !== undefined) return arranged
  let k = stream.below(pile.size)
  for (const card in pile.bag) {
    k -= pile.bag[card]
    if (k < 0) return card
  }
  throw new Error('the pile holds fewer cards than it says')
}
