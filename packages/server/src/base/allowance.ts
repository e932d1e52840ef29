import type { Clock } from './clock.ts'

/** The most at once, and the most a second in the long run. */
export type RefillRate = { readonly burst: number; readonly perSecond: number }

/** The allowances of many owners (addresses or people), all at the same pace. */
export type Allowances = {
  /** Takes one from the allowance of an owner: 0 if it was granted, otherwise the seconds until the next one. */
  take(owner: string): number
  /** The number of owners whose allowance is remembered. */
  readonly size: number
}

type Bucket = { left: number; at: number }

/** Old allowances that may be forgotten at each new use: more than one, so that the number shrinks again. */
const FORGOTTEN_AT_ONCE = 4

/**
 * Token buckets by owner, on the clock that nobody can set. An allowance outlives its use: it is forgotten only once it
 * must be full again, or when more than `most` owners are remembered; then the one unused for longest goes.
 */
export function allowances(clock: Clock, { burst, perSecond }: RefillRate, most: number): Allowances {
  /** The one unused for longest comes first. */
  const buckets = new Map<string, Bucket>()
  const fullAfter = (burst / perSecond) * 1000

  function forget(now: number): void {
    let looked = 0
    for (const [owner, { at }] of buckets) {
      const mayGo = now - at >= fullAfter || buckets.size > most
      if (!mayGo || ++looked > FORGOTTEN_AT_ONCE) return
      buckets.delete(owner)
    }
  }

  return {
    take(owner) {
      const now = clock.steady()
      const { left: before, at } = buckets.get(owner) ?? { left: burst, at: now }
      const left = Math.min(burst, before + ((now - at) / 1000) * perSecond)
      const granted = left >= 1
      buckets.delete(owner)
      buckets.set(owner, { left: granted ? left - 1 : left, at: now })
      forget(now)
      return granted ? 0 : (1 - left) / perSecond
    },
    get size() {
      return buckets.size
    },
  }
}

/** A pace that is said by the hour. */
export const perHour = (most: number): RefillRate => ({ burst: most, perSecond: most / 3600 })

/** A pace that is said by the minute. */
export const perMinute = (most: number): RefillRate => ({ burst: most, perSecond: most / 60 })
