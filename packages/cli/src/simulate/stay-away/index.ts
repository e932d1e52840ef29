import { LEAST_SEATS, MOST_SEATS } from '@selva/stay-away'
import type { Arena } from '../arena.ts'
import { stayAwayContest } from './contest.ts'

export const stayAway: Arena = {
  players: `${LEAST_SEATS} to ${MOST_SEATS}`,
  options: {},
  contest: (players) => stayAwayContest({ seats: players }),
}
