import type { EndReason } from '@selva/stay-away'
import { best } from '../best.ts'
import { liesIn } from './awards.ts'
import type { FalseClaim } from './claims.ts'
import type { Burning, Infection, NearMiss } from './fates.ts'
import type { StayAwayReview } from './review.ts'

/** The one sentence about a game: the first of these that happened, among those that fit its end. */
export type Headline =
  /** A Human was burned by another after a lie about them. */
  | { readonly kind: 'framed'; readonly lie: FalseClaim; readonly burning: Burning }
  /** The Thing was burned, with little to go by or for good reasons. */
  | { readonly kind: 'blind' | 'found'; readonly burning: Burning }
  /** A Human was burned by another. */
  | { readonly kind: 'mistaken'; readonly burning: Burning }
  /** The last infection, and how little its victim expected it. */
  | { readonly kind: 'spread'; readonly last: Infection; readonly infections: number }
  | { readonly kind: 'narrow'; readonly miss: NearMiss }
  | { readonly kind: 'believed'; readonly lie: FalseClaim }
  | { readonly kind: 'early' | 'quiet' }

/** A lie below this was not believed. */
const BELIEVED = 0.3
/** Fire at a player who seemed The Thing with less than this was blind. */
const BLIND = 0.3

/** A lie that turned Humans against the victim of this fire. */
const lieBehind = ({ claims }: Pick<StayAwayReview, 'claims'>, { batch, seat, by }: Burning): FalseClaim | undefined =>
  best(
    liesIn(claims).filter(
      ({ about, after, before, batch: told, seat: liar }) =>
        about.whom === seat && about.role !== 'human' && told < batch && liar !== by && after > before,
    ),
    ({ after, before }) => after - before,
  )

export function headlineOf(
  review: Pick<StayAwayReview, 'claims' | 'burnings' | 'infections' | 'misses'>,
  reason: EndReason | 'running',
): Headline {
  const { claims, burnings, infections, misses } = review
  if (reason === 'wrongDeclaration') return { kind: 'early' }
  const end = burnings.findLast(({ burned, role }) => burned && role === 'thing')
  if (end !== undefined && end.byRole === 'human')
    return { kind: end.known.thing <= BLIND ? 'blind' : 'found', burning: end }
  const friendly = burnings.filter(({ burned, role, byRole }) => burned && role === 'human' && byRole === 'human')
  for (const burning of friendly) {
    const lie = lieBehind(review, burning)
    if (lie !== undefined) return { kind: 'framed', lie, burning }
  }
  const mistaken = best(friendly, ({ known }) => -known.thing)
  if (mistaken !== undefined) return { kind: 'mistaken', burning: mistaken }
  const lie = best(liesIn(claims), ({ after }) => after)
  if (lie !== undefined && lie.after >= BELIEVED) return { kind: 'believed', lie }
  const chain = infections.filter(({ how }) => how !== 'arranged')
  const last = chain.at(-1)
  if (last !== undefined && reason !== 'running') return { kind: 'spread', last, infections: chain.length }
  const miss = best(misses, ({ known }) => -known)
  return miss === undefined ? { kind: 'quiet' } : { kind: 'narrow', miss }
}
