import { type Audience, EVERYTHING, isSeat, type Seat, SPECTATORS } from '@selva/core'

/** A moment of a recorded game, through whose eyes it is seen, and whether it is reviewed. */
type Moment = { readonly at: number; readonly eyes: Audience; readonly reviews: boolean }

/** A moment in an address: `#12`, through seat 3 `#12.3`, as everyone saw it `#12.0`, its review `#12.3.review`. */
export function momentIn(hash: string, steps: number, seats: number): Moment {
  const [, step = '', seat = '', review = ''] = /^#(\d+|end)(?:\.(\d+))?(\.review)?$/.exec(hash) ?? []
  const eyes = Number(seat)
  const through = seat === '' ? EVERYTHING : isSeat(eyes, seats) ? eyes : SPECTATORS
  const at = step === 'end' ? steps - 1 : Math.min(Number(step), steps - 1)
  return { at, eyes: through, reviews: review !== '' }
}

export const hashOf = ({ at, eyes, reviews }: Moment): string =>
  `#${at}${eyes === EVERYTHING ? '' : `.${eyes}`}${reviews ? '.review' : ''}`

/** The review of the end of a game, through the eyes of a player. */
export const reviewHash = (seat: Seat | undefined): string => `#end${seat === undefined ? '' : `.${seat}`}.review`
