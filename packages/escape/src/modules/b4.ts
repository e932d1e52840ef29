import { hatchIndex } from '../zone.ts'
import { flag, oneHatch } from './parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

/** SCN-B4: humans start in a hatch, which is closed unless it is `usable`. */
export const b4: ScenarioRuleWith<{ readonly hatch: number; readonly usable: boolean }> = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  parameters: { hatch: oneHatch, usable: flag },
  module:
    ({ hatch, usable }) =>
    (rules) => ({
      ...rules,
      start(zone, side) {
        const place = side === 'human' ? zone.hatches[hatchIndex(zone, hatch)]?.at : undefined
        return place ?? rules.start(zone, side)
      },
      shut: usable ? rules.shut : [...rules.shut, hatch],
    }),
}
