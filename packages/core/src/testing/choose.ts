import { type Chance, randomElement, type Stream } from '../chance.ts'
import type { Game, Shape } from '../game.ts'
import { count, nth } from '../option.ts'
import { type Seat, seatsOf } from '../seat.ts'

/** Out of how many times a choice of this sort comes up it is made once; 1 if it is like any other. */
export type ChoiceRarity<G extends Shape> = (choice: G['choice']) => number

/**
 * Some seat that may choose, and some choice of it, every option as likely. A choice that would end nearly every random
 * game at once (a claim anybody may make at any moment) is made `seldom`.
 */
export function choose<G extends Shape>(
  game: Game<G>,
  state: G['full'],
  chance: Chance & Stream,
  seldom: ChoiceRarity<G> = () => 1,
): { readonly seat: Seat; readonly choice: G['choice'] } {
  const able = seatsOf(game.seats(state.setting)).filter((seat) => game.options(state, seat).length > 0)
  for (;;) {
    const seat = randomElement(able, chance)
    const option = randomElement(game.options(state, seat), chance)
    const choice = nth<G['choice']>([option], chance.below(count([option])))
    const times = seldom(choice)
    if (times === 1 || chance.below(times) === 0) return { seat, choice }
  }
}
