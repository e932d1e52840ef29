import { MAX_SEATS, MIN_SEATS, PRESETS, zones } from '@selva/escape'
import type { Arena } from '../arena.ts'
import { codesIn, switchesIn } from '../typed.ts'
import { simulatedEscape } from './contest.ts'

export const escape: Arena = {
  players: `${MIN_SEATS} to ${MAX_SEATS}`,
  options: {
    preset: { unset: 'basic', meaning: `preset: ${PRESETS.join(', ')}` },
    zone: { unset: 'galilei', meaning: `map: ${zones.map(({ id }) => id).join(', ')}` },
    codes: { unset: '', meaning: 'scenario rules with their parameters, for example "A.1 E.3:n=3"' },
    switches: { unset: '', meaning: 'house rules, for example "rounds=20"' },
  },
  contest: (players, { preset, zone, codes, switches }) =>
    simulatedEscape({ zone, preset, seats: players, codes: codesIn(codes), switches: switchesIn(switches) }),
}
