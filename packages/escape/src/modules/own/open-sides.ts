import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-12: everyone's side is announced at the start. */
export const openSides: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, tellsSides: true }),
}
