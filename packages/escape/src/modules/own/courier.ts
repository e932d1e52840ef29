import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-8, OWN-X4: the humans win with the one who carries the black box out; everyone knows who that is. */
export const courier: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, hasCourier: true }),
}
