import type { Sound } from '../sound/sound.ts'
import type { LogLine } from './story-line.ts'

/** What a line of the log sounds like, if everybody knows it. */
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
