import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-1: from a round on, secure sectors are resolved like dangerous ones. */
export const lightsOut: ScenarioRuleWith<{ readonly round: number }> = {
  editions: BOTH_EDITIONS,
  parameters: { round: wholeNumber(1, 99, 8) },
  module:
    ({ round }) =>
    (rules) => ({ ...rules, darkFrom: round }),
}
