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

export const countsOf = <T extends string>(kinds: readonly T[], cards: readonly T[]): Counts<T> => {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Counts<T>
  for (const card of cards) counts[card]++
  return counts
}

/** The cards themselves, kind by kind. */
export const cardsIn = <T extends string>(counts: Counts<T>): readonly T[] =>
  (Object.keys(counts) as T[]).flatMap((card) => Array.from({ length: counts[card] }, () => card))

export const clonePile = <T extends string, U extends undefined>(pile: Pile<T, U>): Pile<T, U> => ({
  size: pile.size,
  bag: pile.bag === undefined ? pile.bag : { ...pile.bag },
  next: pile.next,
})

/** A card comes onto the pile; an unknown one makes the whole pile unknown. */
export function put<T extends string, U extends undefined>(pile: Pile<T, U>, card: T | U): void {
  pile.size++
  if (card === undefined) pile.bag = card
  else if (pile.bag !== undefined) pile.bag[card]++
}

/** A card leaves the pile. */
export function take<T extends string, U extends undefined>(pile: Pile<T, U>, card: T | U): void {
  pile.size--
  if (pile.next !== undefined && pile.next.length > 0) pile.next = pile.next.slice(1)
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
  discards.bag = countsOf(kinds, [])
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
