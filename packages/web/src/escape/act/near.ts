import { nameOf, type PartialState, type Sector, stepsBetween } from '@selva/escape'
import { coord, name } from '../../client/rich-text.ts'
import type { EscapeModel } from '../model.ts'

/** From further away a noise says little. */
const FAR = 6

/** How near a sector is to where another player was last heard: everybody could count it on the map. */
export function nearNoise({ live, story, nameAt, words }: EscapeModel, { setting }: PartialState, at: Sector): string {
  const { ringing, fading } = story.value
  const stops = [...ringing, ...fading].filter((stop) => stop.seat !== live.seat())
  const [nearest] = stops
    .map((stop) => ({ stop, steps: stepsBetween(setting.zone, at, stop.sector) ?? FAR + 1 }))
    .toSorted((a, b) => a.steps - b.steps)
  if (nearest === undefined || nearest.steps > FAR) return ''
  const { stop, steps } = nearest
  const m = words().act
  const who = name(nameAt(stop.seat))
  return steps === 0 ? m.heardHere(who) : m.stepsFrom(steps, coord(nameOf(stop.sector)), who)
}
