import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-10: a noise in one's own sector names the sector in which the turn began. */
export const echo: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({ ...rules, echoes: true }),
}
