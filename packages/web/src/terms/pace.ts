import { BANK_SECONDS, DECISION_SECONDS, type Pace, TURN_SECONDS } from '@selva/protocol/terms'
import { termWords } from './words.ts'

/** What a clock of each game is for: a whole turn where anything shorter would tell something, else a decision. */
export const CLOCKS = {
  escape: { for: 'turn', seconds: TURN_SECONDS },
  'stay-away': { for: 'decision', seconds: DECISION_SECONDS },
} as const

const isTold = (game: string): game is keyof typeof CLOCKS => game in CLOCKS

/** What a pace means at a table of this game, in one sentence. */
export function paceText(pace: Pace, game: string): string {
  const w = termWords().pace
  if (pace !== 'relaxed' && pace !== 'fast') return w.help[pace]
  const clock = CLOCKS[isTold(game) ? game : 'stay-away']
  const spell = (seconds: number): string => (seconds % 60 === 0 ? w.minutes(seconds / 60) : w.seconds(seconds))
  return w[clock.for](spell(clock.seconds[pace]), spell(BANK_SECONDS[pace]))
}
