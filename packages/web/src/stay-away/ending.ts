import { fold, type Seat } from '@selva/core'
import {
  type Card,
  type PartialState,
  playerAt,
  type Role,
  type StayAwayShape,
  stayAwayTableGame,
} from '@selva/stay-away'
import type { Frame } from '../table/live-ports.ts'

/** One step of how it spread, with the turn it happened in; 0 is before the first. */
export type Spread = { readonly turn: number } & (
  | { readonly kind: 'dealt' | 'begun' | 'declares'; readonly seat: Seat }
  | { readonly kind: 'infects'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'gone'; readonly by: Seat | 'none'; readonly seat: Seat; readonly role: Role }
)

/** A player when everything is open. */
export type Fate = {
  readonly seat: Seat
  readonly role: Role
  readonly alive: boolean
  readonly won: boolean
  /** The turn of the infection; `undefined` for those never infected. */
  readonly infected: number | undefined
  readonly hand: readonly Card[]
}

export type Ending = {
  readonly state: PartialState
  readonly turns: number
  readonly spread: readonly Spread[]
  readonly fates: readonly Fate[]
}

/** The whole game as it was, folded from the facts that are now open to everyone. */
export function endingOf(setting: StayAwayShape['setting'], frames: readonly Frame<StayAwayShape>[]): Ending {
  const state = stayAwayTableGame.start(setting)
  const spread: Spread[] = []
  const infected = new Map<Seat, number>()
  let turns = 0
  for (const frame of frames)
    for (const fact of frame) {
      if (fact.kind === 'turn') turns++
      // Read before the fold: an eliminated player keeps the role of that moment.
      if (fact.kind === 'eliminated' && turns > 0) {
        const role = playerAt(state, fact.seat).role ?? 'human'
        spread.push({ turn: turns, kind: 'gone', by: fact.by, seat: fact.seat, role })
      }
      fold(stayAwayTableGame, state, fact)
      if (fact.kind === 'dealt' && fact.role === 'thing') spread.push({ turn: 0, kind: 'dealt', seat: fact.seat })
      if (fact.kind === 'declared') spread.push({ turn: turns, kind: 'declares', seat: fact.seat })
      if (fact.kind === 'infected') {
        infected.set(fact.seat, turns)
        if (turns === 0) spread.push({ turn: 0, kind: 'begun', seat: fact.seat })
        else spread.push({ turn: turns, kind: 'infects', by: fact.by, seat: fact.seat })
      }
    }
  const winners = state.end === 'running' ? [] : state.end.winners
  const fates = state.players.map((player, i): Fate => {
    const seat = (i + 1) as Seat
    return {
      seat,
      role: player.role ?? 'human',
      alive: player.alive,
      won: winners.includes(seat),
      infected: infected.get(seat),
      hand: player.hand.filter((card) => card !== undefined),
    }
  })
  return { state, turns, spread, fates }
}
