import { someHatches, wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-3: hatches that are locked until a round begins. */
export const lockedHatches: ScenarioRuleWith<{ readonly locked: 'all' | readonly number[]; readonly round: number }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { locked: someHatches, round: wholeNumber(2, 99, 15) },
  module:
    ({ locked, round }) =>
    (rules) => ({
      ...rules,
      unlocksIn: (hatch) =>
        locked === 'all' || locked.includes(hatch) ? Math.max(round, rules.unlocksIn(hatch)) : rules.unlocksIn(hatch),
    }),
}
