import { isPlain, nameOf, type Part, playerAt, type Sector } from '@selva/escape'
import { say } from '../client/language.ts'
import { Fading, Here, Legal, Reticle, Ripple, Trail } from './marks.tsx'
import { Dot } from './Overview.tsx'
import { Plan } from './Plan.tsx'
import { cellText } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import type { Stop } from './story.ts'

/** The map sheet of a running game: where I am, where I may go, what was heard. */
export function TableMap({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const { live, story, ask, chosen, looked, picked, called } = sitting
  const m = say()
  const { zone } = state.setting
  const seat = live.seat()
  const me = seat === undefined ? undefined : playerAt(state, seat)
  const asked = ask.value
  const { ringing, fading, trails } = story.value
  const busy = !live.ready.value
  const naming = asked.kind === 'name' && asked.any && sitting.shown.value
  const legal: readonly Sector[] = busy ? [] : asked.kind === 'move' ? asked.to : []
  const trail = picked.value === undefined ? [] : (trails.get(picked.value) ?? [])
  const can = (at: Sector): boolean => !busy && (naming ? isPlain(zone, at) : legal.includes(at))
  const covered = new Set<Sector>([...legal, ...trail.map((s) => s.sector)])
  if (me?.at !== undefined) covered.add(me.at)
  if (ringing !== undefined) covered.add(ringing.sector)
  if (naming && chosen.value !== undefined) covered.add(chosen.value)

  const heardAt = (stops: readonly Stop[], at: Sector): readonly string[] =>
    stops
      .filter((stop) => stop.sector === at)
      .map((stop) => m.escape.map[stop.kind === 'noise' ? 'heard' : 'attacked'](called(stop.seat), stop.round))
  const label = (at: Sector): string =>
    [
      nameOf(at),
      cellText(zone, at, m),
      ...zone.hatches.flatMap((h, i) => (h.at === at ? [m.escape.hatchStates[state.hatches[i] ?? 'open']] : [])),
      ...(at === me?.at ? [m.escape.map.here] : []),
      ...(legal.includes(at) ? [m.escape.map.legal] : naming && isPlain(zone, at) ? [m.escape.map.nameable] : []),
      ...heardAt(ringing === undefined ? fading : [ringing, ...fading], at),
    ].join(', ')

  const pick = (at: Sector): void => {
    if (!can(at)) {
      chosen.value = undefined
      looked.value = looked.value === at ? undefined : at
      return
    }
    looked.value = undefined
    if (chosen.value !== at) {
      chosen.value = at
      return
    }
    if (asked.kind === 'move') live.choose({ do: 'move', to: at })
    else if (asked.kind === 'name') live.choose({ do: 'noise', at })
  }
  const cancel = (): void => {
    chosen.value = undefined
    looked.value = undefined
  }
  const rings = ringing === undefined ? '' : `${ringing.seat} ${ringing.round} ${ringing.sector}`
  return (
    <Plan
      zone={zone}
      hatches={state.hatches.join(' ')}
      about={me?.at ?? zone.humanSector}
      marks={{ label, can, taken: (at) => covered.has(at), chosen: chosen.value }}
      onPick={pick}
      onCancel={cancel}
      dots={
        <>
          {fading.map((stop) => (
            <Dot key={`${stop.seat} ${stop.round}`} at={stop.sector} kind="ov-noise" />
          ))}
          {ringing === undefined ? undefined : <Dot at={ringing.sector} kind="ov-noise" />}
          {me?.at === undefined ? undefined : <Dot at={me.at} kind="ov-me" />}
          {chosen.value === undefined ? undefined : <Dot at={chosen.value} kind="ov-me" />}
        </>
      }
    >
      <Fading stops={fading} />
      {ringing === undefined ? undefined : (
        <Ripple
          key={rings}
          stop={ringing}
          mine={ringing.sector === me?.at || trail.some((s) => s.sector === ringing.sector)}
        />
      )}
      {picked.value === undefined || trail.length === 0 ? undefined : <Trail stops={trail} seat={picked.value} />}
      <Legal sectors={legal} chosen={chosen.value} plain={(at) => isPlain(zone, at)} />
      {me?.at === undefined || me.side === undefined ? undefined : (
        <Here at={me.at} side={me.side} out={me.status !== 'aboard'} />
      )}
      {naming && chosen.value !== undefined ? <Reticle at={chosen.value} /> : undefined}
    </Plan>
  )
}
