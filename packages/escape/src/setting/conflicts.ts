import { type Refusal, refuse } from '@selva/core'
import { type CodeUse, ruleOf } from '../modules/index.ts'
import { total } from '../pile.ts'
import { bases, codesFor, switchesFor } from './presets.ts'
import { resolve } from './resolve.ts'
import type { Scenario } from './scenario.ts'
import type { Switches } from './switches.ts'

/** Why these codes cannot be played together, if they cannot. */
export function codeConflict({ preset, codes }: Scenario<CodeUse>): Refusal | undefined {
  const on = codes.map((use) => use.code)
  const closed = on.find((code) => !codesFor(preset).includes(code))
  if (closed !== undefined) return refuse('codePreset', closed) // SCN-2, SCN-X12
  if (!on.some((code) => ruleOf(code).excludesHumans)) return undefined
  const humanly = on.find((code) => ruleOf(code).needsHumans)
  if (humanly !== undefined) return refuse('codeWithB6', humanly) // SCN-X4
  const missing = on.flatMap((code) => ruleOf(code).needs ?? []).find((code) => !on.some((other) => other === code))
  return missing === undefined ? undefined : refuse('codeB6', missing) // SCN-X5
}

/** SWI-11: a switch that the preset does not have may only be set to what it is anyway. */
export function switchConflict({ preset, switches }: Scenario<CodeUse>): Refusal | undefined {
  const names = Object.keys(switches) as readonly (keyof Switches)[] // its own keys
  const closed = names.find(
    (name) => !switchesFor(preset).includes(name) && switches[name] !== bases[preset].switches[name],
  )
  return closed === undefined ? undefined : refuse('switchValue', closed)
}

/** DCK-12: a deck may be changed only where it is in play, by cards it has, and must keep what the game cannot do without. */
export function deckConflict(scenario: Scenario<CodeUse>, seats: number): Refusal | undefined {
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
