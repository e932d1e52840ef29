import { type Seat, seatsOf, shuffled } from '@selva/core'
import { backOf, type Card, HAND_SIZE, type Kind, PANICS, sorted } from './card.ts'
import { proceed } from './machine.ts'
import { cardsIn, DEALT } from './setting/copies.ts'
import type { StayAwayTurn } from './state.ts'

/** Section 3. */
export function deal(turn: StayAwayTurn): void {
  const { seats, cards, first } = turn.state.setting
  const stream = turn.chance.stream('deal')
  const plain = shuffled(cardsIn(cards, DEALT), stream)
  const dealt = shuffled<Card>([...plain.splice(0, HAND_SIZE * seats - 1), 'theThing'], stream) // SET-2
  const thing = (Math.floor(dealt.indexOf('theThing') / HAND_SIZE) + 1) as Seat // SET-4
  for (const seat of seatsOf(seats)) {
    const hand = sorted(dealt.slice((seat - 1) * HAND_SIZE, seat * HAND_SIZE))
    turn.emit({ kind: 'dealt', seat, size: HAND_SIZE, hand, role: seat === thing ? 'thing' : 'human', thing })
  }
  const order = shuffled<Kind>([...plain, ...cardsIn(cards, ['infected', ...PANICS])], stream) // SET-3
  const back = backOf(order.at(-1))
  turn.emit({ kind: 'stacked', size: order.length, back, discarded: 0, panics: 0, order, discards: [] })
  turn.emit({ kind: 'thingWoke', thing, last: 'none', standing: false })
  const seat = first === 'random' ? ((turn.chance.stream('first').below(seats) + 1) as Seat) : first // SET-5, OPT-16
  turn.emit({ kind: 'turn', seat })
  proceed(turn, 'start')
}
