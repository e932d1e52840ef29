import { type Seat, seatsOf } from '@selva/core'
import type { Role } from '@selva/stay-away'
import { type Belief, infectedIf, setInfected, thingChance, weigh } from './belief.ts'

/** How likely one player does something that concerns another, by the role of each. */
export type PairLikelihood = (by: Role, at: Role) => number

/** Under one supposition: what the act says of both players. Returns how likely it was. */
function judgePair(belief: Belief, supposed: Seat, by: Seat, at: Seat, like: PairLikelihood): number {
  const p = supposed === by ? 1 : infectedIf(belief, supposed, by)
  const q = supposed === at || at === belief.seat ? 0 : infectedIf(belief, supposed, at)
  const other = supposed === by ? 'thing' : 'infected'
  const clean = supposed === at ? 'thing' : 'human'
  const lost = q * like(other, 'infected') + (1 - q) * like(other, clean)
  const human = q * like('human', 'infected') + (1 - q) * like('human', clean)
  const all = p * lost + (1 - p) * human
  if (!(all > 0)) return all
  const infected = q * (p * like(other, 'infected') + (1 - p) * like('human', 'infected'))
  setInfected(belief, supposed, by, (p * lost) / all)
  if (at !== belief.seat) setInfected(belief, supposed, at, infected / all)
  return all
}

/** One player did something that concerns another, for everyone to notice: evidence about both. */
export function weighPair(belief: Belief, by: Seat, at: Seat, like: PairLikelihood): void {
  if (by === belief.seat) return
  const likelihood = new Map<Seat, number>()
  for (const supposed of seatsOf(belief.seats))
    if (thingChance(belief, supposed) > 0) likelihood.set(supposed, judgePair(belief, supposed, by, at, like))
  weigh(belief, (supposed) => likelihood.get(supposed) ?? 1)
}
