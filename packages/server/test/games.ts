import type { Seat } from '@selva/core'
import { toy } from '@selva/core/toy'
import { type Games, games } from '@selva/server'

/** Every game of the server, and core's toy game, which has all that makes hidden games hard. */
export const GAMES: Games = {
  ...games,
  toy: { game: toy, pace: { won: 400 }, seconds: { relaxed: 30, fast: 10 }, meeting: { seats: 3 } },
}
export const GALILEI = (seats: number) => ({ zone: 'galilei', preset: 'basic', seats })
export const TOY = (seats: number) => ({ seats })
export const seat = (n: number): Seat => n as Seat
