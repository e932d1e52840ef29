import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-B6: there are no humans. */
export const b6: ScenarioRule = {
  editions: BOTH_EDITIONS,
  excludesHumans: true,
  needs: ['E.3'],
  module: (rules) => ({ ...rules, humans: () => 0 }),
}
