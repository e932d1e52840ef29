import type { Seat } from '@selva/core'
import type { LogLine } from '../story-line.ts'

/** How the reader came to see a card of a player. */
export type HowSeen = 'held' | 'showed' | 'gaveYou' | 'gave' | 'offered'

export function howSeen(line: LogLine, me: Seat | undefined): HowSeen {
  switch (line.kind) {
    case 'got':
      return 'gaveYou'
    case 'exchanged':
      return line.from === me || line.to === me ? 'gaveYou' : 'gave'
    case 'offered':
    case 'offerSeen':
      return 'offered'
    case 'handShown':
    case 'revealed':
      return 'showed'
    default:
      return 'held'
  }
}
