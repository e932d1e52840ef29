import type { Sound } from '../sound/sound.ts'
import { HUSHES, type LogLine } from './story-line.ts'

/** What a line of the log sounds like, if everybody knows it. */
export function soundOf({ kind }: LogLine): Sound | undefined {
  switch (kind) {
    case 'yourTurn':
      return 'turn'
    case 'noise':
    case 'twoNoises':
      return 'noise'
    case 'attack':
      return 'strike'
    case 'killed':
      return 'out'
    case 'escaped':
      return 'away'
    case 'used':
    case 'usedPower':
    case 'hatchCard':
    case 'spotlight':
      return 'card'
    case 'over':
      return 'over'
    default:
      return HUSHES.some((hush) => hush === kind) ? 'silence' : undefined
  }
}
