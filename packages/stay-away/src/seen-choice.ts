import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import { cards } from './cards/index.ts'
import type { Choice } from './option.ts'
import type { Seen } from './seen.ts'
import { isQuarantined, type PartialState, playerAt } from './state.ts'

/** What others see of a seat's choice before it is made, at the decision point it answers. */
export function seenOf(state: PartialState, seat: Seat, choice: Choice): Seen | undefined {
  const { step, setting } = state
  const open = isQuarantined(state, seat)
  switch (choice.do) {
    case 'discard':
      return open ? 'discardOpen' : 'discard'
    case 'play':
    case 'playOn':
      return cards[choice.card].seen?.(setting.rules, open) ?? choice.do
    case 'axeDoor':
    case 'axeQuarantine':
      return 'play'
    case 'keep':
      if (step.at === 'forget') return open ? 'forgetOpen' : 'forget'
      return open ? 'keepOpen' : 'keep'
    case 'give':
      if (step.at === 'pass') return 'pass'
      if (open) return 'giveOpen'
      return step.at === 'blind' || step.at === 'offer' ? step.at : 'give'
    case 'defend':
      return 'refuse'
    case 'accept':
      if (step.at !== 'fire') return 'move'
      return playerAt(state, seat).role === 'thing' ? 'burnThing' : 'burn'
    case 'side':
      return 'move'
    case 'pick':
      return step.at === 'friend' || step.at === 'witness' ? step.at : 'pick'
    case 'show':
      return choice.what === 'nothing' ? 'nothing' : 'reveal'
    case 'declare':
    case 'order':
      return undefined
    default:
      return choice satisfies never
  }
}

/** QUA-2, OPT-3: the card that a quarantined player has offered for all to see; `undefined` if it lies face down. */
export function openOffer(state: PartialState): Card | undefined {
  const { step, offered, setting } = state
  if (step.at !== 'answer' || !isQuarantined(state, step.from)) return undefined
  return setting.rules.quarantinedOffer === 'atCommit' && offered !== 'none' ? offered : undefined
}
