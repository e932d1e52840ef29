import { isItem } from '../danger.ts'
import type { Power } from '../state.ts'

/** ULT-37: a drawn Silence is a noise in any sector; with SWI-6 a drawn item too. */
export const psychic: Power = {
  hears: (card, rules) => (card === 'silence' || (rules.switches.psychicItems && isItem(card)) ? 'any' : card),
}
