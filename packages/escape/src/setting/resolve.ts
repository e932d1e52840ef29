import { DOUBLE_FROM } from '../editions/black.ts'
import { type CodeUse, moduleOf } from '../modules/index.ts'
import type { Counts } from '../pile.ts'
import type { Module, Rules } from '../state.ts'
import type { Decks, Scenario } from './scenario.ts'
import type { Switches } from './switches.ts'

const times = <T extends string>(counts: Counts<T>, n: number): Counts<T> =>
  Object.fromEntries((Object.keys(counts) as T[]).map((card) => [card, counts[card] * n])) as Counts<T>

/** DCK-6 */
const doubled: Module = (rules) => ({
  ...rules,
  dangers: times(rules.dangers, 2),
  items: times(rules.items, 2),
  hatchCards: times(rules.hatchCards, 2),
})

/** DCK-12: counts that a scenario sets are meant as they are. */
const stocked =
  ({ dangers, items, hatchCards }: Decks): Module =>
  (rules) => ({
    ...rules,
    dangers: { ...rules.dangers, ...dangers },
    items: { ...rules.items, ...items },
    hatchCards: { ...rules.hatchCards, ...hatchCards },
  })

/** Section 17: the switches that are figures or pools of the rules; the others are read where they matter. */
const switched =
  (changes: Partial<Switches>): Module =>
  (rules) => {
    const switches: Switches = { ...rules.switches, ...changes }
    const { rounds, handLimit, crew } = switches
    return {
      ...rules,
      switches,
      rounds,
      handLimit: handLimit === 'none' ? Number.POSITIVE_INFINITY : handLimit,
      pool: crew === 'both' ? withBothCrews(rules) : rules.pool,
    }
  }

/** SWI-8 */
const withBothCrews =
  (rules: Rules): Rules['pool'] =>
  (seats, aliens) =>
    rules.pool(Math.max(seats, DOUBLE_FROM), aliens)

/** A scenario made into one rules object, once, for a table with this number of seats. */
export function resolve(base: Rules, scenario: Scenario<CodeUse>, seats: number): Rules {
  const steps: readonly Module[] = [
    seats >= DOUBLE_FROM ? doubled : (rules) => rules,
    ...scenario.codes.map(moduleOf),
    stocked(scenario.decks),
    switched(scenario.switches),
  ]
  return steps.reduce<Rules>((rules, step) => step(rules), { ...base, preset: scenario.preset, scenario })
}
