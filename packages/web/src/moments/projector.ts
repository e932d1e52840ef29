import { type ReadonlySignal, signal } from '@preact/signals'
import { tempoNow } from '../tempo/now.ts'
import type { Beat, Film, Scene, Stop } from './film.ts'
import { momentsOn } from './option.ts'

/** A scene that is on now; a number that no other one has, so that the same words twice are two moments. */
export type Showing = { readonly number: number; readonly scene: Scene; readonly ms: number }

/** Shows films of frames: it says how long the screen dwells on each, and what is on now. */
export type Projector<F> = {
  before(frame: F): number
  after(frame: F): number
  rested(): void
  readonly showing: ReadonlySignal<Showing | undefined>
  readonly stop: ReadonlySignal<Stop | undefined>
  /** Shows something that comes from no frame. */
  show(stop: Stop): void
  closeStop(): void
}

/** A page that no one looks at dwells on nothing. */
export const isWatched = (): boolean => momentsOn.peek() && !document.hidden && tempoNow.peek() !== 'atOnce'

export function projector<F>(filmOf: (frame: F) => Film | undefined): Projector<F> {
  const showing = signal<Showing | undefined>(undefined)
  const stop = signal<Stop | undefined>(undefined)
  let film: Film | undefined
  let numbers = 0

  function dwell(beat: Beat | undefined): number {
    if (beat === undefined) return 0
    beat.begins?.()
    showing.value = beat.scene === undefined ? undefined : { number: ++numbers, scene: beat.scene, ms: beat.ms }
    return beat.ms
  }
  return {
    before(frame) {
      film = isWatched() ? filmOf(frame) : undefined
      return dwell(film?.lead)
    },
    after() {
      const mine = film?.stop?.()
      if (mine === undefined) return dwell(film?.result)
      showing.value = undefined
      stop.value = mine
      return 0
    },
    rested() {
      showing.value = undefined
    },
    showing,
    stop,
    show(wanted) {
      if (isWatched()) stop.value = wanted
    },
    closeStop() {
      stop.value = undefined
    },
  }
}
