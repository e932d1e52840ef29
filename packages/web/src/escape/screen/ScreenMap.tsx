import { seatsOf } from '@selva/core'
import { litBy, nameOf, type PartialState, type Sector } from '@selva/escape'
import { plainSentence } from '../../client/rich-text.ts'
import { Fading, Light, Ripple, Seen } from '../map-marks.tsx'
import type { EscapeModel } from '../model.ts'
import { Plan } from '../Plan.tsx'
import { cellText } from '../sentence.ts'
import { Tags } from '../sheet/Drawn.tsx'
import { layOut, type Tag } from '../sheet/tags.ts'
import { zoneNow } from '../zone-now.ts'
import '../styles/sheet.css'

/** The sheet on the wall: what rings, what was named this round, and where everybody last said they were. */
export function ScreenMap({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const { story, picked, pinned, player } = model
  const { seats } = state.setting
  const zone = zoneNow(state)
  const { ringing, fading, lit, trails } = story.value
  const sheet = model.sheet.value
  // A picked or pinned player shows the whole trail instead.
  const tags: readonly Tag[] = seatsOf(seats)
    .filter((seat) => picked.value !== seat && !pinned.value.has(seat))
    .flatMap((seat) => trails.get(seat)?.at(-1) ?? [])
  const laid = new Map(layOut(tags).map((one) => [one.sector, one.covers]))
  const rings = new Set(ringing.map(({ sector }) => sector))
  const told = (at: Sector): readonly string[] =>
    tags
      .filter(({ sector }) => sector === at)
      .map(({ kind, seat, round }) =>
        plainSentence(m.map[kind === 'noise' ? 'heard' : kind === 'attack' ? 'attacked' : 'seen'](player(seat), round)),
      )
  return (
    <Plan
      words={m.map}
      zone={zone}
      hatches={state.hatches.join(' ')}
      about={zone.humanSector}
      opens="whole"
      marks={{
        label: (at) => [nameOf(at), cellText(zone, at, m), ...told(at)].join(', '),
        can: () => false,
        taken: (at) => rings.has(at) || laid.get(at) === true || sheet?.covers(at, []) === true,
        chosen: undefined,
      }}
      onPick={() => {}}
      onCancel={() => {}}
      dots={undefined}
    >
      <Light sectors={lit === undefined ? [] : litBy(zone, lit.sector)} kind="past" />
      <Fading stops={fading} />
      {ringing.map((stop) => (
        <Ripple key={`${stop.seat} ${stop.round} ${stop.sector}`} stop={stop} mine={false} />
      ))}
      <Seen found={lit?.found ?? []} />
      <Tags tags={tags} />
      {sheet === undefined ? undefined : <sheet.Over heard={[]} />}
    </Plan>
  )
}
