import { MAX_SEATS, MIN_SEATS } from '@selva/stay-away'
import type { Arena } from '../arena.ts'
import { switchesIn } from '../typed.ts'
import { simulatedStayAway } from './contest.ts'

export const stayAway: Arena = {
  players: `${MIN_SEATS} to ${MAX_SEATS}`,
  options: { switches: { unset: '', meaning: 'house rules, for example "declaration=automatic"' } },
  contest: (players, { switches }) => simulatedStayAway({ seats: players, rules: switchesIn(switches) }),
}
