import { type AnyFact, isTableFact } from '@selva/core'
import { dealings, type Fact, type PartialState, type Setting, stayAway } from '@selva/stay-away'
import { type FalseClaim, falseClaimIn } from './claims.ts'
import { claimIn, type Deed, deedIn, goesOn, type News } from './deeds.ts'
import { type Disguise, disguiseWatch } from './disguises.ts'
import {
  answeringIn,
  type Burning,
  burningIn,
  type Infection,
  infectionIn,
  type Moved,
  type NearMiss,
  nearMissIn,
} from './fates.ts'
import { type Hunt, huntIn } from './hunts.ts'
import { type Moment, readersOf } from './readers.ts'

/** Everything that a finished game of Stay Away! is reviewed by. */
export type StayAwayReview = {
  /** The knowledge of everyone after each batch of the log. */
  readonly moments: readonly Moment[]
  readonly news: readonly News[]
  /** The chain of infection, in its order. */
  readonly infections: readonly Infection[]
  readonly claims: readonly FalseClaim[]
  readonly burnings: readonly Burning[]
  readonly misses: readonly NearMiss[]
  readonly hunts: readonly Hunt[]
  readonly disguises: readonly Disguise[]
}

/** A walk through a game: the true state, the minds of all seats, and what has been found so far. */
function walk(setting: Setting) {
  const readers = readersOf(setting)
  const state: PartialState = stayAway.start(setting)
  const known = dealings()
  const disguises = disguiseWatch()
  const found = {
    news: [] as News[],
    infections: [] as Infection[],
    claims: [] as FalseClaim[],
    burnings: [] as Burning[],
    misses: [] as NearMiss[],
    hunts: [] as Hunt[],
  }
  let turn = 0
  let latest: Moment = readers.now()
  /** The exchange in which an infection may follow, with what everyone thought before it. */
  let moved: Moved | undefined

  /** Notes what a fact means while nobody has heard it yet. */
  function ahead(fact: Fact, batch: number): void {
    const at = { batch, turn }
    switch (fact.kind) {
      case 'asked':
        moved = undefined
        return
      case 'exchanged':
        moved = { way: 'exchange', moment: latest, answering: answeringIn(state) }
        return
      case 'passed':
        if (moved?.way !== 'passed') moved = { way: 'passed', moment: latest, answering: undefined }
        return
      case 'infected':
        return void found.infections.push(
          infectionIn(fact, at, moved ?? { way: 'arranged', moment: latest, answering: undefined }),
        )
      case 'played':
        return void found.burnings.push(...burningIn(fact, at, state, latest))
      case 'defended':
        return void found.misses.push(...nearMissIn(fact, at, state, latest))
      case 'eliminated': {
        const last = found.burnings.at(-1)
        if (fact.by !== 'none' && last?.seat === fact.seat)
          found.burnings[found.burnings.length - 1] = { ...last, burned: true }
        return
      }
      default:
    }
  }

  /** Tells everyone, and keeps what it changed if it is news. */
  function tell(fact: AnyFact, deed: Deed | undefined, batch: number): void {
    const before = latest
    readers.hear(fact)
    const last = found.news.at(-1)
    if (deed !== undefined && !(last?.batch === batch && last.deed.kind === 'passed' && deed.kind === 'passed')) {
      latest = readers.now()
      found.news.push({ batch, turn, deed, before, after: latest })
    } else if (last?.batch === batch && !isTableFact(fact) && goesOn(last.deed, fact as Fact)) {
      latest = readers.now()
      found.news[found.news.length - 1] = { ...last, after: latest }
    }
  }

  function judge(news: readonly News[]): void {
    for (const one of news) {
      found.claims.push(...falseClaimIn(one, state, known))
      found.hunts.push(...huntIn(one, state))
    }
  }

  return {
    hear(fact: AnyFact, batch: number): void {
      const count = found.news.length
      const said = claimIn(fact)
      if (said !== undefined) tell(fact, { kind: 'claim', by: said.seat, claim: said.claim }, batch)
      else if (isTableFact(fact)) return
      else {
        const own = fact as Fact // The file's game wrote it.
        // The end opens everything: what a player could have known ends before it.
        if (own.kind === 'gameOver') return stayAway.evolve(state, own)
        ahead(own, batch)
        tell(own, deedIn(own, state.step.at === 'answer' ? state.step.from : undefined), batch)
      }
      judge(found.news.slice(count))
      if (isTableFact(fact)) return
      const own = fact as Fact
      known.happened(state, own)
      stayAway.evolve(state, own)
      if (own.kind !== 'turn') return
      turn++
      disguises.turn(state, readers.now())
    },
    now: (): Moment => {
      latest = readers.now()
      return latest
    },
    found: () => ({ ...found, disguises: disguises.found() }),
  }
}

/**
 * Reviews a finished game from its whole log: what every seat could have known at every moment, from what it had seen and
 * nothing else, and how infections, claims and fire look by that. The same log gives the same review.
 */
export function reviewOf(
  setting: Setting,
  batches: readonly (readonly AnyFact[])[],
  progress: (done: number, of: number) => void = () => {},
): StayAwayReview {
  const walker = walk(setting)
  const moments = batches.map((facts, batch) => {
    for (const fact of facts) walker.hear(fact, batch)
    progress(batch + 1, batches.length)
    return walker.now()
  })
  return { moments, ...walker.found() }
}
