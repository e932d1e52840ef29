import type { Sound } from '../sound/sound.ts'
import { HUSHES, type LogLine } from './story-line.ts'

/** The sound of a line of the log, if everybody knows the line. */
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
