import { type Seat, seatsOf } from '@selva/core'
import type { Claim, Role } from '@selva/stay-away'
import { type Belief, cell } from './belief.ts'
import { hasLooked } from './looks.ts'
import { type PairLikelihood, weighPair } from './pair.ts'

/** The sense of a claim about another player, whatever words it is made in. */
type Statement = { readonly whom: Seat; readonly verdict: Role }

function statementOf(claim: Claim): Statement | undefined {
  switch (claim.do) {
    case 'is':
      return { whom: claim.whom, verdict: claim.role }
    case 'saw':
      if (claim.card === 'theThing') return { whom: claim.whom, verdict: 'thing' }
      return claim.card === 'infected' ? { whom: claim.whom, verdict: 'infected' } : undefined
    case 'got':
      // INF-1: only The Thing gives a Human an Infected!.
      return claim.card === 'infected' ? { whom: claim.whom, verdict: 'thing' } : undefined
    default:
      // Anyone says this of themselves.
      return undefined
  }
}

/** The player whom a claim calls The Thing. */
export function accusedBy(claim: Claim): Seat | undefined {
  const statement = statementOf(claim)
  return statement?.verdict === 'thing' ? statement.whom : undefined
}

/** Has this player called that one The Thing? */
export const hasAccused = (belief: Belief, by: Seat, whom: Seat): boolean =>
  belief.accused[cell(belief, by, whom)] === 1

/** Has this player spoken about that one? */
export const hasJudged = (belief: Belief, by: Seat, whom: Seat): boolean => belief.judged[cell(belief, by, whom)] === 1

/** Has a player called this seat The Thing, and has it said nothing to that yet? */
export const isAccusedAnew = (belief: Belief): boolean =>
  seatsOf(belief.seats).some((by) => hasAccused(belief, by, belief.seat) && belief.denied[by] === 0)

/** How likely a player of one role says this of a player of another. */
function likelihood(belief: Belief, speaker: Seat, { whom, verdict }: Statement): PairLikelihood {
  const { claims } = belief.habits
  const honest = hasLooked(belief, speaker, whom) ? claims.seen : claims.guessed
  /** A Human says what it believes, the other side what serves it. */
  return (by, truth) => {
    if (by === 'human') return verdict === truth ? honest : claims.mistaken
    if (verdict === 'human') return truth === 'human' ? claims.lies : honest
    return truth === 'thing' ? claims.mistaken / 4 : claims.lies
  }
}

/**
 * A claim is evidence weighed by who says it: under each supposition the speaker is Human, and most likely honest, or
 * serves The Thing. So an accusation speaks against the accused and, less, against the accuser.
 */
export function heardClaim(belief: Belief, speaker: Seat, claim: Claim): void {
  if (speaker === belief.seat && claim.do === 'am')
    for (const by of seatsOf(belief.seats)) if (hasAccused(belief, by, speaker)) belief.denied[by] = 1
  const statement = statementOf(claim)
  if (statement === undefined) return
  const { whom, verdict } = statement
  const repeated = hasJudged(belief, speaker, whom)
  belief.judged[cell(belief, speaker, whom)] = 1
  if (verdict === 'thing') belief.accused[cell(belief, speaker, whom)] = 1
  // Said again it is no new evidence.
  if (!repeated) weighPair(belief, speaker, whom, likelihood(belief, speaker, statement))
}
