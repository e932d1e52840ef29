import type { Seat } from '@selva/core'
import type { Contest } from './contest.ts'
import { duel } from './duel.ts'
import type { FlatWeights } from './flat-weights.ts'
import { addPair, type GainSums, gainOf, NO_GAIN, ONE_LOOK } from './gain.ts'

/** A change of one weight, and what it gained over all tables in the roles that it concerns. */
export type Trial = { readonly path: string; readonly value: number; readonly sums: GainSums; readonly kept: boolean }

/** Weights are tried at these multiples of their present value. */
const FACTORS = [0.67, 1.5] as const

/** The roles that a weight concerns: the one that its path begins with, or all. */
const rolesFor = ({ roles }: Contest, path: string): readonly string[] => {
  const own = roles.filter((role) => path.startsWith(`${role}.`))
  return own.length > 0 ? own : roles
}

type Search = {
  /** The tables to tune on. */
  readonly contests: readonly Contest[]
  /** Pairs of games for each trial at each table. */
  readonly pairs: number
  readonly seed: string
}

function gainBy({ contests, pairs, seed }: Search, path: string, now: FlatWeights, next: FlatWeights): GainSums {
  let sums = NO_GAIN
  for (const contest of contests) {
    const contenders = {
      a: (seat: Seat, table: object) => contest.weighted(seat, next, table),
      b: (seat: Seat, table: object) => contest.weighted(seat, now, table),
    }
    const roles = rolesFor(contest, path)
    for (let n = 1; n <= pairs; n++)
      for (const [role, { a, b }] of duel(contest, seed, n, contenders, roles))
        sums = addPair(sums, a[role] ?? 0, b[role] ?? 0)
  }
  return sums
}

/**
 * Tries each of these weights a little lower and a little higher, against the weights so far, and keeps what certainly
 * gains. Every trial is reported as soon as it is over.
 */
export function* tune(search: Search, paths: readonly string[], from: FlatWeights): Generator<Trial, FlatWeights> {
  let now = new Map(from)
  for (const path of paths)
    for (const factor of FACTORS) {
      const value = Number(((now.get(path) ?? 0) * factor).toPrecision(3))
      const next = new Map(now).set(path, value)
      const sums = gainBy(search, path, now, next)
      const kept = gainOf(sums, ONE_LOOK).low > 0
      yield { path, value, sums, kept }
      if (kept) now = next
    }
  return now
}
