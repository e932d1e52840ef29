import type { ScenarioRule } from './scenario-rule.ts'

/** SCN-J4: Silence brings an item, icons do not. */
export const j4: ScenarioRule = {
  editions: ['black'],
  module: (rules) => ({ ...rules, bringsItem: (card) => card === 'silence' }),
}
