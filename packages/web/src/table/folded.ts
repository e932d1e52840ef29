import { computed, type ReadonlySignal } from '@preact/signals'
import { elementAt, type Seat, type Shape } from '@selva/core'
import type { LiveTable } from './live.ts'
import type { Frame } from './live-ports.ts'

/** How far the frames of a table have been folded. */
type Kept<G extends Shape, S> = {
  readonly frames: readonly Frame<G>[]
  readonly seat: Seat | undefined
  folded: number
  value: S
}

/**
 * Something that is folded from the frames of a table, each of them once. A reader who takes another seat, or who comes
 * back and gets the past in front of what he has, has another list of frames: then it begins again.
 */
export function foldedFrames<G extends Shape, S>(
  live: Pick<LiveTable<G>, 'version' | 'frames' | 'seat'>,
  begin: (seat: Seat | undefined) => S,
  fold: (value: S, frame: Frame<G>) => S,
): ReadonlySignal<S> {
  let kept: Kept<G, S> | undefined
  return computed(() => {
    void live.version.value
    const frames = live.frames()
    const seat = live.seat()
    if (kept === undefined || kept.folded === 0 || kept.frames !== frames || kept.seat !== seat)
      kept = { frames, seat, folded: 0, value: begin(seat) }
    for (; kept.folded < frames.length; kept.folded++) kept.value = fold(kept.value, elementAt(frames, kept.folded))
    return kept.value
  })
}
