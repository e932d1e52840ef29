import { ULTIMATE_ALIENS } from '../../character.ts'
import { someOf } from '../parameter.ts'
import type { ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-16: the aliens are dealt from these characters, each as often as it takes (SET-7). */
export const aliens: ScenarioRuleWith<{ readonly aliens: readonly (typeof ULTIMATE_ALIENS)[number][] }> = {
  editions: ['ultimate'],
  parameters: { aliens: someOf(ULTIMATE_ALIENS) },
  module:
    ({ aliens: chosen }) =>
    (rules) => ({
      ...rules,
      pool(seats, aliens) {
        const copies = Math.max(1, Math.ceil(aliens / chosen.length))
        return { ...rules.pool(seats, aliens), alien: Array.from({ length: copies }, () => chosen).flat() }
      },
    }),
}
