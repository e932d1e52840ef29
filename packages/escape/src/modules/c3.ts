import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-C3, SCN-X11: no feeding. */
export const c3: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, feeding: false }),
}
