import type { Advice } from './lean.ts'
import type { Rate } from './rate.ts'

/** The place in the turn order that fares clearly best, if the intervals of the best and the worst lie apart. */
export function orderAdvice(order: readonly Rate[]): readonly Advice[] {
  const ranked = order.map((rate, place) => ({ rate, place })).toSorted((a, b) => b.rate.share - a.rate.share)
  const best = ranked.at(0)
  const worst = ranked.at(-1)
  if (best === undefined || worst === undefined || best.rate.low <= worst.rate.high) return []
  return [{ code: 'orderMatters', place: best.place, share: best.rate.share, worst: worst.rate.share }]
}
