import { isPlain, litBy, nameOf, type PartialState, playerAt, type Sector } from '@selva/escape'
import { goBy, strikesAt } from './act/move.tsx'
import { Fading, Here, Legal, Light, Named, Reticle, Ripple, Seen } from './map-marks.tsx'
import type { EscapeModel } from './model.ts'
import { Dot } from './Overview.tsx'
import { Plan } from './Plan.tsx'
import { type Pointing, sectorLabel } from './sector-label.ts'
import type { Stop } from './story-marks.ts'
import { zoneNow } from './zone-now.ts'

function pointingOf({ ask, armed, shown }: EscapeModel): { readonly to: Pointing; readonly at: readonly Sector[] } {
  const play = armed.value
  if (play !== undefined) return play.kind === 'spotlight' ? { to: 'light', at: play.at } : { to: 'nothing', at: [] }
  const asked = ask.value
  if (asked.kind === 'move') return { to: 'move', at: asked.to }
  if ((asked.kind === 'name' || asked.kind === 'nameOther') && asked.any && shown.value)
    return { to: 'name', at: asked.at }
  return { to: 'nothing', at: [] }
}

/** The map sheet of a running game: where I am, where I may go, what was heard, who was seen. */
export function TableMap({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const { live, story, ask, chosen, looked } = model
  const sheet = model.sheet.value
  const moments = model.moments.value
  const m = model.words()
  const zone = zoneNow(state)
  const seat = live.seat()
  const me = seat === undefined ? undefined : playerAt(state, seat)
  const { ringing, fading, lit } = story.value
  const busy = !live.ready.value
  const { to, at: allowed } = pointingOf(model)
  const may = new Set(busy ? [] : allowed)
  const legal: readonly Sector[] = busy || to !== 'move' ? [] : allowed
  const can = (at: Sector): boolean => may.has(at)
  const named = state.mine?.named === undefined || state.mine.named === 'none' ? undefined : state.mine.named
  const light = to === 'light' && chosen.value !== undefined ? litBy(zone, chosen.value) : []
  const shone = to === 'light' || lit === undefined ? [] : litBy(zone, lit.sector)
  const covered = new Set<Sector>([...legal, ...ringing.map((s) => s.sector)])
  if (me?.at !== undefined) covered.add(me.at)
  if (named !== undefined) covered.add(named)
  if (to === 'name' && chosen.value !== undefined) covered.add(chosen.value)

  // Players heard or seen last are signed there; my own sector is mine already.
  const heard: readonly Stop[] = [
    ...ringing,
    ...fading,
    ...(lit?.found ?? []).map((found): Stop => ({ ...found, round: state.round, kind: 'seen' })),
  ].filter((stop) => stop.sector !== me?.at)

  const label = (at: Sector): string =>
    sectorLabel(model, state, at, {
      mine: at === me?.at,
      may: may.has(at) ? to : 'nothing',
      lit: light.includes(at) || shone.includes(at),
    })

  const pick = (at: Sector): void => {
    if (sheet?.draws(at) === true) return
    if (!can(at)) {
      if (to !== 'light') chosen.value = undefined
      looked.value = looked.value === at || to === 'light' ? undefined : at
      return
    }
    looked.value = undefined
    if (chosen.value !== at) {
      chosen.value = at
      return
    }
    if (to === 'move') goBy({ model, state }, { do: 'move', to: at })
    else if (to === 'light') live.choose({ do: 'spotlight', at })
    else if (to === 'name') live.choose({ do: ask.value.kind === 'nameOther' ? 'alsoNoise' : 'noise', at })
  }
  const cancel = (): void => {
    if (sheet?.putDown() === true) return
    chosen.value = undefined
    looked.value = undefined
  }
  return (
    <Plan
      words={m.map}
      zone={zone}
      hatches={state.hatches.join(' ')}
      about={me?.at ?? zone.humanSector}
      sought={looked.value}
      marks={{ label, can, taken: (at) => covered.has(at) || sheet?.covers(at, heard) === true, chosen: chosen.value }}
      onPick={pick}
      onCancel={cancel}
      onHold={(at) => sheet?.open(at)}
      dots={
        <>
          {[...fading, ...ringing].map((stop) => (
            <Dot key={`${stop.seat} ${stop.round} ${stop.sector}`} at={stop.sector} kind="ov-noise" />
          ))}
          {me?.at === undefined ? undefined : <Dot at={me.at} kind="ov-me" />}
          {chosen.value === undefined ? undefined : <Dot at={chosen.value} kind="ov-me" />}
        </>
      }
    >
      {sheet === undefined ? undefined : <sheet.Under />}
      {moments === undefined ? undefined : <moments.Fallen />}
      <Light sectors={shone} kind="past" />
      <Light sectors={light} kind="aim" />
      <Fading stops={fading} />
      {ringing.map((stop) => (
        <Ripple key={`${stop.seat} ${stop.round} ${stop.sector}`} stop={stop} mine={stop.sector === me?.at} />
      ))}
      <Legal
        sectors={legal}
        chosen={chosen.value}
        strike={chosen.value !== undefined && strikesAt({ model, state }, chosen.value)}
        plain={(at) => isPlain(zone, at)}
      />
      {me?.at === undefined || me.side === undefined || me.status === 'waiting' ? undefined : (
        <Here at={me.at} side={me.side} out={me.status !== 'aboard'} />
      )}
      {sheet === undefined ? (
        <Seen found={(lit?.found ?? []).filter((f) => f.seat !== seat)} />
      ) : (
        <sheet.Over heard={heard} />
      )}
      {named === undefined ? undefined : <Named at={named} />}
      {looked.value === undefined ? undefined : (
        <Reticle at={looked.value} word={isPlain(zone, looked.value) ? nameOf(looked.value) : ''} />
      )}
      {to !== 'move' && chosen.value !== undefined ? (
        <Reticle at={chosen.value} word={isPlain(zone, chosen.value) ? nameOf(chosen.value) : ''} />
      ) : undefined}
      {moments === undefined ? undefined : <moments.Layer />}
    </Plan>
  )
}
