import type { Clock } from '../client/clock.ts'

/** Longer than a double click takes, shorter than reading a button. */
const STEADY_AFTER = 400

/** Presses within this many pixels are meant for the same place. */
export const SAME_PLACE = 24

type Point = { readonly x: number; readonly y: number }

/** The part of the screen that ignores clicks for the moment: all of it, none, or the place of the last press. */
export type Guarded = 'all' | 'none' | Point

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= SAME_PLACE

/** Decides which clicks are meant for the buttons that stand there now. */
export type SteadyClicks = {
  /** A finger or a mouse button has gone down, anywhere on the page. */
  press(at: Point): void
  /** Another question: every button means something else. */
  newQuestion(): void
  /** The same question with another offer: the last press was not meant for what stands at its place now. */
  newOffer(): void
  /** Is a click meant? A click of the keyboard has no place. */
  takes(at: Point | undefined): boolean
  stop(): void
}

export function steadyClicks(clock: Clock, show: (guarded: Guarded) => void): SteadyClicks {
  let guarded: Guarded = 'none'
  let last: Point | undefined
  let cancel = (): void => {}
  const guard = (where: Guarded): void => {
    cancel()
    guarded = where
    show(where)
    if (where === 'none') return
    cancel = clock.after(STEADY_AFTER, () => guard('none'))
  }
  return {
    press(at) {
      last = at
    },
    newQuestion: () => guard('all'),
    newOffer() {
      if (guarded !== 'all') guard(last ?? 'none')
    },
    takes: (at) => guarded === 'none' || (guarded !== 'all' && (at === undefined || !isNear(at, guarded))),
    stop: () => cancel(),
  }
}
