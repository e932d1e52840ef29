import type { ScenarioFault } from '@selva/core'
import { firstUse, isCode } from '../modules/index.ts'
import type { Zone } from '../zone.ts'
import { type ScenarioDraft, withCode, withoutCode } from './scenario-draft.ts'

const without = <T extends object>(part: T, name: string): T =>
  Object.fromEntries(Object.entries(part).filter(([key]) => key !== name)) as T // a part of it

/** Counts as printed again, of one card or of its whole deck. */
function printedAgain(draft: ScenarioDraft, [, deck = '', card = '']: ScenarioFault['at']): ScenarioDraft {
  const { [deck as keyof typeof draft.decks]: counts, ...decks } = draft.decks
  const rest = card === '' ? {} : without(counts ?? {}, card)
  return { ...draft, decks: Object.keys(rest).length === 0 ? decks : { ...decks, [deck]: rest } }
}

/** The draft without this fault, where one step mends it; `zone` gives a code that is added its first parameters. */
export function solved(
  draft: ScenarioDraft,
  { code, at, about }: ScenarioFault,
  zone: Zone,
): ScenarioDraft | undefined {
  const [part = '', name = ''] = at
  if (code === 'codeB6') return isCode(about) ? withCode(draft, firstUse(about, zone)) : undefined
  if (code === 'killsOutOfReach' || code === 'codeSeats' || code === 'crewFew') return undefined // It is set beside it.
  if (code === 'zoneRefused') return { ...draft, zones: draft.zones.filter((advised) => advised !== about) }
  switch (part) {
    case 'codes':
      return isCode(name) ? withoutCode(draft, name) : undefined
    case 'switches':
      return { ...draft, switches: without(draft.switches, name) }
    case 'decks':
      return printedAgain(draft, at)
    default:
      return undefined
  }
}
