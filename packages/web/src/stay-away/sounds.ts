import { privately, type Sound } from '../sound/sound.ts'
import type { LogLine } from './story-line.ts'

/** The sound of a line of the log. What only I know is silent beside what everyone knows of it, unless I wear headphones. */
export function soundOf({ kind, secret }: LogLine): Sound | undefined {
  if (secret) return kind === 'infected' ? privately('heart') : undefined
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
