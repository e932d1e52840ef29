import type { Item } from '../item.ts'
import { moduleOf } from '../modules/index.ts'
import type { Rules } from '../rules.ts'
import { bases } from './presets.ts'
import type { Code } from './scenario.ts'

/** ITM-2: the scenario rule by which the use of this item is not declared; `undefined` where it is. */
export const undeclaredBy = ({ preset, scenario }: Rules, item: Item): Code | undefined =>
  scenario.codes.find((use) => !moduleOf(use)(bases[preset]).declares(item))?.code
