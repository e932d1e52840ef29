import type { Choice } from '@selva/stay-away'
import { difference, type Estimate, isClear, samples } from '../../estimate.ts'
import { type Better, betterOf, type TurningPoint } from '../../turning-points.ts'
import type { Decision, Standing } from './decisions.ts'
import { othersThan } from './options.ts'
import { playedOn } from './playout.ts'
import type { Scene } from './worlds.ts'

/** The parts in which a decision moves a chance: the choice itself, and what came of it. */
export type StayAwayPart = 'choice' | 'outcome'

export type StayAwayPoint = TurningPoint<StayAwayPart, Choice>

/** So many playouts are spent on each choice at each stage of a judgement. Every stage draws other tables. */
export type Effort = { readonly first: number; readonly second: number; readonly last: number }

/** A decision at a glance: how much it may have mattered, and its choices, the most promising first. */
export type Glance = { readonly decision: Decision; readonly weight: number; readonly others: readonly Choice[] }

type Start = Choice | 'asUsual'

/** A seed that the moment alone decides. */
const seedOf = ({ from, seat }: Decision, n: number): number => ((from * 16 + seat) * 4096 + n) * 7

/** Stages of a judgement begin at these numbers, so that luck in one is not found again in the next. */
const STAGES = { first: 0, second: 1000, last: 2000, after: 3000 } as const

function valueOf(scene: Scene, start: Start, decision: Decision, from: number, count: number): Estimate {
  const seen = samples()
  for (let n = from; n < from + count; n++) seen.add(playedOn(scene, start, seedOf(decision, n)))
  return seen.estimate()
}

/** How likely a player is to win from where they stand. */
export function chanceFrom(standing: Standing, decision: Decision, count: number): Estimate {
  if (typeof standing === 'number') return { mean: standing, error: 0 }
  return valueOf(standing, 'asUsual', decision, STAGES.after, count)
}

/** Weighs a decision at little cost: by what it changed, and by what may have been better. */
export function glanceAt(decision: Decision, { first }: Effort): Glance {
  const { before, after, choice } = decision
  const value = (start: Start): number => valueOf(before, start, decision, STAGES.first, first).mean
  const made = value(choice)
  const others = othersThan(before, choice)
    .map((other) => ({ other, worth: value(other) }))
    .toSorted((a, b) => b.worth - a.worth)
  const moved = chanceFrom(after, decision, first).mean - value('asUsual')
  const missed = (others[0]?.worth ?? 0) - made
  return { decision, weight: Math.max(Math.abs(moved), missed), others: others.map(({ other }) => other) }
}

/** So many of the most promising choices are looked at again. */
const SHORTLIST = 2

/** The most promising choice, by other tables than those that made it promising. */
function bestOf({ decision, others }: Glance, count: number): Choice | undefined {
  return others
    .slice(0, SHORTLIST)
    .map((other) => ({ other, worth: valueOf(decision.before, other, decision, STAGES.second, count).mean }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.other
}

/**
 * Judges a decision by what its player knew. The choices are compared at the same tables and with the same luck. A
 * choice that does not clearly differ from the usual one counts as the usual one.
 */
export function judged(glance: Glance, { second, last }: Effort): StayAwayPoint {
  const { decision } = glance
  const { from, until, turn, seat, choice, before, after } = decision
  const best = bestOf(glance, second)
  const [usual, made, gain, worth] = [samples(), samples(), samples(), samples()]
  for (let n = STAGES.last; n < STAGES.last + last; n++) {
    const seed = seedOf(decision, n)
    const asUsual = playedOn(before, 'asUsual', seed)
    const asMade = playedOn(before, choice, seed)
    usual.add(asUsual)
    made.add(asMade)
    gain.add(asMade - asUsual)
    if (best !== undefined) worth.add(playedOn(before, best, seed) - asMade)
  }
  const skill = gain.estimate()
  const clear = isClear(skill)
  const start = clear ? usual.estimate() : made.estimate()
  const end = chanceFrom(after, decision, last)
  const better: Better<Choice> | undefined = best === undefined ? undefined : { choice: best, worth: worth.estimate() }
  return {
    ...{ from, until, leg: turn, seat, chosen: choice },
    better: betterOf(better),
    before: start,
    parts: [
      { name: 'choice', by: 'skill', change: clear ? skill : { mean: 0, error: skill.error } },
      { name: 'outcome', by: 'luck', change: difference(end, made.estimate()) },
    ],
    after: end,
  }
}
