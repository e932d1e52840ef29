import type { Seat } from '@selva/core'
import { type Card, kindsIn } from '../card.ts'
import type { DefenceWindow } from '../cards/card-rules.ts'
import { cards } from '../cards/index.ts'
import { filteredDraw } from '../draw.ts'
import type { Option } from '../option.ts'
import { because, type May } from '../reason.ts'
import type { OwnPlayer, StayAwayTurn } from '../state.ts'

const NONE: readonly Option[] = []

/** DEF-5: does this card answer in this window? */
export const mayDefend = (card: Card, window: DefenceWindow): May =>
  cards[card].answers.includes(window) ? true : because.noDefence

/** DEF-5: the held defences that fit a window, as an option; none held, no option (STM-1). */
export function defences({ hand }: OwnPlayer, window: DefenceWindow): readonly Option[] {
  const fits = (card: Card): boolean => mayDefend(card, window) === true
  return hand.some(fits) ? [{ do: 'defend', card: kindsIn(hand).filter(fits) }] : NONE
}

/** DEF-3 (a) to (c): the card, what it lets one see, and its replacement. */
export function playDefence(turn: StayAwayTurn, seat: Seat, card: Card): void {
  const { step } = turn.state
  turn.emit({ kind: 'defended', seat, card })
  if (step.at === 'answer') cards[card].look?.(turn, step)
  filteredDraw(turn, seat)
}
