import { elementAt, type Seat } from '@selva/core'
import { sorted } from './card.ts'
import { declare, thingFell } from './end.ts'
import { doorsBeside, livingCount } from './ring.ts'
import { isQuarantined, playerAt, type StayAwayTurn } from './state.ts'

/** OPT-15: from now on this player sees everything. */
export function openEverythingTo(turn: StayAwayTurn, to: Seat): void {
  const { thing, lastInfected, standing, players, deck, pile } = turn.state
  turn.emit({
    kind: 'unveiled',
    to,
    thing,
    last: lastInfected,
    standing,
    roles: players.map((p) => p.role),
    hands: players.map((p) => sorted(p.hand)),
    order: deck.slice(),
    discards: sorted(pile),
  })
}

/** OPT-5: the doors beside a place that closes go with it. */
function removeDoorsBeside(turn: StayAwayTurn, seat: Seat): void {
  for (const gap of doorsBeside(turn.state, seat))
    for (let n = elementAt(turn.state.doors, gap); n > 0; n--) turn.emit({ kind: 'doorRemoved', gap })
}

/** ELIM-2, ELIM-3: these players leave together. */
export function eliminate(turn: StayAwayTurn, seats: readonly Seat[], by: Seat | 'none'): void {
  const { state } = turn
  const { rules } = state.setting
  for (const seat of seats) {
    if (isQuarantined(state, seat)) turn.emit({ kind: 'quarantineRemoved', seat })
    if (rules.doorsOfTheDead === 'removed') removeDoorsBeside(turn, seat)
    turn.emit({ kind: 'eliminated', seat, by })
  }
  if (!playerAt(state, state.thing).alive) return thingFell(turn) // WIN-1
  if (livingCount(state) === 1) return declare(turn) // WIN-6
  if (rules.eliminatedSee === 'everything') for (const seat of seats) openEverythingTo(turn, seat)
}
