import { isPanic } from './card.ts'
import { plainDraw } from './draw.ts'
import { examineIfQuiet, examineOrder, isOver } from './end.ts'
import { begin } from './exchange.ts'
import { ask, type Next } from './next.ts'
import { panics } from './panic/index.ts'
import { nextOf } from './ring.ts'
import { playerAt, type StayAwayTurn } from './state.ts'

/** DRAW-5: what is in the play area has had its effect. */
function settle(turn: StayAwayTurn): void {
  if (turn.state.inPlay.length > 0) turn.emit({ kind: 'settled' })
}

/** TURN-1, TURN-2: the standing order, then a card. */
function startTurn(turn: StayAwayTurn): Next {
  examineOrder(turn)
  if (isOver(turn)) return 'wait'
  const seat = turn.state.active
  const card = plainDraw(turn, seat)
  if (card === 'none') return 'step3' // DRAW-4
  return isPanic(card) ? panics[card](turn, seat) : ask(turn, { at: 'act', seat })
}

/** TURN-6 */
function step3(turn: StayAwayTurn): Next {
  const { state } = turn
  settle(turn)
  if (!playerAt(state, state.active).alive) return 'end' // ELIM-5
  return begin(turn, state.active, nextOf(state, state.active), 'step3')
}

/** TURN-7 */
function endTurn(turn: StayAwayTurn): Next {
  const { state } = turn
  settle(turn)
  const seat = state.active
  const { alive, quarantine } = playerAt(state, seat)
  // QUA-3
  if (alive && quarantine === 1) turn.emit({ kind: 'quarantineRemoved', seat })
  else if (alive && quarantine > 1) turn.emit({ kind: 'quarantineCounted', seat, count: quarantine - 1 })
  turn.emit({ kind: 'turn', seat: nextOf(state, seat) })
  return 'start'
}

function advance(turn: StayAwayTurn, next: Exclude<Next, 'wait'>): Next {
  if (next === 'start') return startTurn(turn)
  if (next === 'step3') return step3(turn)
  if (next === 'end') return endTurn(turn)
  return begin(turn, next.from, next.to, next.begin)
}

/** STM-2, STM-4: goes through the steps without a wait until a player is asked or the game is over. */
export function proceed(turn: StayAwayTurn, from: Next): void {
  let next = from
  while (next !== 'wait' && !isOver(turn)) next = advance(turn, next)
  if (!isOver(turn)) examineIfQuiet(turn) // DECL-4
}
