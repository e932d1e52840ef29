import { BANK_SECONDS, type Pace } from '@selva/protocol/terms'
import { gameOf } from '../client/games.ts'
import { termWords } from './words.ts'

/** Explains a pace at a table of this game, in one sentence. */
export function paceText(pace: Pace, game: string): string {
  const w = termWords().pace
  if (pace !== 'relaxed' && pace !== 'fast') return w.help[pace]
  const clock = gameOf(game)?.clocks
  if (clock === undefined) return ''
  const spell = (seconds: number): string => (seconds % 60 === 0 ? w.minutes(seconds / 60) : w.seconds(seconds))
  return w[clock.for](spell(clock.seconds[pace]), spell(BANK_SECONDS[pace]))
}
