import { returnsHome } from '../../comeback.ts'
import { BOTH_EDITIONS, type ToldRule } from '../scenario-rule.ts'

/** OWN-9, OWN-X1: an alien that is killed for the first time comes back in the Alien Sector. */
export const secondWave: ToldRule<{ readonly again: boolean }> = {
  editions: BOTH_EDITIONS,
  // With A.5 an alien returns every time, and only the first time there.
  told: (setting) => ({ again: returnsHome(setting, 'alien') }),
  module: (rules) => ({
    ...rules,
    comesBack: (killed, zone) =>
      killed.side === 'alien' && killed.deaths === 1
        ? { at: zone.alienSector, side: 'alien' }
        : rules.comesBack(killed, zone),
  }),
}
