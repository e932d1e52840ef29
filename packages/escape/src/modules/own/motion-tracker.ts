import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-11: each round begins with the number of players in each third of the ship. */
export const motionTracker: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({ ...rules, countsPlayers: true }),
}
