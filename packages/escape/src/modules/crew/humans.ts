import { HUMANS } from '../../character.ts'
import { someOf } from '../parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from '../scenario-rule.ts'

/** OWN-15: the humans are dealt from these characters, whichever crew they belong to. */
export const humans: ScenarioRuleWith<{ readonly characters: readonly (typeof HUMANS)[number][] }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { characters: someOf(HUMANS) },
  module:
    ({ characters }) =>
    (rules) => ({ ...rules, pool: (seats, aliens) => ({ ...rules.pool(seats, aliens), human: characters }) }),
}
