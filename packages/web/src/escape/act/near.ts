import { nameOf, type PartialState, type Sector, stepsBetween } from '@selva/escape'
import { coord, name } from '../../client/rich-text.ts'
import type { EscapeModel } from '../model.ts'
import { tell } from '../words.ts'

/** From further away a noise says little. */
const FAR = 6

/** How near a sector is to where another player was last heard: everybody could count it on the map. */
export function nearNoise({ live, story, called }: EscapeModel, { setting }: PartialState, at: Sector): string {
  const { ringing, fading } = story.value
  const stops = [...ringing, ...fading].filter((stop) => stop.seat !== live.seat())
  const [nearest] = stops
    .map((stop) => ({ stop, steps: stepsBetween(setting.zone, at, stop.sector) ?? FAR + 1 }))
    .toSorted((a, b) => a.steps - b.steps)
  if (nearest === undefined || nearest.steps > FAR) return ''
  const { stop, steps } = nearest
  const m = tell().act
  if (steps === 0) return m.heardHere(name(called(stop.seat)))
  return m.stepsFrom(steps, coord(nameOf(stop.sector)), name(called(stop.seat)))
}
