import { nameOf, type Part, type Sector, type Zone } from '@selva/escape'
import { coord, name } from '../../client/marks.ts'
import type { Sitting } from '../sitting.ts'
import { tell } from '../words.ts'

/** How many steps apart two sectors are on foot; nobody walks through a start sector (MOV-4). */
export function stepsBetween(zone: Zone, from: Sector, to: Sector): number | undefined {
  const steps = new Map<Sector, number>([[from, 0]])
  for (const [at, n] of steps) {
    if (at === to) return n
    for (const next of zone.next[at] ?? []) {
      const cell = zone.cells[next]
      if (!steps.has(next) && cell !== 'humanSector' && cell !== 'alienSector') steps.set(next, n + 1)
    }
  }
  return undefined
}

/** From further away a noise says little. */
const FAR = 6

/** How near a sector is to where somebody else was last heard: everybody could count it on the map. */
export function nearNoise({ live, story, called }: Sitting, { setting }: Part, at: Sector): string {
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
