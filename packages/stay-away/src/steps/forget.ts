import { dropCard } from '@selva/core'
import { type Card, kindsIn, sorted } from '../card.ts'
import { discard } from '../discard.ts'
import { filteredDraw } from '../draw.ts'
import { because } from '../reason.ts'
import { type OwnPlayer, playerAt } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

const THE_THING: readonly Card[] = ['theThing']
const INFECTED: readonly Card[] = ['infected']
const keepable = ({ role, hand }: OwnPlayer): readonly Card[] =>
  role === 'thing' ? THE_THING : role === 'infected' ? INFECTED : kindsIn(hand)

/** FORGET (PAN-6): keeps one card, discards the others and draws as many; asked even with one option (SIDE-2). */
export const forget: StepRules<'forget'> = {
  options: (_, __, me) => [{ do: 'keep', card: keepable(me) }],
  may: (_, __, me, card) => (keepable(me).includes(card) ? true : because.keepThis),
  decide(turn, seat, choice) {
    if (choice.do !== 'keep') return choiceNotOffered(choice)
    const rest = playerAt(turn.state, seat).hand.slice()
    dropCard(rest, choice.card)
    for (const card of sorted(rest)) discard(turn, seat, card)
    for (let n = 0; n < rest.length && filteredDraw(turn, seat); n++);
    return 'step3'
  },
}
