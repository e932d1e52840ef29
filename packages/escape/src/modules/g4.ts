import type { Item } from '../item.ts'
import type { ScenarioRule } from './scenario-rule.ts'

const HIDDEN: readonly Item[] = ['adrenaline', 'sedatives', 'attack', 'spotlight']

/** SCN-G4: four items are not declared. */
export const g4: ScenarioRule = {
  editions: ['black'],
  module: (rules) => ({ ...rules, declares: (item) => !HIDDEN.includes(item) && rules.declares(item) }),
}
