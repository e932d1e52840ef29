import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-4: a hatch is used up by the second human who escapes through it. */
export const roomForTwo: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({ ...rules, hatchRoom: 2 }),
}
