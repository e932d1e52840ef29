import { wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-17: the speeds of both sides, unfed and without bonus. A fed alien is as fast as ever (MOV-2). */
export const speeds: ScenarioRuleWith<{ readonly humanSpeed: number; readonly alienSpeed: number }> = {
  editions: BOTH_EDITIONS,
  parameters: { humanSpeed: wholeNumber(1, 3, 2), alienSpeed: wholeNumber(1, 3, 3) },
  module:
    ({ humanSpeed, alienSpeed }) =>
    (rules) => ({ ...rules, speed: (side) => (side === 'human' ? humanSpeed : alienSpeed) }),
}
