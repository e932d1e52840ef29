import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-B3, SCN-X2: a killed human comes back as an alien where he died. */
export const b3: ScenarioRule = {
  editions: BOTH_EDITIONS,
  needsHumans: true,
  module: (rules) => ({
    ...rules,
    comesBack: (killed, zone) =>
      killed.side === 'human' ? { at: killed.at, side: 'alien' } : rules.comesBack(killed, zone),
  }),
}
