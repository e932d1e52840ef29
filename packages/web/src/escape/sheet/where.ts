import { computed, type ReadonlySignal } from '@preact/signals'
import type { PossiblePositions, PossibleSectors, possiblePositions } from '@selva/bots/where'
import type { EscapeShape } from '@selva/escape'
import { foldedFrames } from '../../table/folded.ts'
import type { LiveTable } from '../../table/live.ts'

/** A new one for every frame, for `about` itself is folded in place. */
type Heard = { readonly about: PossiblePositions } | undefined

/** The sectors everybody can be in, updated frame by frame; unknown while the beginning of the game is missing. */
export function placesAt(
  live: LiveTable<EscapeShape>,
  begin: typeof possiblePositions,
): ReadonlySignal<readonly PossibleSectors[] | undefined> {
  const heard = foldedFrames<EscapeShape, Heard>(
    live,
    (seat) => {
      const state = live.state()
      const [first] = live.frames()
      const isDealt = first?.some(({ kind }) => kind === 'dealt') === true
      return seat === undefined || state === undefined || !isDealt ? undefined : { about: begin(state.setting, seat) }
    },
    (so, frame) => {
      if (so === undefined) return undefined
      for (const fact of frame) so.about.hear(fact)
      return { about: so.about }
    },
  )
  return computed(() => heard.value?.about.places())
}
