import type { Side } from '@selva/escape'
import type { Suspect } from './suspect.ts'

/** How likely each player is an alien, by seat − 1. */
export type Sides = Float64Array

/**
 * The number of humans dealt is public (SET-2), so one player's side tells of the others'. Every assignment of sides
 * with that many humans counts with the likelihood of what each player was heard to do; those with `known` sides are
 * fixed. The sum over the assignments is taken exactly, gathered by how many humans they have so far.
 */
export function sidesOf(suspects: readonly Suspect[], known: readonly (Side | undefined)[], humans: number): Sides {
  const n = suspects.length
  const human = new Float64Array(n)
  const alien = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const fixed = known[i]
    const log = suspects[i]?.log
    human[i] = fixed === undefined ? Math.exp(log?.human ?? 0) : fixed === 'human' ? 1 : 0
    alien[i] = fixed === undefined ? Math.exp(log?.alien ?? 0) : fixed === 'alien' ? 1 : 0
  }
  const sides = new Float64Array(n)
  const ways = new Float64Array(humans + 1)
  for (let who = 0; who < n; who++) {
    // ways[k]: the likelihood that k of the others are human.
    ways.fill(0)
    ways[0] = 1
    for (let i = 0; i < n; i++) {
      if (i === who) continue
      const h = human[i] ?? 0
      const a = alien[i] ?? 0
      for (let k = humans; k >= 0; k--) ways[k] = (ways[k] ?? 0) * a + (k > 0 ? (ways[k - 1] ?? 0) * h : 0)
    }
    const asAlien = (alien[who] ?? 0) * (ways[humans] ?? 0)
    const asHuman = (human[who] ?? 0) * (humans > 0 ? (ways[humans - 1] ?? 0) : 0)
    const either = asAlien + asHuman
    sides[who] = either > 0 ? asAlien / either : 0.5
  }
  return sides
}
