import type { Step } from './facts.ts'
import type { Item } from './item.ts'
import { items, type Playable } from './items/index.ts'
import type { Rules } from './rules.ts'
import { itemTellsSide } from './tells.ts'

/** ITM-2, SCN-G4, SID-7: what others see of an item that is played, and what they can conclude from it. */
export type SeenUse =
  | { readonly kind: 'declared'; readonly tellsHuman: boolean }
  /** A card is discarded. `mayBe` lists the items that look alike at this moment; empty if what follows shows it. */
  | { readonly kind: 'discarded'; readonly mayBe: readonly Item[] }

const PLAYABLE = Object.keys(items) as readonly Playable[]

export function seenUseOf(rules: Rules, item: Playable, step: Step): SeenUse {
  if (rules.declares(item)) return { kind: 'declared', tellsHuman: itemTellsSide(rules, item) }
  if (items[item].traceless !== true) return { kind: 'discarded', mayBe: [] }
  const alike = (other: Playable): boolean =>
    items[other].traceless === true && !rules.declares(other) && items[other].in.includes(step)
  return { kind: 'discarded', mayBe: PLAYABLE.filter(alike) }
}
