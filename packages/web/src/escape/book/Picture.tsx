import { elementAt, isRefusal, openWith, type Seat, seatsOf } from '@selva/core'
import {
  type Arrangement,
  type EscapeShape,
  escape,
  isPlain,
  nameOf,
  playerAt,
  type Sector,
  type Setting,
  sectorNamed,
} from '@selva/escape'
import { short } from '../../ui/short.ts'
import { center, HEIGHT, RADIUS } from '../geometry.ts'
import { Here, Legal, Ripple } from '../map-marks.tsx'
import { Ship } from '../Ship.tsx'
import type { Stop } from '../story-marks.ts'

/** A real position, and the part of the plan that is shown of it. */
export type BookPosition = {
  readonly arrangement: Arrangement
  /** The two opposite corners of the window. */
  readonly window: readonly [from: string, to: string]
  /** The noise, attack or sighting there, if any. */
  readonly heard?: { readonly at: string; readonly kind: Stop['kind'] }
  /** Show where the player whose turn it is may go. */
  readonly moves?: boolean
}

const SETTING = { zone: 'galilei', preset: 'advanced', seats: 2 }

function opened(arrangement: Arrangement): { readonly state: EscapeShape['full']; readonly setting: Setting } {
  const setting = escape.setting(SETTING)
  if (isRefusal(setting)) throw new Error(`a picture's setting is refused: ${setting.refused}`)
  const facts = escape.arrange(setting, arrangement)
  if (isRefusal(facts)) throw new Error(`a picture's position is refused: ${facts.refused} ${facts.about}`)
  return { state: openWith(escape, setting, facts).state, setting }
}

function sector(name: string): Sector {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(`there is no sector ${name}`)
  return at
}

/** Sectors the rules let a player go to from this position: the engine says it. */
export function movesIn(position: BookPosition): readonly Sector[] {
  const { state } = opened(position.arrangement)
  const option = escape.options(state, state.turn).find((one) => one.do === 'move')
  return option?.do === 'move' ? option.to : []
}

/** A corner of the plan with a position on it, drawn by what draws the table. */
export function Picture({ position }: { readonly position: BookPosition }) {
  const { state, setting } = opened(position.arrangement)
  const { zone } = setting
  const seat: Seat = state.turn
  const me = playerAt(state, seat)
  const legal = position.moves ? movesIn(position) : []
  const [[x0, y0], [x1, y1]] = position.window.map((name) => center(sector(name))) as [
    readonly [number, number],
    readonly [number, number],
  ]
  const { heard } = position
  const stop: Stop | undefined =
    heard === undefined
      ? undefined
      : { seat: elementAt(seatsOf(2), 1), sector: sector(heard.at), round: 9, kind: heard.kind }
  const covered = new Set<Sector>([...legal, me.at, ...(stop === undefined ? [] : [stop.sector])])
  const box = [x0 - RADIUS * 1.2, y0 - HEIGHT * 0.7, x1 - x0 + RADIUS * 2.4, y1 - y0 + HEIGHT * 1.4].map(short)
  return (
    <svg class="sheet" viewBox={box.join(' ')} aria-hidden="true">
      <Ship zone={zone} hatches={state.hatches.join(' ')} axes={false} />
      {zone.plain
        .filter((at) => !covered.has(at))
        .map((at) => {
          const [x, y] = center(at)
          return (
            <g class="cell" key={at}>
              <text x={short(x)} y={short(y + 3)} class={zone.cells[at] === 'dangerous' ? 'cd' : 'cs'}>
                {nameOf(at)}
              </text>
            </g>
          )
        })}
      {stop === undefined ? undefined : <Ripple stop={stop} mine={false} />}
      <Legal sectors={legal} chosen={undefined} plain={(at) => isPlain(zone, at)} />
      {position.moves ? <Here at={me.at} side={me.side} out={false} /> : undefined}
    </svg>
  )
}
