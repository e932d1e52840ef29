import type { Item } from '../item.ts'
import { type Code, moduleOf, usesIn } from '../modules/index.ts'
import type { Rules } from '../state.ts'
import { bases } from './presets.ts'

/** ITM-2: the scenario rule by which the use of this item is not declared; `undefined` where it is. */
export const undeclaredBy = (rules: Rules, item: Item): Code | undefined =>
  usesIn(rules).find((use) => !moduleOf(use)(bases[rules.preset]).declares(item))?.code
