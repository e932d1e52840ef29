import type { Sound } from '../sound/sound.ts'
import type { LogLine } from './story-line.ts'

/** The sound of a line of the log, if everyone knows the line. */
export function soundOf({ kind, secret }: LogLine): Sound | undefined {
  if (secret) return undefined
  switch (kind) {
    case 'drew':
    case 'played':
    case 'discarded':
    case 'defended':
      return 'card'
    case 'panic':
      return 'noise'
    case 'exchanged':
    case 'swapped':
      return 'pass'
    case 'eliminated':
      return 'out'
    case 'over':
      return 'over'
    default:
      return undefined
  }
}
