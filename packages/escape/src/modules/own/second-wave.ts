import { BOTH_EDITIONS, type ScenarioRule } from '../scenario-rule.ts'

/** OWN-9, OWN-X1: an alien that is killed for the first time comes back in the Alien Sector. */
export const secondWave: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({
    ...rules,
    comesBack: (killed, zone) =>
      killed.side === 'alien' && killed.deaths === 1
        ? { at: zone.alienSector, side: 'alien' }
        : rules.comesBack(killed, zone),
  }),
}
