import type { Refusal } from '@selva/core'
import { sectorNamed, type Warning, type Zone } from '@selva/escape'
import type { EscapeWords } from '../messages/en.ts'
import type { RuleWords } from './messages/en.ts'

/** VOC-2: a place where players start has no coordinate on the map, but a name or a number. */
function placeText(name: string, zone: Zone, { places }: RuleWords): string {
  const at = sectorNamed(name)
  const hatch = zone.hatches.find((one) => one.at === at)
  if (hatch !== undefined) return places.hatch(hatch.number)
  return at === zone.humanSector ? places.humanSector : places.alienSector
}

/** Why a table cannot be opened, in the words the host chose from. */
export function refusalText({ refused, about }: Refusal, zone: Zone, m: EscapeWords, w: RuleWords): string {
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
    case 'codeSeats':
    case 'crewFew':
      return w.refusals[refused](about)
    case 'startStuck':
    case 'noWayOut':
      return w.refusals[refused](placeText(about, zone, w))
    case 'hatchesShut':
    case 'seats':
      return w.refusals[refused]
    default:
      return w.refusals.other
  }
}

export function warningText({ warned, about }: Warning, zone: Zone, w: RuleWords): string {
  if (warned !== 'startsApart') return w.warned[warned](about)
  const [one = '', other = ''] = about.split(' ')
  return w.warned.startsApart(placeText(one, zone, w), placeText(other, zone, w))
}
