import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-A2, SCN-X8: anyone may stand still, and it is declared. */
export const a2: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({ ...rules, mayStand: true }),
}
