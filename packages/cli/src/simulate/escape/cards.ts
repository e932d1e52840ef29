import { COLOURS, type Counts, DANGERS, type FullState, ITEMS, type Pile } from '@selva/escape'
import type { Check } from '../check.ts'

/** Fault of a deck, if any: its cards lie in these piles, and the given number of each kind elsewhere. */
function lost<T extends string>(
  deck: Counts<T>,
  kinds: readonly T[],
  piles: readonly Pile<T, never>[],
  elsewhere: (card: T) => number,
): string | undefined {
  for (const card of kinds) {
    const found = piles.reduce((sum, { bag }) => sum + bag[card], elsewhere(card))
    if (found !== deck[card]) return `${found} cards of ${card}, not ${deck[card]}`
  }
  for (const { size, bag } of piles) {
    const cards = kinds.reduce((sum, card) => sum + bag[card], 0)
    if (cards !== size) return `a pile of ${size} holds ${cards} cards`
  }
  return undefined
}

/** INV-1: every card of every deck is somewhere, and nowhere twice. */
export const conserved: Check = {
  look(state: FullState) {
    const { danger, discards, gone, items, itemDiscards, hatchPile, hatchShown, mine, players, setting } = state
    const { rules } = setting
    const held = (card: string): number =>
      players.reduce((sum, { hand }) => sum + hand.filter((c) => c === card).length, 0)
    const kept = (card: string): number => (rules.keepsDrawnCards ? held(card) : 0)
    return (
      lost(rules.dangers, DANGERS, [danger, discards, gone], (card) => (mine.drawn === card ? 1 : 0) + kept(card)) ??
      lost(rules.items, ITEMS, [items, itemDiscards], (card) => (rules.keepsDrawnCards ? 0 : held(card))) ??
      lost(rules.hatchCards, COLOURS, [hatchPile, hatchShown], () => 0)
    )
  },
}
