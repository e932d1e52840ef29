import { elementAt, type Seat, shuffled } from '@selva/core'
import { backOf, isPanic, type Kind } from './card.ts'
import { isQuarantined, type StayAwayTurn } from './state.ts'

const top = (turn: StayAwayTurn): Kind => elementAt(turn.state.deck, turn.state.deck.length - 1)
const backBelow = (turn: StayAwayTurn) => backOf(turn.state.deck.at(-2))

/** DRAW-3: the discard pile becomes the deck. */
function reshuffle(turn: StayAwayTurn): void {
  const order = shuffled(turn.state.pile, turn.chance.stream('reshuffle'))
  const { ghosts } = turn.state
  turn.emit({ kind: 'reshuffled', size: order.length, back: backOf(order.at(-1)), order, ghosts })
}

const stayAwayLeft = ({ state }: StayAwayTurn): boolean =>
  state.deck.some((card) => !isPanic(card)) || state.pile.some((card) => !isPanic(card))

/** The top card, a Stay Away card, comes into the hand or aside; open in Quarantine (QUA-2). */
function takeTop(turn: StayAwayTurn, seat: Seat, to: 'hand' | 'aside'): void {
  const card = top(turn)
  if (isPanic(card)) throw new Error('a Panic card is never in a hand')
  const { state } = turn
  const open = isQuarantined(state, seat)
  turn.emit({ kind: 'drew', to, back: backBelow(turn), seat, open, card, ghosts: state.ghosts })
}

/** DRAW-1: the top card, whatever its back: what was drawn, or `none` if there is no card at all (DRAW-4). */
export function plainDraw(turn: StayAwayTurn, seat: Seat): Kind | 'none' {
  const { state } = turn
  if (state.deck.length === 0) {
    if (state.pile.length === 0) return 'none'
    reshuffle(turn)
  }
  const card = top(turn)
  if (isPanic(card)) turn.emit({ kind: 'panic', seat, card, back: backBelow(turn) })
  else takeTop(turn, seat, 'hand')
  return card
}

/** DRAW-2: Panic cards on top go unseen to the pile. False if no Stay Away card is left (DRAW-4). */
export function filteredDraw(turn: StayAwayTurn, seat: Seat, to: 'hand' | 'aside' = 'hand'): boolean {
  const { state } = turn
  if (!stayAwayLeft(turn)) return false
  for (;;) {
    if (state.deck.length === 0) reshuffle(turn)
    const card = top(turn)
    if (!isPanic(card)) {
      takeTop(turn, seat, to)
      return true
    }
    turn.emit({ kind: 'skipped', back: backBelow(turn), card, ghosts: state.ghosts })
  }
}
