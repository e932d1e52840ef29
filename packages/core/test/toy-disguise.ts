import { seatsOf } from '../src/index.ts'
import type { Disguise } from '../src/testing/index.ts'
import { playerAt } from '../src/toy/state.ts'
import type { ToyShape } from '../src/toy/toy.ts'

/** What the toy game's rules tell: the laid cards once all lie there, and nothing of a mark. */
export const toyDisguise: Disguise<ToyShape> = {
  face: (choice) => (choice.do === 'lay' ? 'lay' : choice.do === 'hide' ? '' : JSON.stringify(choice)),
  discloses(state, seat, choice, audience) {
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
