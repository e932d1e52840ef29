import { isPlain } from '../zone.ts'
import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-A1, SCN-X9: secure sectors are resolved like dangerous ones. */
export const a1: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({ ...rules, draws: isPlain }),
}
