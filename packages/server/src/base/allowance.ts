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

/** One allowance: how much of it is left, and when it was last used. */
type Bucket = { left: number; at: number }

/** Takes one, without making anything anew: 0 if it was granted, otherwise the seconds until the next one. */
function takeFrom(bucket: Bucket, now: number, { burst, perSecond }: RefillRate): number {
  const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  bucket.left = left >= 1 ? left - 1 : left
  return left >= 1 ? 0 : (1 - left) / perSecond
}

/** The allowance of one owner, for as long as that owner is remembered. */
export function allowance(clock: Clock, rate: RefillRate): { take(): number } {
  const bucket: Bucket = { left: rate.burst, at: clock.steady() }
  return { take: () => takeFrom(bucket, clock.steady(), rate) }
}

/** Old allowances that may be forgotten at each new use: more than one, so that the number shrinks again. */
const FORGOTTEN_AT_ONCE = 4

/**
 * Token buckets by owner, on the clock that nobody can set. An allowance outlives its use: it is forgotten only once it
 * must be full again, or when more than `most` owners are remembered; then the one unused for longest goes.
 */
export function allowances(clock: Clock, rate: RefillRate, most: number): Allowances {
  /** The one unused for longest comes first. */
  const buckets = new Map<string, Bucket>()
  const fullAfter = (rate.burst / rate.perSecond) * 1000
  let lastOwner: string | undefined

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
      const bucket = buckets.get(owner) ?? { left: rate.burst, at: now }
      const wait = takeFrom(bucket, now, rate)
      if (owner !== lastOwner || !buckets.has(owner)) {
        buckets.delete(owner)
        buckets.set(owner, bucket)
        lastOwner = owner
        forget(now)
      }
      return wait
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
