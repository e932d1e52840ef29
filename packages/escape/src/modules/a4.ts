import { SIDES, type Side } from '../character.ts'
import { oneOf } from './parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

const BARRED = ['both', 'humans', 'aliens'] as const
type Barred = (typeof BARRED)[number]
const SIDES_OF: Readonly<Record<Barred, readonly Side[]>> = { both: SIDES, humans: ['human'], aliens: ['alien'] }

/** SCN-A4, SCN-X10: the barred side neither enters nor passes secure sectors. */
export const a4: ScenarioRuleWith<{ readonly barred: Barred }> = {
  editions: BOTH_EDITIONS,
  parameters: { barred: oneOf(BARRED) },
  module:
    ({ barred }) =>
    (rules) => ({ ...rules, barred: SIDES_OF[barred] }),
}
