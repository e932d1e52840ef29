import type { Card } from '../card.ts'
import { givable, mayGive } from '../hand.ts'
import { ask } from '../next.ts'
import { because } from '../reason.ts'
import { isQuarantined, type OwnPlayer, type PartialState } from '../state.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

const FLAMETHROWER: readonly Card[] = ['flamethrower']

/** TFL-2: The Thing must offer a Flamethrower; the initiator of an exchange is always the active player. */
const mustShed = (state: PartialState, me: OwnPlayer): boolean =>
  me.role === 'thing' && state.setting.rules.thingFlamethrowers === 'shed' && me.hand.includes('flamethrower')

/** OFFER (EXC-3): a card is committed and cannot be changed. */
export const offer: StepRules<'offer'> = {
  options: (state, _, me, { to }) => [
    { do: 'give', card: mustShed(state, me) ? FLAMETHROWER : givable(state, me, to) },
  ],
  may(state, _, me, card, { to }) {
    const give = mayGive(state, me, to, card)
    return give === true && card !== 'flamethrower' && mustShed(state, me) ? because.shed : give
  },
  decide(turn, seat, choice, { to, occasion }) {
    if (choice.do !== 'give') return choiceNotOffered(choice)
    const { state } = turn
    const open = isQuarantined(state, seat) && state.setting.rules.quarantinedOffer === 'atCommit' // QUA-2, OPT-3
    turn.emit({ kind: 'offered', from: seat, to, open, card: choice.card, ghosts: state.ghosts })
    return ask(turn, { at: 'answer', seat: to, from: seat, occasion })
  },
}
