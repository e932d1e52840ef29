import { HUMANS, ULTIMATE_ALIENS } from '../character.ts'
import { ultimatePowers } from '../characters/index.ts'
import { DANGERS } from '../danger.ts'
import { ITEMS, itemCopies } from '../item.ts'
import { allOf, countsOf } from '../pile.ts'
import { powersFrom } from '../power.ts'
import { ULTIMATE_SWITCHES } from '../setting/switches.ts'
import type { Rules } from '../state.ts'
import { advanced } from './black.ts'

/** PST-6: no powers, no items (ULT-6); pods by card and feeding as in Black (ULT-2). */
export const ultimateBasic: Rules = {
  ...advanced,
  preset: 'ultimate-basic',
  edition: 'ultimate',
  takesCodes: false,
  scenario: { ...advanced.scenario, preset: 'ultimate-basic' },
  switches: ULTIMATE_SWITCHES,
  rounds: 40,
  handLimit: Number.POSITIVE_INFINITY,
  // DCK-4
  dangers: allOf(DANGERS, { yours: 27, any: 27, silence: 6, ...itemCopies('ultimate') }),
  items: countsOf(ITEMS),
  hatchCards: { green: 4, red: 1 }, // DCK-5
  usesItems: false,
  keepsDrawnCards: true,
  bringsItem: () => false,
  // SET-5, SET-7
  pool: (_seats, aliens) => ({
    human: HUMANS,
    alien: aliens > ULTIMATE_ALIENS.length ? [...ULTIMATE_ALIENS, ...ULTIMATE_ALIENS] : ULTIMATE_ALIENS,
  }),
  // ULT-5
  comesBack: ({ side }, zone) => (side === 'human' ? { at: zone.alienSector, side: 'alien' } : 'never'),
}

/** PST-7 */
export const ultimate: Rules = {
  ...ultimateBasic,
  preset: 'ultimate',
  takesCodes: true,
  scenario: { ...advanced.scenario, preset: 'ultimate' },
  usesItems: true,
  powers: powersFrom(ultimatePowers),
}
