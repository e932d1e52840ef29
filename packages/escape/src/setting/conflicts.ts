import { type Refusal, refuse } from '@selva/core'
import { total } from '../pile.ts'
import { bases } from './presets.ts'
import { resolve } from './resolve.ts'
import { CODES, type Code, type Scenario } from './scenario.ts'

/** SCN-X4 */
const NOT_WITHOUT_HUMANS: readonly Code[] = ['B.3', 'B.4', 'C.3', 'D.2', ...CODES.filter((c) => c.startsWith('H.'))]

/** Why these codes cannot be played together, if they cannot. */
export function codeConflict({ preset, codes }: Scenario): Refusal | undefined {
  const on = codes.map((use) => use.code)
  const closed = on.find((code) => !bases[preset].openTo.includes(code))
  if (closed !== undefined) return refuse('codePreset', closed) // SCN-2, SCN-X12
  if (!on.includes('B.6')) return undefined
  const humanly = on.find((code) => NOT_WITHOUT_HUMANS.includes(code))
  if (humanly !== undefined) return refuse('codeWithB6', humanly)
  return on.includes('E.3') ? undefined : refuse('codeB6', 'E.3') // SCN-X5
}

/** SWI-11: the Ultimate edition has no hand limit. */
export const switchConflict = ({ preset, switches }: Scenario): Refusal | undefined =>
  bases[preset].edition === 'ultimate' && (switches.handLimit ?? 'none') !== 'none'
    ? refuse('switchValue', 'handLimit')
    : undefined

/** DCK-12: a deck may be changed only where it is in play, by cards it has, and must keep what the game cannot do without. */
export function deckConflict(scenario: Scenario, seats: number): Refusal | undefined {
  const base = bases[scenario.preset]
  const printed = resolve(base, { ...scenario, decks: {} }, seats)
  for (const deck of ['dangers', 'items', 'hatchCards'] as const) {
    const counts: { readonly [card: string]: number } = scenario.decks[deck] ?? {}
    const known: { readonly [card: string]: number } = printed[deck]
    for (const card in counts) if ((known[card] ?? 0) === 0) return refuse('deckUnused', card)
  }
  const { dangers, hatchCards, hatchMode } = resolve(base, scenario, seats)
  if (total(dangers) === 0) return refuse('deckEmpty', 'dangers')
  return hatchMode === 'card' && hatchCards.green === 0 ? refuse('deckEmpty', 'green') : undefined
}
