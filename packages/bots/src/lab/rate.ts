import { wilson } from './wilson.ts'

/** A share that was counted, with its 95 % interval. All three are from 0 to 1. */
export type Rate = { readonly share: number; readonly low: number; readonly high: number }

/** The share of `k` in `n` that do not depend on each other. */
export function rateOf(k: number, n: number): Rate {
  const [low, high] = wilson(k, n)
  return { share: n === 0 ? 0 : k / n, low, high }
}

/**
 * The share of seats to which something happened, where seats of one game share their luck. `games` says how often that
 * happened to 0, 1, 2 … of the `seats` of a game. The interval is Wilson's for as many seats as would tell as much if
 * they did not depend on each other.
 */
export function seatRateOf(games: ReadonlyMap<number, number>, seats: number): Rate {
  let n = 0
  let sum = 0
  let squares = 0
  for (const [of, times] of games) {
    n += times
    sum += times * of
    squares += times * of * of
  }
  if (n === 0 || seats === 0) return rateOf(0, 0)
  const share = sum / (n * seats)
  const variance = (squares / n - (sum / n) ** 2) / (seats * seats) / n
  const alone = variance > 0 ? (share * (1 - share)) / variance : n
  const [low, high] = wilson(share * alone, alone)
  return { share, low, high }
}
