import type { Clock } from '../client/clock.ts'

/** Longer than a double click takes, shorter than reading a button. */
const STEADY_AFTER = 400

/** Presses within this many pixels are meant for the same place. */
const SAME_PLACE = 24

type Point = { readonly x: number; readonly y: number }

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

/** `show` learns whether every click is ignored for the moment. */
export function steadyClicks(clock: Clock, show: (settling: boolean) => void): SteadyClicks {
  let settling = false
  let last: Point | undefined
  let guarded: Point | undefined
  let cancelAll = (): void => {}
  let cancelPlace = (): void => {}
  return {
    press(at) {
      last = at
    },
    newQuestion() {
      cancelAll()
      settling = true
      show(true)
      cancelAll = clock.after(STEADY_AFTER, () => {
        settling = false
        show(false)
      })
    },
    newOffer() {
      cancelPlace()
      guarded = last
      cancelPlace = clock.after(STEADY_AFTER, () => {
        guarded = undefined
      })
    },
    takes: (at) => !settling && (at === undefined || guarded === undefined || !isNear(at, guarded)),
    stop() {
      cancelAll()
      cancelPlace()
    },
  }
}
