import type { Danger } from '@selva/escape'
import { privately, type Sound } from '../sound/sound.ts'
import { HUSHES, type LogLine } from './story-line.ts'

/** Cards that make noise: in my sector, or wherever I say. */
const CARDS: { readonly [D in Danger]?: Sound } = { yours: 'own', yoursIcon: 'own', any: 'lure', anyIcon: 'lure' }

/** The sound of a line of the log. What only I know sounds like what everybody knows of it, unless I wear headphones. */
export function soundOf(line: LogLine): Sound | undefined {
  const { kind } = line
  switch (kind) {
    case 'drew':
      return privately(CARDS[line.card] ?? 'card', 'card')
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
