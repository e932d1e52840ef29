import type { Seat } from '@selva/core'
import { givable, mayGive } from '../hand.ts'
import { infectIfDue } from '../infect.ts'
import type { Next } from '../next.ts'
import { firstFrom, living, nextOf } from '../ring.ts'
import { playerAt, type StayAwayTurn } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** PAN-7: all cards move at once. Receivers are told before givers, so that a card just received is not lost from view. */
function passAll(turn: StayAwayTurn): Next {
  const { state } = turn
  const against = state.direction === 1 ? -1 : 1
  const round: Seat[] = []
  const [first] = living(state)
  for (let seat = first; seat !== undefined; seat = firstFrom(state, seat, against)) {
    if (round.includes(seat)) break
    round.push(seat)
  }
  const moves = round.map((from) => ({ from, to: nextOf(state, from), card: playerAt(state, from).passing }))
  for (const { from, to, card } of moves)
    if (card !== 'none') turn.emit({ kind: 'passed', from, to, card, ghosts: state.ghosts })
  for (const { from, to, card } of moves) if (card !== 'none') infectIfDue(turn, from, to, card)
  return 'end'
}

/** PASS (PAN-7): everybody at once, each towards the next player. */
export const pass: StepRules<'pass'> = {
  options: (state, seat, me) => [{ do: 'give', card: givable(state, me, nextOf(state, seat)) }],
  may: (state, seat, me, card) => mayGive(state, me, nextOf(state, seat), card),
  decide(turn, seat, choice) {
    if (choice.do !== 'give') return choiceNotOffered(choice)
    const { state } = turn
    turn.emit({ kind: 'passChosen', seat, card: choice.card, ghosts: state.ghosts })
    return state.step.at === 'pass' && state.step.waiting.length > 0 ? 'wait' : passAll(turn)
  },
}
