import { LEAST_SEATS, MOST_SEATS } from '@selva/stay-away'
import type { Arena } from '../arena.ts'
import { switchesIn } from '../typed.ts'
import { stayAwayContest } from './contest.ts'

export const stayAway: Arena = {
  players: `${LEAST_SEATS} to ${MOST_SEATS}`,
  options: { switches: { unset: '', meaning: 'points that groups play differently, such as "declaration=automatic"' } },
  contest: (players, { switches }) => stayAwayContest({ seats: players, rules: switchesIn(switches) }),
}
