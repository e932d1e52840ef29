import { SIDES, type Side } from '../character.ts'
import { returnsHome } from '../comeback.ts'
import { BOTH_EDITIONS, type ToldRule } from './scenario-rule.ts'

/** SCN-A5: who is killed comes back where he started. What brings him back otherwise goes first (SCN-X1, SCN-X3). */
export const a5: ToldRule<{ readonly sides: readonly Side[] }> = {
  editions: BOTH_EDITIONS,
  told: (setting) => ({ sides: SIDES.filter((side) => returnsHome(setting, side)) }),
  module: (rules) => ({
    ...rules,
    comesBack(killed, zone) {
      const otherwise = rules.comesBack(killed, zone)
      return otherwise === 'never' ? { at: killed.home, side: killed.side } : otherwise
    },
  }),
}
