import { dropCard } from '@selva/core'
import { kindsIn, sorted } from '../card.ts'
import { discard } from '../discard.ts'
import { ask } from '../next.ts'
import { because } from '../reason.ts'
import { isQuarantined, type PartialState } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** The cards aside: the player who is asked here has seen them. */
const drawn = ({ aside }: PartialState) => aside.filter((card) => card !== undefined)

/** KEEP (RES-1): one card joins the hand, the others are discarded, and ACT comes again. */
export const keep: StepRules<'keep'> = {
  options: (state) => [{ do: 'keep', card: kindsIn(drawn(state)) }],
  may: (state, _, __, card) => (drawn(state).includes(card) ? true : because.drawnOnly),
  decide(turn, seat, choice) {
    if (choice.do !== 'keep') return choiceNotOffered(choice)
    const { state } = turn
    const rest = state.aside.slice()
    dropCard(rest, choice.card)
    const open = isQuarantined(state, seat)
    turn.emit({ kind: 'kept', seat, open, card: choice.card, ghosts: state.ghosts })
    for (const card of sorted(rest)) discard(turn, seat, card, 'aside')
    turn.emit({ kind: 'settled' }) // DRAW-5
    return ask(turn, { at: 'act', seat })
  },
}
