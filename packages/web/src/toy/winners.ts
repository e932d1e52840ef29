import { type Seat, seatsOf, the } from '@selva/core'
import type { State } from './sitting.ts'

/** The seats with most points: the winners once the game is over. */
export function winnersOf({ players, setting }: State): readonly Seat[] {
  const most = Math.max(...players.map(({ points }) => points))
  return seatsOf(setting.seats).filter((seat) => the(players, seat - 1).points === most)
}
