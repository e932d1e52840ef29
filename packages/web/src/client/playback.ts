import type { Clock } from './clock.ts'

/** Frames of one break are played within this time, and none of them longer than it takes to see. */
const WHOLE = 1600
const LONGEST = 140
/** With so many frames still to be played, nothing is dwelt on. */
const FAR_BEHIND = 4

export const paceFor = (behind: number): number => Math.min(LONGEST, WHOLE / Math.max(1, behind))

/** Lets people follow what is played: milliseconds to rest before a frame is applied, and after it. */
export type Direction<T> = {
  before(frame: T): number
  after(frame: T): number
  /** The rest after a frame is over, or was cut short. */
  rested(): void
  /** Would the reader be asked something once all of these are applied? Then only the last frame is dwelt on. */
  urgent(frames: readonly T[]): boolean
}

/**
 * Applies what comes in, one frame at a time. Alone, a frame is applied at once; several at once (after a break, or
 * from quick opponents) are played one after the other, so that one sees what happened instead of its end.
 */
export type Playback<T> = {
  /** Takes a frame, or the parts of one: they are played one after the other, and count as one. */
  take(...parts: readonly T[]): void
  /** Ends the rest of this moment. */
  skip(): void
  /** Forgets what is still waiting. */
  clear(): void
  readonly behind: number
}

/** A frame or a part of one that is still to be played; `hurried` if a later one asks the reader something. */
type Queued<T> = { readonly frame: T; readonly isLast: boolean; hurried: boolean }

export function playback<T>(
  apply: (frame: T) => void,
  clock: Clock,
  still: () => boolean,
  direction: Direction<T>,
): Playback<T> {
  let queue: Queued<T>[] = []
  let resting = false
  /** How far behind we were at most since we were last up to date: the whole way is walked at one pace. */
  let deepest = 0
  let cancel = (): void => {}
  let goOn: (() => void) | undefined

  function rest(ms: number, then: () => void): void {
    if (ms <= 0) return then()
    goOn = then
    cancel = clock.after(ms, skip)
  }
  function skip(): void {
    const then = goOn
    goOn = undefined
    cancel()
    then?.()
  }
  const framesBehind = (): number => queue.filter(({ isLast }) => isLast).length
  const dwelt = ({ hurried }: Queued<T>, ms: number): number => (hurried || deepest > FAR_BEHIND ? 0 : ms)

  function next(): void {
    resting = false
    const [first] = queue
    if (first === undefined) {
      deepest = 0
      return
    }
    resting = true
    const { frame } = first
    rest(dwelt(first, direction.before(frame)), () => {
      queue.shift()
      apply(frame)
      const shown = dwelt(first, direction.after(frame))
      rest(Math.max(shown, still() ? 0 : paceFor(deepest)), () => {
        direction.rested()
        next()
      })
    })
  }
  return {
    take(...parts) {
      const waiting = queue.slice()
      queue.push(...parts.map((frame, i) => ({ frame, isLast: i === parts.length - 1, hurried: false })))
      deepest = Math.max(deepest, framesBehind())
      if (!resting) return next()
      if (!direction.urgent(queue.map(({ frame }) => frame))) return
      for (const one of waiting) one.hurried = true
      skip()
    },
    skip,
    clear() {
      cancel()
      goOn = undefined
      queue = []
      deepest = 0
      resting = false
      direction.rested()
    },
    get behind() {
      return queue.length
    },
  }
}
