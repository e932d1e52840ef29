import type { Seat } from '@selva/core'
import type { LogEvent, LogLine } from '../story-line.ts'

/** Lines of the table's course that say nothing about a player. */
const COURSE: readonly LogEvent['kind'][] = ['claimed', 'table', 'over', 'offered', 'standing', 'doorGone']

/** Does a player take part in what a line tells? */
function isAbout(line: LogLine, seat: Seat): boolean {
  const taking: readonly unknown[] = [
    'seat' in line && line.seat,
    'by' in line && line.by,
    'of' in line && line.of,
    'from' in line && line.from,
    'to' in line && line.to,
    'at' in line && line.at,
    'a' in line && line.a,
    'b' in line && line.b,
    'dodger' in line && line.dodger,
  ]
  return !COURSE.includes(line.kind) && taking.includes(seat)
}

/** My own log about a player, the newest first. */
export type About = {
  readonly everyone: readonly LogLine[]
  readonly said: readonly (Extract<LogLine, { readonly kind: 'claimed' }> & { readonly nth: number })[]
  readonly mine: readonly LogLine[]
}

/** `nth` counts the claims of all players. */
export function aboutPlayer(lines: readonly LogLine[], seat: Seat): About {
  const claims = lines.flatMap((line) => (line.kind === 'claimed' ? [line] : []))
  const about = lines.filter((line) => isAbout(line, seat))
  return {
    everyone: about.filter(({ secret }) => !secret).toReversed(),
    said: claims
      .map((line, nth) => ({ ...line, nth }))
      .filter((line) => line.seat === seat)
      .toReversed(),
    mine: about.filter(({ secret }) => secret).toReversed(),
  }
}
