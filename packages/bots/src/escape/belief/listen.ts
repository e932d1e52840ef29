import { type Seat, SPECTATORS } from '@selva/core'
import { escape, namesOwn, type PartialState, type SeenFact, type Setting } from '@selva/escape'
import type { Belief } from './belief.ts'
import type { ExpectedDeck } from './deck.ts'
import { type Filter, newFilter } from './filter.ts'
import { dim, hear } from './hear.ts'
import { standsAtStart } from './start.ts'

/** A seat that listens: its own state, and what it concludes. */
export type Listener = {
  hear(fact: SeenFact<undefined>): void
  readonly part: PartialState
  readonly belief: Belief
}

/** The filters of one table: whether it began with a deal is for each seat to say, by its own place. */
type TableFilters = { readonly dealt: Filter; arranged: Filter | 'none' }

const tables = new WeakMap<object, TableFilters>()

function filtersOf(table: object, setting: Setting): TableFilters {
  const known = tables.get(table)
  if (known !== undefined) return known
  const made: TableFilters = { dealt: newFilter(setting, SPECTATORS), arranged: 'none' }
  tables.set(table, made)
  return made
}

/** The fact as spectators see it, from what a seat saw of it; `undefined` if they see nothing of it. */
const commonPart = (fact: SeenFact<undefined>): SeenFact<undefined> | undefined =>
  escape.redactor.redact(fact, SPECTATORS) as SeenFact<undefined> | undefined

/**
 * A seat that listens at a table. Listeners with the same `table` share one filter, which hears each fact once, from the
 * first of them that hears it, and only as spectators see it.
 */
export function listen(setting: Setting, seat: Seat, table: object = {}): Listener {
  const part = escape.start(setting)
  const filters = filtersOf(table, setting)
  let filter = filters.dealt
  let heard = 0
  let noises = 0
  /** The facts before the first turn, from which a filter of an arranged position is begun. */
  let opening: SeenFact<undefined>[] | 'over' = []
  /** The cards that this seat has drawn itself, less what everyone expects of them. */
  const own: ExpectedDeck = { yours: 0, any: 0, silence: 0 }

  /** The facts so far, heard again by a filter that takes nobody to stand where the game starts. */
  function replayed(facts: readonly SeenFact<undefined>[]): Filter {
    const made = newFilter(setting, SPECTATORS, { arranged: true })
    for (const fact of facts) hear(made, fact)
    return made
  }

  function open(fact: SeenFact<undefined>): void {
    if (opening === 'over') return
    if (fact.kind !== 'turn') return void opening.push(fact)
    if (!standsAtStart(part, seat)) {
      if (filters.arranged === 'none') filters.arranged = replayed(opening)
      filter = filters.arranged
    }
    opening = 'over'
  }

  function seeOwnCard(fact: SeenFact<undefined>): void {
    if (fact.kind === 'reshuffled') Object.assign(own, { yours: 0, any: 0 })
    if (fact.kind !== 'noise' && fact.kind !== 'twoNoises') return
    const told = filter.truths[noises++] ?? 0.5
    if (fact.seat !== seat || fact.card === undefined) return
    const surprise = (namesOwn(fact.card) ? 1 : 0) - told
    own.yours -= surprise
    own.any += surprise
  }

  return {
    part,
    belief: {
      seat,
      get terrain() {
        return filter.terrain
      },
      get suspects() {
        return filter.suspects
      },
      get noises() {
        return filter.noises
      },
      get now() {
        return filter.now
      },
      get deck() {
        const { yours, any, silence } = filter.deck
        return { yours: yours + own.yours, any: any + own.any, silence }
      },
    },
    hear(fact) {
      if (escape.redactor.sees(fact, SPECTATORS)) {
        const common = opening === 'over' && filter.heard !== heard ? undefined : commonPart(fact)
        if (common !== undefined) {
          open(common)
          if (filter.heard === heard) hear(filter, common)
        }
        heard++
        seeOwnCard(fact)
      } else if (filter.heard === heard) dim(filter) // The seat is asked again: nothing more comes of what it did.
      escape.evolve(part, fact)
    },
  }
}
