import { type Refusal, refuse, type ScenarioPlace } from '@selva/core'
import { type CodeUse, ruleOf, seatsOfUse } from '../modules/index.ts'
import { total } from '../pile.ts'
import { MAX_SEATS } from './known-setting.ts'
import { bases, codesFor, switchesFor } from './presets.ts'
import { resolve } from './resolve.ts'
import type { Scenario } from './scenario.ts'
import type { Switches } from './switches.ts'

/** Something that cannot be played as it stands, at the rule or card that would have to change. */
type Conflict = { readonly refusal: Refusal; readonly at: ScenarioPlace }

const conflict = (at: ScenarioPlace, refused: string, about: unknown): Conflict => ({
  at,
  refusal: refuse(refused, about),
})

/** Why these codes cannot be played together. */
function codeConflicts({ preset, codes }: Scenario<CodeUse>): readonly Conflict[] {
  const on = codes.map((use) => use.code)
  const open = codesFor(preset)
  const closed = on.filter((code) => !open.includes(code)) // SCN-2, SCN-X12
  const out = closed.map((code) => conflict(['codes', code], 'codePreset', code))
  if (!on.some((code) => ruleOf(code).excludesHumans)) return out
  for (const code of on) if (ruleOf(code).needsHumans) out.push(conflict(['codes', code], 'codeWithB6', code)) // SCN-X4
  for (const code of on)
    for (const needed of ruleOf(code).needs ?? [])
      if (!on.some((other) => other === needed)) out.push(conflict(['codes', code], 'codeB6', needed)) // SCN-X5
  return out
}

/** SWI-11: a switch that the preset does not have may only be set to what it is anyway. */
function switchConflicts({ preset, switches }: Scenario<CodeUse>): readonly Conflict[] {
  const names = Object.keys(switches) as readonly (keyof Switches)[] // its own keys
  return names
    .filter((name) => !switchesFor(preset).includes(name) && switches[name] !== bases[preset].switches[name])
    .map((name) => conflict(['switches', name], 'switchValue', name))
}

/** DCK-12: a deck may be changed only where it is in play, by cards it has, and must keep what the game cannot do without. */
function deckConflicts(scenario: Scenario<CodeUse>, seats: number): readonly Conflict[] {
  const base = bases[scenario.preset]
  const printed = resolve(base, { ...scenario, decks: {} }, seats)
  const out: Conflict[] = []
  for (const deck of ['dangers', 'items', 'hatchCards'] as const) {
    const counts: { readonly [card: string]: number } = scenario.decks[deck] ?? {}
    const known: { readonly [card: string]: number } = printed[deck]
    for (const card in counts)
      if ((known[card] ?? 0) === 0) out.push(conflict(['decks', deck, card], 'deckUnused', card))
  }
  const { dangers, hatchCards, hatchMode } = resolve(base, scenario, seats)
  if (total(dangers) === 0) out.push(conflict(['decks', 'dangers'], 'deckEmpty', 'dangers'))
  if (hatchMode === 'card' && hatchCards.green === 0)
    out.push(conflict(['decks', 'hatchCards', 'green'], 'deckEmpty', 'green'))
  return out
}

/** OWN-X7: why no crew can be dealt to this number of players. */
export function crewConflicts(scenario: Scenario<CodeUse>, seats: number): readonly Conflict[] {
  const wrong = scenario.codes
    .map((use) => ({ use, seats: seatsOfUse(use) }))
    .filter(({ seats: [least, most] }) => seats < least || seats > most)
  if (wrong.length > 0)
    return wrong.map(({ use, seats: [least, most] }) =>
      conflict(['codes', use.code], 'codeSeats', `${least}–${Math.min(most, MAX_SEATS)}`),
    )
  const { humans, pool } = resolve(bases[scenario.preset], scenario, seats)
  const needed = humans(seats)
  return pool(seats, seats - needed).human.length < needed
    ? [conflict(['codes', 'crew.humans'], 'crewFew', needed)]
    : []
}

/** Everything that keeps a scenario from being played with this number of players, on any zone. */
export const conflictsIn = (scenario: Scenario<CodeUse>, seats: number): readonly Conflict[] => [
  ...codeConflicts(scenario),
  ...crewConflicts(scenario, seats),
  ...switchConflicts(scenario),
  ...deckConflicts(scenario, seats),
]
