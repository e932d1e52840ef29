import { perPlayers } from './parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

/** SCN-E3: `n` kills win and end the game. */
export const e3: ScenarioRuleWith<{ readonly n: 'players' | number }> = {
  editions: BOTH_EDITIONS,
  parameters: { n: perPlayers },
  module:
    ({ n }) =>
    (rules) => ({ ...rules, killTarget: (seats) => (n === 'players' ? seats : n) }),
}
