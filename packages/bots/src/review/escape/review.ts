import { type AnyFact, isTableFact, type Seat } from '@selva/core'
import { escape, type Fact, type PartialState, type Sector, type Setting } from '@selva/escape'
import {
  type AllReadings,
  type Announcement,
  announcementOf,
  type Hearing,
  type Lie,
  lieIn,
  newsIn,
} from './announced.ts'
import { type Attack, attackOf, type HatchTry, hatchTryOf, withDeath } from './attempts.ts'
import { lureWatch } from './lured.ts'
import { type Moment, momentKeeper, type Readers, readersOf } from './readers.ts'

/** A lie, and the players of the other side who followed it with their next move. */
export type ToldLie = Lie & { readonly lured: readonly Seat[] }

/** Everything that a finished game of Escape is reviewed by. */
export type EscapeReview = {
  /** The knowledge of everyone after each batch of the log. */
  readonly moments: readonly Moment[]
  readonly announcements: readonly Announcement[]
  readonly lies: readonly ToldLie[]
  readonly attacks: readonly Attack[]
  readonly tries: readonly HatchTry[]
}

type Found = {
  readonly announcements: Announcement[]
  readonly lies: Lie[]
  readonly attacks: Attack[]
  readonly tries: HatchTry[]
}

/** Facts after which somebody may have been told something. */
const isNews = (fact: Fact): boolean => newsIn(fact).length > 0 || fact.kind === 'hatchReached'

/** A walk through a game: the true state, the minds of all seats, and what has been found so far. */
function walk(readers: Readers, state: PartialState) {
  const found: Found = { announcements: [], lies: [], attacks: [], tries: [] }
  const lures = lureWatch()
  let from: Sector | undefined
  let struckAt: AllReadings = []

  function listen(fact: Fact, hearing: Hearing): void {
    for (const told of newsIn(fact)) {
      const announcement = announcementOf(told, hearing)
      if (announcement !== undefined) found.announcements.push(announcement)
    }
    const lie = lieIn(fact, from, hearing)
    if (lie === undefined) return
    found.lies.push(lie)
    lures.told(lie, state)
  }

  /** Notes what a fact means for those who tried something, before anyone has heard it. */
  function attempt(fact: Fact, batch: number, before: () => AllReadings): void {
    if (fact.kind === 'attack') {
      struckAt = before()
      found.attacks.push(attackOf(fact, batch, state, struckAt))
    } else if (fact.kind === 'killed') {
      const attack = found.attacks.pop()
      if (attack !== undefined) found.attacks.push(withDeath(attack, fact, state, struckAt))
    } else if (fact.kind === 'hatchReached') {
      const tried = hatchTryOf(fact, batch, state, before())
      if (tried !== undefined) found.tries.push(tried)
    } else if (fact.kind === 'escaped') {
      const tried = found.tries.pop()
      if (tried !== undefined) found.tries.push({ ...tried, escaped: tried.seat === fact.seat })
    }
  }

  return {
    hear(fact: Fact, batch: number): void {
      const before = isNews(fact) ? readers.now() : []
      attempt(fact, batch, () => before)
      readers.hear(fact)
      escape.evolve(state, fact)
      if (fact.kind === 'turn') from = fact.from
      if (fact.kind === 'moved') lures.moved(fact.seat, state)
      if (newsIn(fact).length > 0) listen(fact, { batch, state, before, after: readers.now() })
    },
    found: () => ({ ...found, lies: found.lies.map((lie) => ({ ...lie, lured: lures.lured(lie) })) }),
  }
}

/**
 * Reviews a finished game from its whole log: what every seat could have known at every moment, from what it had seen and
 * nothing else, and how lies, attacks and hatches look by that. The same log gives the same review.
 */
export function reviewOf(
  setting: Setting,
  batches: readonly (readonly AnyFact[])[],
  progress: (done: number, of: number) => void = () => {},
): EscapeReview {
  const readers = readersOf(setting)
  const keep = momentKeeper(setting.seats)
  const walker = walk(readers, escape.start(setting))
  const moments = batches.map((facts, batch) => {
    for (const fact of facts) if (!isTableFact(fact)) walker.hear(fact as Fact, batch)
    progress(batch + 1, batches.length)
    return keep(readers.now())
  })
  return { moments, ...walker.found() }
}
