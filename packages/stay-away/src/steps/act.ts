import { type Card, copiesIn, kindsIn } from '../card.ts'
import { cards } from '../cards/index.ts'
import { discard } from '../discard.ts'
import { discardable, mayDiscard } from '../hand.ts'
import type { Option } from '../option.ts'
import { because } from '../reason.ts'
import type { OwnPlayer, PartialState } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

const FLAMETHROWER: readonly Card[] = ['flamethrower']

/** TFL-1: The Thing on its own turn with two or more must get rid of one. */
export const mustShed = (state: PartialState, { role, hand }: OwnPlayer): boolean =>
  role === 'thing' && state.setting.rules.thingFlamethrowers === 'shed' && copiesIn(hand, 'flamethrower') >= 2

/** ACT (TURN-4): discard one card or play one; there is no passing. */
export const act: StepRules<'act'> = {
  options(state, seat, me) {
    const shed = mustShed(state, me)
    const out: Option[] = [{ do: 'discard', card: shed ? FLAMETHROWER : discardable(me) }]
    for (const card of shed ? FLAMETHROWER : kindsIn(me.hand))
      for (const option of cards[card].plays(state, seat, me)) out.push(option)
    return out
  },
  // No card that must be kept can be played either.
  may(state, _, me, card) {
    const discard = mayDiscard(me, card)
    return discard === true && card !== 'flamethrower' && mustShed(state, me) ? because.shed : discard
  },
  decide(turn, seat, choice) {
    switch (choice.do) {
      case 'discard':
        discard(turn, seat, choice.card)
        return 'step3'
      case 'play':
      case 'playOn':
        return cards[choice.card].play(turn, seat, choice)
      case 'axeDoor':
      case 'axeQuarantine':
        return cards.axe.play(turn, seat, choice)
      default:
        return choiceNotOffered(choice)
    }
  },
}
