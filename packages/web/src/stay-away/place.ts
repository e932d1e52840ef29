import type { Seat } from '@selva/core'
import { neighbourOn, type PartialState, playerAt, type Role, stayAwayTableGame } from '@selva/stay-away'
import type { Station } from './geometry.ts'
import type { StayAwayModel } from './model.ts'
import { gameWords } from './words.ts'

/** Input of everything drawn on the ring; `home` is the place at the bottom, `look` opens what is known of a player. */
export type RingProps = {
  readonly look?: ((at: Seat) => void) | undefined
  readonly model: StayAwayModel
  readonly state: PartialState
  readonly station: Station
  readonly home: number
}

/** The words under the name in a compartment, and its light. */
export function stateOf(
  state: PartialState,
  seat: Seat,
  me: Seat | undefined,
  { gone, isMidway }: { readonly gone: ReadonlyMap<Seat, Seat | 'none'>; readonly isMidway: boolean },
): {
  readonly light: string
  readonly tag: string
  readonly tone: string
} {
  const m = gameWords().ring
  const { alive, quarantine } = playerAt(state, seat)
  if (!alive) return { light: 'burnt', tag: gone.get(seat) === 'none' ? m.out : m.burned, tone: '' }
  const running = state.end === 'running'
  if (state.end !== 'running' && state.end.winners.includes(seat))
    return { light: 'won', tag: gameWords().end.winner, tone: 'green' }
  const asked = running && !isMidway && stayAwayTableGame.awaits(state).includes(seat)
  const active = running && state.active === seat
  if (asked && seat === me) return { light: 'asked mine', tag: active ? m.yourTurn : m.yourAnswer, tone: 'amber' }
  if (asked && !active) return { light: 'asked', tag: m.asked, tone: 'amber' }
  const light = active ? 'turn' : ''
  if (state.step.at === 'pass') return { light, tag: asked ? m.asked : m.chosen, tone: asked ? 'amber' : '' }
  const left = m.turnsLeft(quarantine)
  const narrow = state.ring.length > 9 || (state.ring.length > 6 && left.length > 11)
  if (quarantine > 0) return { light, tag: narrow ? m.left(quarantine) : left, tone: '' }
  return { light, tag: active ? m.playing : '', tone: '' }
}

/** The side of the reader at which a living player sits; between two who are left, both. */
export function sideOfMe(state: PartialState, me: Seat | undefined, seat: Seat): readonly string[] {
  if (me === undefined || !playerAt(state, me).alive || !playerAt(state, seat).alive || seat === me) return []
  const m = gameWords().ring
  return [
    ...(neighbourOn(state, me, 'left') === seat ? [m.onLeft] : []),
    ...(neighbourOn(state, me, 'right') === seat ? [m.onRight] : []),
  ]
}

/** A player's role, where the reader knows it: never shown of the reader, and not of the many humans. */
export const knownRole = (role: Role | undefined, mine: boolean): Role | undefined =>
  mine || role === 'human' ? undefined : role

/** A person whose browser is not connected. */
export function awayAt({ live }: StayAwayModel, seat: Seat): boolean {
  const there = live.about.value.seats[seat - 1]
  return there?.by === 'person' && !there.here && live.about.value.status === 'running'
}
