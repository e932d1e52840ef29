import type { Clock } from './clock.ts'

/** Frames of one break are played within this time, and none of them longer than it takes to see. */
const WHOLE = 1600
const LONGEST = 140

export const paceFor = (behind: number): number => Math.min(LONGEST, WHOLE / Math.max(1, behind))

/**
 * Applies what comes in, one frame at a time. Alone, a frame is applied at once; several at once (after a break, or
 * from quick opponents) are played one after the other, so that one sees what happened instead of its end.
 */
export type Playback<T> = {
  take(frame: T): void
  /** Forgets what is still waiting. */
  clear(): void
  readonly behind: number
}

export function playback<T>(apply: (frame: T) => void, clock: Clock, still: () => boolean): Playback<T> {
  let queue: T[] = []
  let resting = false
  /** How far behind we were at most since we were last up to date: the whole way is walked at one pace. */
  let deepest = 0
  let cancel = (): void => {}
  const next = (): void => {
    resting = false
    const frame = queue.shift()
    if (frame === undefined) {
      deepest = 0
      return
    }
    resting = true
    apply(frame)
    if (still()) next()
    else cancel = clock.after(paceFor(deepest), next)
  }
  return {
    take(frame) {
      queue.push(frame)
      deepest = Math.max(deepest, queue.length)
      if (!resting) next()
    },
    clear() {
      cancel()
      queue = []
      deepest = 0
      resting = false
    },
    get behind() {
      return queue.length
    },
  }
}
