import { discard } from '../discard.ts'
import { filteredDraw } from '../draw.ts'
import { discardable, mayDiscard } from '../hand.ts'
import { isQuarantined } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** BLIND (PAN-10): one card from the deck for one of the hand, which goes on top (OPT-11). */
export const blind: StepRules<'blind'> = {
  options: (_, __, me) => [{ do: 'give', card: discardable(me) }],
  may: (_, __, me, card) => mayDiscard(me, card),
  decide(turn, seat, choice) {
    if (choice.do !== 'give') return choiceNotOffered(choice)
    const { state } = turn
    if (!filteredDraw(turn, seat)) return 'end' // DRAW-4
    const open = isQuarantined(state, seat)
    if (state.setting.rules.blindDateCard === 'discards') discard(turn, seat, choice.card)
    else turn.emit({ kind: 'topped', seat, open, card: choice.card, ghosts: state.ghosts })
    return 'end'
  },
}
