/** No list of cards is longer: a file that claims a larger number must not fill the memory. */
const MAX_CARDS = 1000

/** A list of known cards, or that many unknown ones where the list itself is unknown. */
export function listOrUnknown<T, U extends undefined>(list: readonly T[] | U, n: number): (T | U)[] {
  if (list !== undefined) return list.slice()
  if (!(n >= 0 && n <= MAX_CARDS)) throw new Error(`no list has ${n} cards`)
  return Array.from({ length: n }, () => list)
}

/** Index of an unknown card in a hand; -1 if it has none. */
const unknownIn = (hand: readonly unknown[]): number => hand.indexOf(undefined)

/** A card leaves a hand. An unknown card takes all certainty about the rest with it; the size is kept. */
export function dropCard<T, U extends undefined>(hand: (T | U)[], card: T | U): void {
  if (card === undefined) {
    hand.pop()
    hand.fill(card)
    return
  }
  let i = hand.indexOf(card)
  if (i < 0) i = unknownIn(hand)
  if (i < 0) throw new Error(`no ${String(card)} in this hand`)
  hand.splice(i, 1)
}

/** A card of the hand has been seen; it stays there. */
export function learnCard<T, U extends undefined>(hand: (T | U)[], card: T | U): void {
  if (card === undefined || hand.includes(card)) return
  const i = unknownIn(hand)
  if (i < 0) throw new Error(`${String(card)} cannot be in this hand`)
  hand[i] = card
}
