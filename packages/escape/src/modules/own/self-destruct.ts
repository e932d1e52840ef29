import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-6: the first try to escape leaves only some rounds. */
export const selfDestruct: ScenarioRuleWith<{ readonly after: number }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { after: wholeNumber(1, 20, 2) },
  module:
    ({ after }) =>
    (rules) => ({ ...rules, roundsAfterTry: after }),
}
