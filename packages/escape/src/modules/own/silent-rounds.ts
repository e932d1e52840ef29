import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-2: in every third round, or another, no sector costs a card. */
export const silentRounds: ScenarioRuleWith<{ readonly every: number }> = {
  editions: BOTH_EDITIONS,
  parameters: { every: wholeNumber(2, 9, 3) },
  module:
    ({ every }) =>
    (rules) => ({ ...rules, silentEvery: every }),
}
