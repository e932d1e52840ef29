import type { Clock } from '../clock.ts'
import type { Limits } from '../http/limits.ts'

/** So many at once, and so many a second in the long run. */
type Pace = Pick<Limits, 'burst' | 'perSecond'>

/** Says for each message whether it may still be read. */
export function allowance(clock: Clock, { burst, perSecond }: Pace): () => boolean {
  let left = burst
  let at = clock.now()
  return () => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}
