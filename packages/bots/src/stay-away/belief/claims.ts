import { type Seat, seatsOf } from '@selva/core'
import type { Claim } from '@selva/stay-away'
import { type Belief, cell, infectedIf, setInfected, thingChance, weigh } from './belief.ts'
import { hasLooked } from './hostility.ts'

/** The sense of a claim about another player, whatever words it is made in. */
type Statement = { readonly whom: Seat; readonly verdict: 'thing' | 'infected' | 'human' }

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

/** How likely a player of this role says this of a player who is that. */
function likelihood(belief: Belief, speaker: Seat, { whom, verdict }: Statement) {
  const { claims } = belief.habits
  const honest = hasLooked(belief, speaker, whom) ? claims.seen : claims.guessed
  /** A Human says what it believes, the other side what serves it. */
  return (role: 'human' | 'other', truth: Statement['verdict']): number => {
    if (role === 'human') return verdict === truth ? honest : claims.mistaken
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
  if (repeated || speaker === belief.seat) return
  const like = likelihood(belief, speaker, statement)
  const total = (supposed: Seat): number => {
    const q = whom === belief.seat ? 0 : infectedIf(belief, supposed, whom)
    const of = (role: 'human' | 'other'): number =>
      whom === supposed ? like(role, 'thing') : q * like(role, 'infected') + (1 - q) * like(role, 'human')
    const p = supposed === speaker ? 1 : infectedIf(belief, supposed, speaker)
    return p * of('other') + (1 - p) * of('human')
  }
  const before = Array.from({ length: belief.seats + 1 }, (_, supposed) => total(supposed as Seat))
  for (const supposed of seatsOf(belief.seats)) {
    if (thingChance(belief, supposed) === 0) continue
    judgeBoth(belief, supposed, speaker, whom, like)
  }
  weigh(belief, (supposed) => before[supposed] ?? 1)
}

/** Under one supposition: what the claim says of the speaker, and of the player spoken of. */
function judgeBoth(
  belief: Belief,
  supposed: Seat,
  speaker: Seat,
  whom: Seat,
  like: (role: 'human' | 'other', truth: Statement['verdict']) => number,
): void {
  const p = supposed === speaker ? 1 : infectedIf(belief, supposed, speaker)
  const q = whom === supposed || whom === belief.seat ? 0 : infectedIf(belief, supposed, whom)
  const truth = (infected: boolean): Statement['verdict'] =>
    whom === supposed ? 'thing' : infected ? 'infected' : 'human'
  const other = q * like('other', truth(true)) + (1 - q) * like('other', truth(false))
  const human = q * like('human', truth(true)) + (1 - q) * like('human', truth(false))
  const all = p * other + (1 - p) * human
  if (!(all > 0)) return
  const infected = p * like('other', truth(true)) + (1 - p) * like('human', truth(true))
  setInfected(belief, supposed, speaker, (p * other) / all)
  if (whom !== belief.seat) setInfected(belief, supposed, whom, (q * infected) / all)
}
