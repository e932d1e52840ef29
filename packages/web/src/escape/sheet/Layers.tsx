import type { Sector } from '@selva/escape'
import { ManyShade, OneShade, Strokes, Tags, TrailLine } from './Drawn.tsx'
import { type MapNotes, shadedPlaces } from './map-notes.ts'
import { type Tag, withHeard } from './tags.ts'

/** Under everything on the map: where the others can be. */
export function Under({ kit }: { readonly kit: MapNotes }) {
  const shaded = shadedPlaces(kit)
  const [one] = shaded
  if (one === undefined) return undefined
  if (shaded.length === 1) {
    const only = one.human.length === 0 ? [] : one.alien.filter((at) => !one.human.includes(at))
    return <OneShade seat={one.seat} either={one.human.length === 0 ? one.alien : one.human} alien={only} />
  }
  const counts = new Map<Sector, number>()
  for (const { human, alien } of shaded)
    for (const at of new Set([...human, ...alien])) counts.set(at, (counts.get(at) ?? 0) + 1)
  return <ManyShade counts={counts} most={shaded.length} />
}

/** Over the map: trails, what was heard last, and what I have jotted. */
export function Over({ kit, heard }: { readonly kit: MapNotes; readonly heard: readonly Tag[] }) {
  const { trails } = kit.model.story.value
  return (
    <>
      {kit.shown.value.map((seat) => {
        const stops = trails.get(seat) ?? []
        return stops.length === 0 ? undefined : <TrailLine key={seat} seat={seat} stops={stops} />
      })}
      <Strokes marks={kit.marks.value} />
      <Tags tags={withHeard(kit.tags.value, heard)} />
    </>
  )
}
