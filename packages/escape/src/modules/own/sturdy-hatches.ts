import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-5, OWN-X2: a red card damages no hatch. */
export const sturdyHatches: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, redDamages: false }),
}
