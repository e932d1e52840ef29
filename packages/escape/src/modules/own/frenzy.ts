import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-13, OWN-X3: from a round on, every alien is as fast as a fed one. */
export const frenzy: ScenarioRuleWith<{ readonly round: number }> = {
  editions: BOTH_EDITIONS,
  parameters: { round: wholeNumber(1, 99, 10) },
  module:
    ({ round }) =>
    (rules) => ({ ...rules, frenzyFrom: round }),
}
