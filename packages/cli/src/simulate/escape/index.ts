import { LEAST_SEATS, MOST_SEATS, PRESETS, zones } from '@selva/escape'
import type { Arena } from '../arena.ts'
import { codesIn, switchesIn } from '../typed.ts'
import { escapeContest } from './contest.ts'

export const escape: Arena = {
  players: `${LEAST_SEATS} to ${MOST_SEATS}`,
  options: {
    preset: { unset: 'basic', meaning: `which rules: ${PRESETS.join(', ')}` },
    zone: { unset: 'galilei', meaning: `which ship: ${zones.map(({ id }) => id).join(', ')}` },
    codes: { unset: '', meaning: 'scenario rules with their parameters, such as "A.1 E.3:n=3"' },
    switches: { unset: '', meaning: 'points that groups play differently, such as "rounds=20"' },
  },
  contest: (players, { preset, zone, codes, switches }) =>
    escapeContest({ zone, preset, seats: players, codes: codesIn(codes), switches: switchesIn(switches) }),
}
