import { COLOURS } from '../item.ts'
import { countsOf } from '../pile.ts'
import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-D2, SCN-X7: hatches need no card. */
export const d2: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, hatchMode: 'open', hatchCards: countsOf(COLOURS) }),
}
