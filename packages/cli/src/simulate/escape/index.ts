import { LEAST_SEATS, MOST_SEATS, PRESETS, zones } from '@selva/escape'
import type { Arena } from '../arena.ts'
import { escapeContest } from './contest.ts'

export const escape: Arena = {
  players: `${LEAST_SEATS} to ${MOST_SEATS}`,
  options: {
    preset: { unset: 'basic', meaning: `which rules: ${PRESETS.join(', ')}` },
    zone: { unset: 'galilei', meaning: `which ship: ${zones.map(({ id }) => id).join(', ')}` },
  },
  contest: (players, { preset, zone }) => escapeContest({ zone, preset, seats: players }),
}
