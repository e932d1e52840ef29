import { type Item, PLAYABLE, type PlayableItem } from './item.ts'
import { items } from './items/index.ts'
import type { Rules } from './state.ts'
import type { Step } from './step.ts'
import { itemTellsSide } from './tells.ts'

/** ITM-2, SCN-G4, SID-7: what others see of an item that is played, and what they can conclude from it. */
export type SeenUse =
  | { readonly kind: 'declared'; readonly tellsHuman: boolean }
  /** A card is discarded. `mayBe` lists the items that look alike at this moment; empty if what follows shows it. */
  | { readonly kind: 'discarded'; readonly mayBe: readonly Item[] }

const TRACELESS: readonly PlayableItem[] = PLAYABLE.filter((item) => items[item].traceless === true)

export function seenUseOf(rules: Rules, item: Item, step: Step): SeenUse {
  if (rules.declares(item)) return { kind: 'declared', tellsHuman: itemTellsSide(rules, item) }
  if (!TRACELESS.some((one) => one === item)) return { kind: 'discarded', mayBe: [] }
  return {
    kind: 'discarded',
    mayBe: TRACELESS.filter((one) => !rules.declares(one) && items[one].in.includes(step)),
  }
}
