import { type Audience, EVERYTHING, isSeat, SPECTATORS } from '@selva/core'

/** A moment of a recorded game, and through whose eyes it is seen. */
type Moment = { readonly at: number; readonly eyes: Audience }

/** A moment in an address: `#12`, through seat 3 `#12.3`, as everyone saw it `#12.0`. */
export function momentIn(hash: string, steps: number, seats: number): Moment {
  const [, step = '', seat = ''] = /^#(\d+)(?:\.(\d+))?$/.exec(hash) ?? []
  const eyes = Number(seat)
  const through = seat === '' ? EVERYTHING : isSeat(eyes, seats) ? eyes : SPECTATORS
  return { at: Math.min(Number(step), steps - 1), eyes: through }
}

export const hashOf = (at: number, eyes: Audience): string => (eyes === EVERYTHING ? `#${at}` : `#${at}.${eyes}`)
