import type { Seat } from '@selva/core'
import { best } from '../best.ts'
import type { FalseClaim } from './claims.ts'
import type { Disguise } from './disguises.ts'
import type { NearMiss } from './fates.ts'
import type { Hunt } from './hunts.ts'
import type { StayAwayReview } from './review.ts'

/** Awards of a game; one that no one earned is missing. */
export type Awards = {
  /** The lie that was believed most. */
  readonly liar?: FalseClaim
  /** The Human who was right most often about whom to burn or to accuse. */
  readonly bloodhound?: { readonly seat: Seat; readonly right: number; readonly all: number }
  /** The Human who refused an Infected! with the least reason to. */
  readonly narrow?: NearMiss
  /** The Thing or the Infected whom the Humans suspected least. */
  readonly disguise?: Disguise
}

/** A lie that fewer than one in ten believed earns nothing. */
const LEAST_BELIEVED = 0.1
/** An Infected! that was expected more than this was no narrow escape. */
const MOST_EXPECTED = 0.6
/** A disguise of fewer turns, or one that the Humans saw through more than this, is none. */
const LEAST_TURNS = 4
const MOST_SEEN = 0.5

/** Lies that a Human heard. */
export const liesIn = (claims: readonly FalseClaim[]): readonly FalseClaim[] =>
  claims.filter(({ lie, by }) => lie && by.length > 0)

function bloodhoundOf(hunts: readonly Hunt[]): Awards['bloodhound'] {
  const hunters = [...new Set(hunts.map(({ seat }) => seat))].map((seat) => {
    const own = hunts.filter((hunt) => hunt.seat === seat)
    return { seat, right: own.filter(({ right }) => right).length, all: own.length }
  })
  // Of two who were right as often, the one who was wrong less.
  const hunter = best(hunters, ({ right, all }) => right - all / 1000)
  return hunter !== undefined && hunter.right > 0 ? hunter : undefined
}

export function awardsOf({ claims, hunts, misses, disguises }: Omit<StayAwayReview, 'moments' | 'news'>): Awards {
  const lie = best(liesIn(claims), ({ after }) => after)
  const bloodhound = bloodhoundOf(hunts)
  const narrow = best(
    misses.filter(({ known }) => known <= MOST_EXPECTED),
    ({ known }) => -known,
  )
  const disguise = best(
    disguises.filter(({ turns, seen }) => turns >= LEAST_TURNS && seen <= MOST_SEEN),
    ({ seen }) => -seen,
  )
  return {
    ...(lie !== undefined && lie.after >= LEAST_BELIEVED && { liar: lie }),
    ...(bloodhound !== undefined && { bloodhound }),
    ...(narrow !== undefined && { narrow }),
    ...(disguise !== undefined && { disguise }),
  }
}
