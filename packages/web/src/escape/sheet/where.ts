import { computed, type ReadonlySignal } from '@preact/signals'
import type { Places, Whereabouts, whereabouts } from '@selva/bots/where'
import type { EscapeShape } from '@selva/escape'
import type { Frame, LiveTable } from '../../table/live.ts'

type Heard = {
  readonly about: Whereabouts
  readonly first: Frame<EscapeShape>
  /** How many frames it has heard. */
  frames: number
}

/** Where everybody can be, kept up to date frame by frame; unknown while the beginning of the game is missing. */
export function placesAt(
  live: LiveTable<EscapeShape>,
  begin: typeof whereabouts,
): ReadonlySignal<readonly Places[] | undefined> {
  let heard: Heard | undefined
  return computed(() => {
    void live.version.value
    const seat = live.seat()
    const state = live.state()
    const frames = live.frames()
    const [first] = frames
    if (seat === undefined || state === undefined || first?.some(({ kind }) => kind === 'dealt') !== true)
      return undefined
    // Somebody who comes back gets the past in front of what he has: then it is heard again from its beginning.
    if (heard === undefined || heard.first !== first || heard.frames > frames.length)
      heard = { about: begin(state.setting, seat), first, frames: 0 }
    for (const frame of frames.slice(heard.frames)) for (const fact of frame) heard.about.hear(fact)
    heard.frames = frames.length
    return heard.about.places()
  })
}
