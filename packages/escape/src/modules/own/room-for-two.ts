import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-4: a hatch has two places, of which an escape and a red card take one each. */
export const roomForTwo: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, hatchRoom: 2 }),
}
