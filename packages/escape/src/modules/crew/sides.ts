import { HUMANS } from '../../character.ts'
import { oneOf, wholeNumber } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

const FIXED = ['aliens', 'humans'] as const

/** OWN-14: one side has a fixed number of players, and everyone else is on the other. Both numbers are public (SET-2). */
export const sides: ScenarioRuleWith<{ readonly fixed: (typeof FIXED)[number]; readonly count: number }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { fixed: oneOf(FIXED), count: wholeNumber(1, HUMANS.length, 1) },
  // OWN-X7: someone must be left for the other side, and there are only so many humans.
  seats: ({ fixed, count }) => [count + 1, fixed === 'aliens' ? count + HUMANS.length : Number.POSITIVE_INFINITY],
  module:
    ({ fixed, count }) =>
    (rules) => ({ ...rules, humans: (seats) => (fixed === 'humans' ? count : seats - count) }),
}
