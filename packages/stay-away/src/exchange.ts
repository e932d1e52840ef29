import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import { isOver } from './end.ts'
import type { OffReason } from './facts.ts'
import { canGive } from './hand.ts'
import { infectIfDue } from './infect.ts'
import { after, ask, type Next } from './next.ts'
import { firstFrom, hasDoor } from './ring.ts'
import { isQuarantined, playerAt, type StayAwayTurn } from './state.ts'
import type { Occasion, StepOf } from './step.ts'
import { isSuperinfected, superinfect } from './superinfection.ts'

/** EXC-6 */
function off(turn: StayAwayTurn, from: Seat, to: Seat, reason: OffReason, occasion: Occasion): Next {
  turn.emit({ kind: 'exchangeOff', from, to, reason })
  return after(occasion)
}

/** SUP-5: a player falls, so the exchange is off. */
function offByFall(turn: StayAwayTurn, fallen: readonly Seat[], from: Seat, to: Seat, occasion: Occasion): Next {
  superinfect(turn, fallen)
  return isOver(turn) ? 'wait' : off(turn, from, to, 'superinfection', occasion)
}

const hasNothingFor = ({ state }: StayAwayTurn, seat: Seat, partner: Seat): boolean =>
  !canGive(state, playerAt(state, seat), partner)

/** EXC-2: BEGIN. */
export function begin(turn: StayAwayTurn, from: Seat, to: Seat, occasion: Occasion): Next {
  const { state } = turn
  if (occasion === 'step3' && hasDoor(state, from, state.direction)) return off(turn, from, to, 'door', occasion)
  if (isSuperinfected(state, from, to) || isSuperinfected(state, to, from)) {
    const fallen = isSuperinfected(state, to, from) ? (isSuperinfected(state, from, to) ? [from, to] : [to]) : [from]
    return offByFall(turn, fallen, from, to, occasion)
  }
  if (hasNothingFor(turn, from, to) || hasNothingFor(turn, to, from)) return off(turn, from, to, 'noCard', occasion)
  return ask(turn, { at: 'offer', seat: from, to, occasion })
}

/** EXC-5: both cards change hands at the same moment. */
export function swapCards(turn: StayAwayTurn, { seat, from, occasion }: StepOf<'answer'>, taken: Card): Next {
  const { state } = turn
  const { offered: given, dodged: immune } = state
  if (given === 'none') throw new Error('nothing has been offered')
  const { ghosts } = state
  const givenOpen = isQuarantined(state, from)
  const takenOpen = isQuarantined(state, seat)
  turn.emit({ kind: 'exchanged', from, to: seat, givenOpen, takenOpen, given, taken, ghosts })
  // MIS-4, OPT-8
  if (!immune) infectIfDue(turn, from, seat, given)
  if (!immune || state.setting.rules.immuneAfterMissed === 'newPartner') infectIfDue(turn, seat, from, taken)
  return after(occasion)
}

/** The defender refuses, and no substitute is looked for. */
export const refused = (turn: StayAwayTurn, { seat, from, occasion }: StepOf<'answer'>): Next =>
  off(turn, from, seat, 'refused', occasion)

/** MIS-1 to MIS-3: the offer goes on to the next player after the dodger. */
export function redirect(turn: StayAwayTurn, { seat: dodger, from, occasion }: StepOf<'answer'>): Next {
  const { state } = turn
  const { direction } = state
  let door = hasDoor(state, dodger, direction)
  let to = firstFrom(state, dodger, direction)
  if (to === from && state.setting.rules.missedAtInitiator === 'skip') {
    door ||= hasDoor(state, from, direction)
    to = firstFrom(state, from, direction)
  }
  if (to === dodger || to === from) return off(turn, from, dodger, 'nobody', occasion)
  if (door) return off(turn, from, dodger, 'door', occasion)
  if (isQuarantined(state, to)) return off(turn, from, dodger, 'quarantine', occasion)
  turn.emit({ kind: 'redirected', dodger, to })
  if (isSuperinfected(state, to, from)) return offByFall(turn, [to], from, to, occasion) // SUP-3
  if (hasNothingFor(turn, to, from)) return off(turn, from, to, 'noCard', occasion)
  return ask(turn, { at: 'answer', seat: to, from, occasion })
}
