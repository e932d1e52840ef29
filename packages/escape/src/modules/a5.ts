import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-A5: who is killed comes back where he started. What brings him back otherwise goes first (SCN-X1, SCN-X3). */
export const a5: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({
    ...rules,
    comesBack(killed, zone) {
      const otherwise = rules.comesBack(killed, zone)
      return otherwise === 'never' ? { at: killed.home, side: killed.side } : otherwise
    },
  }),
}
