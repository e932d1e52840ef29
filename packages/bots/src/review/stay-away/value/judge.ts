import type { Choice } from '@selva/stay-away'
import { difference, type Estimate, isClear, samples } from '../../estimate.ts'
import { type Better, betterOf, type TurningPoint } from '../../turning-points.ts'
import type { Decision, Standing } from './decisions.ts'
import { othersThan } from './options.ts'
import { type Trial, trialOf } from './playout.ts'
import type { Scene } from './worlds.ts'

/** The parts in which a decision moves a chance: the choice itself, and what came of it. */
export type StayAwayPart = 'choice' | 'outcome'

export type StayAwayPoint = TurningPoint<StayAwayPart, Choice>

/** The number of playouts for each choice at each stage of a judgement. Every stage draws other tables. */
export type Effort = { readonly first: number; readonly second: number; readonly last: number }

/** A decision at a glance: how much it may have mattered, and its choices, the most promising first. */
export type Glance = { readonly decision: Decision; readonly weight: number; readonly others: readonly Choice[] }

/** A seed that the moment alone decides. */
const seedOf = ({ from, seat }: Decision, n: number): number => (from * 16 + seat) * 4096 + n

/** Stages of a judgement begin at these numbers, so that luck in one is not found again in the next. */
const STAGES = { first: 0, second: 1000, last: 2000, after: 3000 } as const

/** Tables that may have been, from a number on. */
const trialsOf = (scene: Scene, decision: Decision, from: number, count: number): readonly Trial[] =>
  Array.from({ length: count }, (_, n) => trialOf(scene, seedOf(decision, from + n)))

function meanOf(trials: readonly Trial[], value: (trial: Trial) => number): Estimate {
  const seen = samples()
  for (const trial of trials) seen.add(value(trial))
  return seen.estimate()
}

/** How likely a player is to win from where they stand. */
function chanceFrom(standing: Standing, decision: Decision, count: number): Estimate {
  if (typeof standing === 'number') return { mean: standing, error: 0 }
  return meanOf(trialsOf(standing, decision, STAGES.after, count), (trial) => trial.asUsual())
}

/** Weighs a decision at little cost: by what it changed, and by what may have been better. */
export function glanceAt(decision: Decision, { first }: Effort): Glance {
  const { before, after, choice } = decision
  const trials = trialsOf(before, decision, STAGES.first, first)
  const value = (other: Choice): number => meanOf(trials, (trial) => trial.after(other)).mean
  const made = value(choice)
  const others = othersThan(before, choice)
    .map((other) => ({ other, worth: value(other) }))
    .toSorted((a, b) => b.worth - a.worth)
  const moved = chanceFrom(after, decision, first).mean - meanOf(trials, (trial) => trial.asUsual()).mean
  const missed = (others[0]?.worth ?? 0) - made
  return { decision, weight: Math.max(Math.abs(moved), missed), others: others.map(({ other }) => other) }
}

/** The number of the most promising choices that are looked at again. */
const SHORTLIST = 2

/** The most promising choice, by other tables than those that made it promising. */
function bestOf({ decision, others }: Glance, count: number): Choice | undefined {
  const trials = trialsOf(decision.before, decision, STAGES.second, count)
  return others
    .slice(0, SHORTLIST)
    .map((other) => ({ other, worth: meanOf(trials, (trial) => trial.after(other)).mean }))
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
  const trials = trialsOf(before, decision, STAGES.last, last)
  const usual = meanOf(trials, (trial) => trial.asUsual())
  const made = meanOf(trials, (trial) => trial.after(choice))
  const skill = meanOf(trials, (trial) => trial.after(choice) - trial.asUsual())
  const clear = isClear(skill)
  const start = clear ? usual : made
  const end = chanceFrom(after, decision, last)
  const better: Better<Choice> | undefined =
    best === undefined
      ? undefined
      : { choice: best, worth: meanOf(trials, (trial) => trial.after(best) - trial.after(choice)) }
  return {
    ...{ from, until, leg: turn, seat, chosen: choice },
    better: betterOf(better),
    before: start,
    parts: [
      { name: 'choice', by: 'skill', change: clear ? skill : { mean: 0, error: skill.error } },
      { name: 'outcome', by: 'luck', change: difference(end, made) },
    ],
    after: end,
  }
}
