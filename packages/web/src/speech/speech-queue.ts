import { type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '@selva/core'

/** Something that a player says. A sharp word calls someone the enemy. */
type Spoken = { readonly seat: Seat; readonly text: string; readonly sharp: boolean }
/** The same, told apart from the next words of the same player. */
type Bubble = Spoken & { readonly number: number }

/** More words than this wait for no one: the oldest of them are only in the log. */
const MOST_WAITING = 3
/** How long words stay, in milliseconds: the time to read them, within bounds. */
const LEAST = 2600
const MOST = 5200
const EACH_LETTER = 55

export const readingTime = (text: string): number => Math.min(MOST, Math.max(LEAST, 1200 + text.length * EACH_LETTER))

/** The speech at a table, one thing after the other. */
export type SpeechQueue = {
  readonly shown: ReadonlySignal<Bubble | undefined>
  say(spoken: Spoken): void
  stop(): void
}

export function speechQueue(after: (ms: number, run: () => void) => () => void): SpeechQueue {
  const shown = signal<Bubble | undefined>(undefined)
  let waiting: readonly Spoken[] = []
  let number = 0
  let cancel = (): void => {}

  function next(): void {
    const [first, ...rest] = waiting
    waiting = rest
    shown.value = first === undefined ? undefined : { ...first, number: ++number }
    if (first !== undefined) cancel = after(readingTime(first.text), next)
  }
  return {
    shown,
    say(spoken) {
      waiting = [...waiting, spoken].slice(-MOST_WAITING)
      if (shown.peek() === undefined) next()
    },
    stop() {
      cancel()
      waiting = []
      shown.value = undefined
    },
  }
}
