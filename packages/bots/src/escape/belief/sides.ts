import type { Side } from '@selva/escape'
import type { Suspect } from './suspect.ts'

/** How likely each player is an alien, by seat − 1. */
export type Sides = Float64Array

/**
 * The number of humans is public (SET-2), so one player's side tells of the others'. Every assignment of sides with
 * that many humans counts with the likelihood of what each player was heard to do; those with `known` sides are fixed.
 * The sum over the assignments is taken exactly, gathered by how many humans they have so far.
 */
export function sidesOf(suspects: readonly Suspect[], known: readonly (Side | undefined)[], humans: number): Sides {
  const like = (i: number, side: Side): number => {
    const fixed = known[i]
    if (fixed !== undefined) return fixed === side ? 1 : 0
    return Math.exp(suspects[i]?.log[side] ?? Number.NEGATIVE_INFINITY)
  }
  const sides = new Float64Array(suspects.length)
  for (let who = 0; who < sides.length; who++) {
    // ways[k]: the likelihood that k of the others are human.
    const ways = new Float64Array(humans + 1)
    ways[0] = 1
    for (let i = 0; i < sides.length; i++) {
      if (i === who) continue
      const human = like(i, 'human')
      const alien = like(i, 'alien')
      for (let k = humans; k >= 0; k--) ways[k] = (ways[k] ?? 0) * alien + (k > 0 ? (ways[k - 1] ?? 0) * human : 0)
    }
    const asAlien = like(who, 'alien') * (ways[humans] ?? 0)
    const asHuman = like(who, 'human') * (humans > 0 ? (ways[humans - 1] ?? 0) : 0)
    const either = asAlien + asHuman
    sides[who] = either > 0 ? asAlien / either : 0.5
  }
  return sides
}
