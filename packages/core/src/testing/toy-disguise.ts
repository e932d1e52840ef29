import { seatsOf } from '../seat.ts'
import { playerAt } from '../toy/state.ts'
import type { ToyShape } from '../toy/toy.ts'
import type { Disguise } from './twins.ts'

/** Disclosures of the toy game's rules: the laid cards once all lie there, and nothing of a mark. */
export const toyDisguise: Disguise<ToyShape> = {
  face: (choice) => (choice.do === 'lay' ? 'lay' : choice.do === 'hide' ? '' : JSON.stringify(choice)),
  discloses(state, seat, choice, audience) {
    // After the answer everybody takes a card from the deck, in seat order.
    if (choice.do === 'answer' && audience > 0) return String(state.deck[audience - 1])
    if (choice.do !== 'lay') return ''
    const seats = seatsOf(state.setting.seats)
    const others = seats.filter((s) => s !== seat)
    if (!others.every((s) => playerAt(state, s).laid.length === 1)) return 'waits'
    const cards = seats.map((s) => (s === seat ? choice.card : (playerAt(state, s).laid[0] ?? 0)))
    // The owner of the lowest card learns of his mark, and only he.
    return JSON.stringify([cards, seats[cards.indexOf(Math.min(...cards) as never)] === audience])
  },
  settle: () => undefined,
}
