import { isRefusal, type Refusal, refuse } from '@selva/core'
import { DANGERS } from '../danger.ts'
import { COLOURS, ITEMS } from '../item.ts'
import { CODES, type Code, type CodeUse, parametersOf, useOf, valueIn } from '../modules/index.ts'
import type { Listed } from '../pile.ts'
import { fieldsOf, isOneOf, isWhole } from './fields.ts'
import type { Decks, Scenario } from './scenario.ts'
import { mayBe, SWITCHES, type Switches } from './switches.ts'

/** A code: `'A.1'`, or `{ code: 'E.3', n: 3 }`. */
export function useFrom(draft: unknown): CodeUse | Refusal {
  const fields = typeof draft === 'string' ? { code: draft } : fieldsOf(draft)
  const code = CODES.find((c) => c === fields?.['code'])
  if (fields === undefined || code === undefined) return refuse('code', fields?.['code'] ?? draft)
  const use = useOf(code, ({ name, parameter }) => parameter.read(fields[name]))
  return parametersOf(code).some(({ name }) => valueIn(use, name) === undefined) ? refuse('parameter', code) : use
}

/** The preset's codes with the table's own: the same code again replaces its parameters. */
function codesFrom(draft: unknown, given: readonly CodeUse[]): readonly CodeUse[] | Refusal {
  if (draft === undefined) return given
  if (!Array.isArray(draft)) return refuse('code', draft)
  const uses = new Map<Code, CodeUse>(given.map((use) => [use.code, use]))
  const added = new Set<Code>()
  for (const useDraft of draft) {
    const use = useFrom(useDraft)
    if (isRefusal(use)) return use
    if (added.has(use.code)) return refuse('codeTwice', use.code)
    added.add(use.code)
    uses.set(use.code, use)
  }
  return CODES.flatMap((code) => uses.get(code) ?? [])
}

function switchesFrom(draft: unknown, given: Partial<Switches>): Partial<Switches> | Refusal {
  if (draft === undefined) return given
  const fields = fieldsOf(draft)
  if (fields === undefined) return refuse('switch', draft)
  for (const name in fields) {
    if (!Object.hasOwn(SWITCHES, name)) return refuse('switch', name)
    if (!mayBe(name as keyof Switches, fields[name])) return refuse('switchValue', name)
  }
  return { ...given, ...fields }
}

/** DCK-12: any count from 0 to 99, of cards that the game has. */
export function countsFrom<T extends string>(draft: unknown, kinds: readonly T[]): Listed<T> | Refusal {
  const fields = fieldsOf(draft)
  if (fields === undefined) return refuse('deck', draft)
  for (const card in fields) {
    if (!isOneOf(kinds, card)) return refuse('deckCard', card)
    if (!isWhole(fields[card], 0, 99)) return refuse('deckCount', card)
  }
  return fields as Listed<T> // every name and count has just been checked
}

/** The cards that a deck can hold. */
export const CARDS_OF: { readonly [D in keyof Decks]-?: readonly string[] } = {
  dangers: DANGERS,
  items: ITEMS,
  hatchCards: COLOURS,
}
export const isDeck = (name: string): name is keyof Decks => Object.hasOwn(CARDS_OF, name)

function decksFrom(draft: unknown, given: Decks): Decks | Refusal {
  if (draft === undefined) return given
  const fields = fieldsOf(draft)
  if (fields === undefined) return refuse('deck', draft)
  const decks: { [deck: string]: Listed<string> } = {}
  for (const deck in fields) {
    if (!isDeck(deck)) return refuse('deck', deck)
    const counts = countsFrom<string>(fields[deck], CARDS_OF[deck])
    if (isRefusal(counts)) return counts
    decks[deck] = counts
  }
  return { ...given, ...decks }
}

/** The parts of a scenario that a table's options may hold, on top of what its preset says. */
export function scenarioFrom(draft: unknown, preset: Scenario<CodeUse>): Scenario<CodeUse> | Refusal {
  const fields = fieldsOf(draft) ?? {}
  const codes = codesFrom(fields['codes'], preset.codes)
  if (isRefusal(codes)) return codes
  const switches = switchesFrom(fields['switches'], preset.switches)
  if (isRefusal(switches)) return switches
  const decks = decksFrom(fields['decks'], preset.decks)
  if (isRefusal(decks)) return decks
  const zones = fields['zones'] ?? preset.zones
  if (!Array.isArray(zones) || !zones.every((zone) => typeof zone === 'string')) return refuse('zones')
  return { preset: preset.preset, codes, switches, decks, zones }
}
