import type { Refusal } from '@selva/core'
import type { Warning } from '@selva/escape'
import type { EscapeWords } from '../messages/en.ts'
import type { RuleWords } from './messages/en.ts'

/** Why a table cannot be opened, in the words the host chose from. */
export function refusalText({ refused, about }: Refusal, m: EscapeWords, w: RuleWords): string {
  const codes: { readonly [code: string]: { readonly name: string } } = w.codes
  const switches: { readonly [name: string]: { readonly name: string } } = w.switches
  const items: { readonly [item: string]: { readonly name: string } } = m.items
  const cards: { readonly [card: string]: string } = { ...w.decks, ...w.cards }
  const card = cards[about] ?? items[about]?.name ?? about
  switch (refused) {
    case 'codePreset':
    case 'codeWithB6':
    case 'codeB6':
    case 'parameter':
      return w.refusals[refused](codes[about]?.name ?? about)
    case 'switchValue':
      return w.refusals.switchValue(switches[about]?.name ?? about)
    case 'deckCount':
    case 'deckUnused':
    case 'deckEmpty':
      return w.refusals[refused](card)
    case 'hatch':
    case 'startStuck':
    case 'noWayOut':
      return w.refusals[refused](about)
    case 'hatchesShut':
    case 'seats':
      return w.refusals[refused]
    default:
      return w.refusals.other
  }
}

export const warningText = ({ warned, about }: Warning, w: RuleWords): string => w.warned[warned](about)
