import { type ScenarioFault, UNTITLED, warnAt } from '@selva/core'
import { deckFor } from './copies.ts'
import { cardConflicts } from './draft.ts'
import { isIdle } from './idle-switches.ts'
import type { ScenarioDraft } from './scenario-draft.ts'
import { MAX_SEATS, MIN_SEATS } from './setting.ts'
import type { Switch } from './switches.ts'

/** The numbers of players that a scenario is checked with: all that it suits. */
function numbersOf({ players }: ScenarioDraft): readonly number[] {
  const [least, most] = players === 'unknown' ? [MIN_SEATS, MAX_SEATS] : players
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

const deckOf = ({ cards }: ScenarioDraft, seats: number) => ({ ...deckFor(seats), ...cards })

/** SET-1, SET-2: decks that cannot be dealt, at the largest number of players where that is so. */
function deckFaults(draft: ScenarioDraft): readonly ScenarioFault[] {
  const numbers = numbersOf(draft)
  const at: Readonly<Record<string, ScenarioFault['at']>> = {
    copies: ['cards', 'theThing'],
    tooFewInfected: ['cards', 'infected'],
  }
  const found = new Map<string, ScenarioFault & { readonly times: number }>()
  for (const seats of numbers)
    for (const { refused, about } of cardConflicts(deckOf(draft, seats), seats)) {
      const times = (found.get(refused)?.times ?? 0) + 1
      found.set(refused, { code: refused, severity: 'error', at: at[refused] ?? ['cards'], about, times })
    }
  // If no number of players is asked for, a deck for some of them will do.
  return [...found.values()].map(({ times, ...fault }) =>
    draft.players === 'unknown' && times < numbers.length ? { ...fault, severity: 'warning' } : fault,
  )
}

/** Switches about cards that are in no deck of this scenario. */
function idleSwitches(draft: ScenarioDraft): readonly ScenarioFault[] {
  const decks = numbersOf(draft).map((seats) => deckOf(draft, seats))
  const names = Object.keys(draft.rules) as readonly Switch[] // its own keys
  return names
    .filter((name) => decks.every((deck) => isIdle(name, deck)))
    .map((name) => warnAt(['rules', name], 'switchIdle', name))
}

/** Everything that is wrong with a scenario, errors first; one with errors cannot be published. */
export function scenarioFaultsOf(draft: ScenarioDraft): readonly ScenarioFault[] {
  const faults = [...deckFaults(draft), ...(draft.title === '' ? [UNTITLED] : []), ...idleSwitches(draft)]
  return faults.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

const without = <T extends object>(changes: T, name: string): T =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== name)) as T // a part of it

/** The draft without this fault, where one step mends it: missing cards added, a switch or the counts as printed again. */
export function solved(draft: ScenarioDraft, { code, at, about }: ScenarioFault): ScenarioDraft | undefined {
  const [part = '', name = ''] = at
  if (code === 'tooFewInfected') return { ...draft, cards: { ...draft.cards, infected: Number(about) } }
  if (part === 'rules') return { ...draft, rules: without(draft.rules, name) }
  if (part !== 'cards') return undefined
  return { ...draft, cards: name === '' ? {} : without(draft.cards, name) }
}
