import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-7, OWN-X4: the humans win together once some of them have escaped. */
export const together: ScenarioRuleWith<{ readonly escapes: number }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { escapes: wholeNumber(1, 8, 2) },
  module:
    ({ escapes }) =>
    (rules) => ({ ...rules, escapesToWin: escapes }),
}
