import type { Item } from '../item.ts'
import { type Code, type CodeLine, type CodeUse, lineOf, moduleOf, usesIn } from '../modules/index.ts'
import type { Rules, Setting } from '../state.ts'
import { bases } from './presets.ts'

/** The scenario rule of a table which alone does this to the rules of its preset. */
const usedFor = (rules: Rules, does: (changed: Rules) => boolean): CodeUse | undefined =>
  usesIn(rules).find((use) => does(moduleOf(use)(bases[rules.preset])))

/** ITM-2: the scenario rule by which the use of this item is not declared; `undefined` where it is. */
export const undeclaredBy = (rules: Rules, item: Item): Code | undefined =>
  usedFor(rules, ({ declares }) => !declares(item))?.code

/** SCN-A4: the scenario rule that bars secure sectors, as it is told; `undefined` where they are open to everyone. */
export function barredBy(setting: Setting): CodeLine | undefined {
  const use = usedFor(setting.rules, ({ barred }) => barred.length > 0)
  return use === undefined ? undefined : lineOf(use, setting)
}
