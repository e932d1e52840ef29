import type { Card } from '../card.ts'
import { givable } from '../hand.ts'
import { ask } from '../next.ts'
import { isQuarantined } from '../state.ts'
import { type StepRules, wrong } from './step-rules.ts'

const FLAMETHROWER: readonly Card[] = ['flamethrower']

/** OFFER (EXC-3): a card is committed and cannot be changed. */
export const offer: StepRules<'offer'> = {
  options(state, _, me, { to }) {
    const card = givable(state, me, to)
    // TFL-2; the initiator of an exchange is always the active player.
    const sheds = me.role === 'thing' && state.setting.rules.thingFlamethrowers === 'shed'
    return [{ do: 'give', card: sheds && card.includes('flamethrower') ? FLAMETHROWER : card }]
  },
  decide(turn, seat, choice, { to, occasion }) {
    if (choice.do !== 'give') return wrong(choice)
    const { state } = turn
    const open = isQuarantined(state, seat) && state.setting.rules.quarantinedOffer === 'atCommit' // QUA-2, OPT-3
    turn.emit({ kind: 'offered', from: seat, to, open, card: choice.card, ghosts: state.ghosts })
    return ask(turn, { at: 'answer', seat: to, from: seat, occasion })
  },
}
