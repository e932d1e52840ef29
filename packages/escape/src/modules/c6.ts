import { isWhole } from '../setting/fields.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

/** SCN-C6, SCN-X16: aliens start in hatches. */
export const c6: ScenarioRuleWith<{ readonly hatches: 'all' | readonly number[] }> = {
  editions: BOTH_EDITIONS,
  parameters: {
    read({ hatches = 'all' }) {
      if (hatches === 'all') return { hatches }
      if (!Array.isArray(hatches) || hatches.length === 0 || new Set(hatches).size < hatches.length) return undefined
      return hatches.every((h) => isWhole(h, 1, 9)) ? { hatches } : undefined
    },
    first: () => ({ hatches: 'all' }),
    hatches: ({ hatches }) => (hatches === 'all' ? [] : hatches),
  },
  module:
    ({ hatches }) =>
    (rules) => ({ ...rules, startHatches: hatches }),
}
