import { type Seat, the } from '@selva/core'
import type { Character, Side } from './character.ts'
import { DANGERS, type Danger } from './danger.ts'
import type { EndReason, Step } from './facts.ts'
import { clonePile, countsOf, type Pile } from './pile.ts'
import type { Sector } from './sector.ts'
import type { Setting } from './setting.ts'

/** VOC-7 */
export const STATUSES = ['aboard', 'escaped', 'eliminated'] as const
export type Status = (typeof STATUSES)[number]

export type Player<U extends undefined> = {
  status: Status
  character: Character | U
  /** May be known before the character is: attackers and escapers show it. */
  side: Side | U
  /** Where the player stands; for somebody who is out, where he was last. */
  at: Sector | U
}

/** What only the acting player knows of his turn. */
export type Mine = {
  step: Step
  /** How many decision points of this turn have passed. */
  asked: number
  /** The turn's first sector (TRN-2). */
  from: Sector
  moved: boolean
  /** The dangerous card in his hand, not yet announced. */
  drawn: Danger | 'none'
}

export type HatchState = 'open' | 'used' | 'damaged'

/** The last thing everybody heard of the current turn. */
export type Heard = 'turn' | 'moved' | 'cannotMove' | 'drew' | 'resolved'

export type State<U extends undefined> = {
  readonly setting: Setting
  /** By seat − 1. */
  readonly players: Player<U>[]
  /** The seat that began the game. */
  first: Seat
  /** Whose turn it is. */
  turn: Seat
  /** 0 until the first turn. */
  round: number
  heard: Heard
  mine: Mine | U
  /** By place in the zone's list of hatches. */
  hatches: HatchState[]
  danger: Pile<Danger, U>
  discards: Pile<Danger, U>
  /** END-11 */
  end: 'running' | { readonly reason: EndReason; readonly winners: readonly Seat[] }
}
export type Full = State<never>
export type Part = State<undefined>

export const playerAt = <U extends undefined>(state: State<U>, seat: Seat): Player<U> => the(state.players, seat - 1)

/** The open hatches as a bit set, by place in the zone's list. */
export function openHatches({ hatches }: Part): number {
  let open = 0
  for (let i = 0; i < hatches.length; i++) if (hatches[i] === 'open') open |= 1 << i
  return open
}

/** What everybody knows before the deal. */
export const start = (setting: Setting): Part => ({
  setting,
  players: Array.from({ length: setting.seats }, () => ({
    status: 'aboard',
    character: undefined,
    side: undefined,
    at: undefined,
  })),
  first: 1 as Seat,
  turn: 1 as Seat,
  round: 0,
  heard: 'turn',
  mine: undefined,
  hatches: setting.zone.hatches.map(() => 'open'),
  danger: { size: 0, bag: undefined, next: undefined },
  discards: { size: 0, bag: countsOf(DANGERS, []), next: undefined },
  end: 'running',
})

export const clone = <U extends undefined>(state: State<U>): State<U> => ({
  setting: state.setting,
  players: state.players.map((p) => ({ status: p.status, character: p.character, side: p.side, at: p.at })),
  first: state.first,
  turn: state.turn,
  round: state.round,
  heard: state.heard,
  mine: state.mine === undefined ? state.mine : { ...state.mine },
  hatches: state.hatches.slice(),
  danger: clonePile(state.danger),
  discards: clonePile(state.discards),
  end: state.end,
})
