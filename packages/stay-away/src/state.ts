import { elementAt, type Seat, seatsOf, type Turn } from '@selva/core'
import type { Back, Card, Kind } from './card.ts'
import type { EndReason, Fact } from './facts.ts'
import type { Role } from './role.ts'
import type { Setting } from './setting/setting.ts'
import type { Step } from './step.ts'

export type Player<U extends undefined> = {
  /** VOC-3 */
  alive: boolean
  /** VOC-9; of an eliminated player, the role of that moment (ELIM-2). */
  role: Role | U
  /** The order of a hand means nothing. */
  hand: (Card | U)[]
  /** VOC-1: the position in the ring, clockwise from 0. */
  place: number
  /** QUA-3: own turns of Quarantine left, 0 if free. */
  quarantine: number
  /** PAN-7: the card chosen for the next player; it is still in the hand. */
  passing: Card | 'none' | U
}

export type Direction = 1 | -1

export type State<U extends undefined> = {
  readonly setting: Setting
  /** By seat − 1. */
  readonly players: Player<U>[]
  /** Seat at each place; an eliminated player keeps his closed one. */
  ring: Seat[]
  /** DOOR-4: how many doors lie in the gap clockwise of each place; none beside a closed one, gaps merge (VOC-5). */
  doors: number[]
  /** VOC-4: 1 is clockwise. */
  direction: Direction
  /** VOC-13 */
  active: Seat
  /** How many turns have begun. */
  turns: number
  step: Step
  /** How many questions have been asked at this table: names the present one. */
  question: number
  /** VOC-11: its last card is the top. */
  deck: (Kind | U)[]
  /** DRAW-6: the back of the top card. */
  back: Back
  /** The discard pile; its order means nothing. */
  pile: (Kind | U)[]
  /** DRAW-7: how many cards of the pile are Panic cards. */
  panicsInPile: number
  /** VOC-11: the play area, cards being resolved. */
  inPlay: Kind[]
  /** HAND-5: the card committed in an exchange; it is still in its owner's hand. */
  offered: Card | 'none' | U
  /** MIS-4: Missed! has passed the present offer on, so the player who answers it is immune. */
  dodged: boolean
  /** RES-1: drawn by Resolute, none kept yet. */
  aside: (Card | U)[]
  /** VIS-6 */
  thing: Seat | U
  /** WIN-5: known to The Thing. */
  lastInfected: Seat | 'none' | U
  /** DECL-4: known to The Thing. */
  standing: boolean | U
  /** OPT-15: the eliminated players who see everything. A list is never edited: facts share it. */
  ghosts: readonly Seat[]
  end: 'running' | { readonly reason: EndReason; readonly winners: readonly Seat[] }
}
export type FullState = State<never>
export type PartialState = State<undefined>
export type StayAwayTurn = Turn<FullState, Fact>
/** A player who knows himself. */
export type OwnPlayer = Player<never>

export const NOBODY: readonly Seat[] = []

export const playerAt = <U extends undefined>(state: State<U>, seat: Seat): Player<U> =>
  elementAt(state.players, seat - 1)

/** QUA-2: are this player's cards shown to all? */
export const isQuarantined = (state: PartialState, seat: Seat): boolean => playerAt(state, seat).quarantine > 0

/** Knowledge of everybody before the deal. */
export const start = (setting: Setting): PartialState => ({
  setting,
  players: Array.from({ length: setting.seats }, (_, place) => ({
    alive: true,
    role: undefined,
    hand: [],
    place,
    quarantine: 0,
    passing: 'none',
  })),
  ring: seatsOf(setting.seats).slice(),
  doors: Array.from({ length: setting.seats }, () => 0),
  direction: 1,
  active: 1 as Seat,
  turns: 0,
  step: { at: 'setup' },
  question: 0,
  deck: [],
  back: 'none',
  pile: [],
  panicsInPile: 0,
  inPlay: [],
  offered: 'none',
  dodged: false,
  aside: [],
  thing: undefined,
  lastInfected: undefined,
  standing: undefined,
  ghosts: NOBODY,
  end: 'running',
})

export const clone = <U extends undefined>(state: State<U>): State<U> => ({
  setting: state.setting,
  players: state.players.map((p) => ({
    alive: p.alive,
    role: p.role,
    hand: p.hand.slice(),
    place: p.place,
    quarantine: p.quarantine,
    passing: p.passing,
  })),
  ring: state.ring.slice(),
  doors: state.doors.slice(),
  direction: state.direction,
  active: state.active,
  turns: state.turns,
  step: state.step,
  question: state.question,
  deck: state.deck.slice(),
  back: state.back,
  pile: state.pile.slice(),
  panicsInPile: state.panicsInPile,
  inPlay: state.inPlay.slice(),
  offered: state.offered,
  dodged: state.dodged,
  aside: state.aside.slice(),
  thing: state.thing,
  lastInfected: state.lastInfected,
  standing: state.standing,
  ghosts: state.ghosts,
  end: state.end,
})
