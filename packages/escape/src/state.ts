import { type Seat, seatsOf, the } from '@selva/core'
import type { Character, Side } from './character.ts'
import { DANGERS, type Danger } from './danger.ts'
import type { EndReason, Step } from './facts.ts'
import { type Card, COLOURS, type Colour, ITEMS, type Item } from './item.ts'
import { clonePile, countsOf, type Pile } from './pile.ts'
import type { Sector } from './sector.ts'
import type { Setting } from './setting/setting.ts'

/** VOC-7 */
export const STATUSES = ['aboard', 'escaped', 'eliminated', 'waiting'] as const
export type Status = (typeof STATUSES)[number]

/** END-9: where a waiting player will re-enter, and on which side. */
export type Return<U extends undefined> = { readonly at: Sector | U; readonly side: Side }

export type Player<U extends undefined> = {
  status: Status
  character: Character | U
  /** May be known before the character is: attackers and escapers show it. */
  side: Side | U
  /** Where the player stands; for somebody who is out, where he was last. */
  at: Sector | U
  /** Where he started (A.5). */
  home: Sector | U
  /** VOC-8, ITM-7, VIS-15; its size is public. Replaced, never edited. */
  hand: readonly (Card | U)[]
  /** A power that works once has been used (VIS-33). */
  spent: boolean | U
  /** How often the Teleport he is using up has served already (SCN-H3). */
  worn: number | U
  /** Has killed a human since he last changed side: an alien who has is fed (FED-1, VOC-9); VIS-26. */
  ate: boolean
  /** ATK-7 */
  kills: number
  /** His character has been shown. */
  shown: boolean
  /** He has changed side. */
  turned: boolean
  /** How a waiting player comes back. */
  returns: Return<U> | 'never'
}

/** What only the acting player knows of his turn. */
export type Mine = {
  step: Step
  /** How many decision points of this turn have passed. */
  asked: number
  /** The turn's first sector (TRN-2). */
  from: Sector
  /** A `move` has been made. */
  moved: boolean
  /** He resolves where he stayed as if he had just come (SEC-5). */
  stayed: boolean
  /** ULT-35: an attack is all that is left. */
  lurking: boolean
  /** ITM-10 */
  adrenaline: boolean
  /** ITM-11 */
  sedated: boolean
  /** SCN-H1: this arrival costs no card. */
  immune: boolean
  /** A dangerous card was drawn this turn (SWI-2). */
  drew: boolean
  /** ULT-13: two noises are due. */
  two: boolean
  /** The first of two noises. */
  named: Sector | 'none'
  /** The dangerous card in his hand, not yet announced. */
  drawn: Danger | 'none'
  /** HAT-4: the two hatch cards he looks at; they still count as in the pile. */
  picks: readonly Colour[]
}

export type HatchState = 'open' | 'used' | 'damaged' | 'shut'

/** The last thing everybody heard of the current turn. */
export type Heard = 'turn' | 'moved' | 'stood' | 'cannotMove' | 'drew' | 'hatch' | 'resolved'

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
  /** DCK-10: Ultimate cards that have left the game. */
  gone: Pile<Danger, U>
  /** The Black item pile, and what was used or discarded of it. */
  items: Pile<Item, U>
  itemDiscards: Pile<Item, U>
  /** The hatch pile, and the cards shown so far (DCK-9). Nobody knows the order, everybody what is left. */
  hatchPile: Pile<Colour, U>
  hatchShown: Pile<Colour, U>
  /** END-11 */
  end: 'running' | { readonly reason: EndReason; readonly winners: readonly Seat[] }
}
export type Full = State<never>
export type Part = State<undefined>

export const playerAt = <U extends undefined>(state: State<U>, seat: Seat): Player<U> => the(state.players, seat - 1)

/** VOC-7 */
export const inGame = ({ status }: Player<undefined>): boolean => status === 'aboard' || status === 'waiting'

/** The seats aboard, in order. */
export const aboard = (state: Part): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).status === 'aboard')

/** The open hatches as a bit set, by place in the zone's list. */
export function openHatches({ hatches }: Part): number {
  let open = 0
  for (let i = 0; i < hatches.length; i++) if (hatches[i] === 'open') open |= 1 << i
  return open
}

/** A turn that has just begun. */
export const turnFrom = (from: Sector): Mine => ({
  step: 'before',
  asked: 0,
  from,
  moved: false,
  stayed: false,
  lurking: false,
  adrenaline: false,
  sedated: false,
  immune: false,
  drew: false,
  two: false,
  named: 'none',
  drawn: 'none',
  picks: [],
})

/** What everybody knows before the deal. */
export const start = (setting: Setting): Part => ({
  setting,
  players: Array.from({ length: setting.seats }, () => ({
    status: 'aboard',
    character: undefined,
    side: undefined,
    at: undefined,
    home: undefined,
    hand: [],
    spent: undefined,
    worn: 0,
    ate: false,
    kills: 0,
    shown: false,
    turned: false,
    returns: 'never',
  })),
  first: 1 as Seat,
  turn: 1 as Seat,
  round: 0,
  heard: 'turn',
  mine: undefined,
  hatches: setting.zone.hatches.map((h) => (setting.rules.shut.includes(h.number) ? 'shut' : 'open')),
  danger: { size: 0, bag: undefined, next: undefined },
  discards: { size: 0, bag: countsOf(DANGERS), next: undefined },
  gone: { size: 0, bag: countsOf(DANGERS), next: [] },
  items: { size: 0, bag: countsOf(ITEMS), next: [] },
  itemDiscards: { size: 0, bag: countsOf(ITEMS), next: [] },
  hatchPile: { size: 0, bag: countsOf(COLOURS), next: [] },
  hatchShown: { size: 0, bag: countsOf(COLOURS), next: [] },
  end: 'running',
})

export const clone = <U extends undefined>(state: State<U>): State<U> => ({
  setting: state.setting,
  players: state.players.map((p) => ({
    status: p.status,
    character: p.character,
    side: p.side,
    at: p.at,
    home: p.home,
    hand: p.hand,
    spent: p.spent,
    worn: p.worn,
    ate: p.ate,
    kills: p.kills,
    shown: p.shown,
    turned: p.turned,
    returns: p.returns,
  })),
  first: state.first,
  turn: state.turn,
  round: state.round,
  heard: state.heard,
  mine: state.mine === undefined ? state.mine : { ...state.mine },
  hatches: state.hatches.slice(),
  danger: clonePile(state.danger),
  discards: clonePile(state.discards),
  gone: clonePile(state.gone),
  items: clonePile(state.items),
  itemDiscards: clonePile(state.itemDiscards),
  hatchPile: clonePile(state.hatchPile),
  hatchShown: clonePile(state.hatchShown),
  end: state.end,
})
