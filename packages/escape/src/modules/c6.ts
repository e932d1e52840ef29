import { someHatches } from './parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

/** SCN-C6, SCN-X16: aliens start in hatches. */
export const c6: ScenarioRuleWith<{ readonly hatches: 'all' | readonly number[] }> = {
  editions: BOTH_EDITIONS,
  parameters: { hatches: someHatches },
  module:
    ({ hatches }) =>
    (rules) => ({ ...rules, startHatches: hatches }),
}
