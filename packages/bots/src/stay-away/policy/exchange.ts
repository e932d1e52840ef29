import { elementAt, type Seat, type Stream } from '@selva/core'
import type { Card, Choice, Option } from '@selva/stay-away'
import { nearBest } from '../../pick.ts'
import { type Outlook, ownPlayerIn } from '../outlook.ts'
import { lossOfCard } from './card-value.ts'
import type { Stance } from './stance.ts'

const cardsTo = (options: readonly Option[], what: 'give' | 'defend'): readonly Card[] =>
  options.flatMap((option) => (option.do === what ? option.card : []))

/** OFFER, PASS: the card one misses least and wants the other to have most. */
export function offer(
  outlook: Outlook,
  stance: Stance,
  options: readonly Option[],
  to: Seat | undefined,
  stream: Stream,
): Choice {
  const { hand } = ownPlayerIn(outlook)
  const cards = cardsTo(options, 'give')
  const scores = cards.map((card) => (to === undefined ? 0 : stance.give(card, to)) - lossOfCard(stance, hand, card))
  return { do: 'give', card: elementAt(cards, nearBest(scores, outlook.weights.slack, stream)) }
}

/**
 * ANSWER: a card in return, or a defence if what is offered is to be feared (EXC-4). An unknown card comes either way,
 * from the other player or from the deck (DEF-3).
 */
export function answer(
  outlook: Outlook,
  stance: Stance,
  options: readonly Option[],
  from: Seat,
  stream: Stream,
): Choice {
  const { hand } = ownPlayerIn(outlook)
  const given = cardsTo(options, 'give')
  const defences = cardsTo(options, 'defend')
  const choices = [
    ...given.map((card): Choice => ({ do: 'give', card })),
    ...defences.map((card): Choice => ({ do: 'defend', card })),
  ]
  const scores = [
    ...given.map((card) => stance.receive(from) + stance.give(card, from) - lossOfCard(stance, hand, card)),
    ...defences.map((card) => (card === 'scary' ? stance.glimpse : 0) - lossOfCard(stance, hand, card)),
  ]
  return elementAt(choices, nearBest(scores, outlook.weights.slack, stream))
}
