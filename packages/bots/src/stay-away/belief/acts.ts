import type { Seat } from '@selva/core'
import type { Card, PartialState, Role } from '@selva/stay-away'
import { early } from '../policy/early.ts'
import type { Belief } from './belief.ts'
import { hasLooked } from './looks.ts'
import { weighPair } from './pair.ts'

/**
 * How often in a hundred chances players of one role do this to players of another: counted in games of bots. The Thing,
 * an Infected, a Human; to the same.
 */
type Rates = { readonly [by in Role]: { readonly [at in Role]: number } }

const rates = (
  [humanHuman, humanThing, humanInfected]: readonly [number, number, number],
  [thingHuman, thingInfected]: readonly [number, number],
  [infectedHuman, infectedThing, infectedInfected]: readonly [number, number, number],
): Rates => ({
  human: { human: humanHuman, thing: humanThing, infected: humanInfected },
  thing: { human: thingHuman, thing: 1, infected: thingInfected },
  infected: { human: infectedHuman, thing: infectedThing, infected: infectedInfected },
})

/** Cards that tell something of the player who plays them and of the one they are aimed at. */
const ACTS: { readonly [C in Card]?: Rates } = {
  flamethrower: rates([2, 20, 6], [2, 0.3], [14, 0.3, 4]),
  quarantine: rates([0.3, 2.3, 1.7], [0.8, 0.3], [4, 0.3, 1.1]),
  barredDoor: rates([1, 6, 1.8], [0.6, 0.3], [2.7, 0.3, 1]),
  changePlaces: rates([1.6, 0.5, 0.7], [1.7, 2], [1.1, 5.3, 5.9]),
  youdBetterRun: rates([1.4, 0.3, 0.7], [2, 2.1], [1.8, 1.6, 5.5]),
  seduction: rates([2.3, 0.3, 1.8], [17, 0.5], [0.3, 8, 0.3]),
}

/** To refuse an exchange. */
const REFUSAL = rates([12, 50, 20], [3, 2], [2, 2, 2])

function heardAct(belief: Belief, partial: PartialState, of: Rates, by: Seat, at: Seat): void {
  const { acts, looked } = belief.habits
  const sharp = early(belief, partial) === 1 ? acts.early : acts.later
  if (sharp === 0) return
  const known = hasLooked(belief, by, at) ? looked : 1
  weighPair(belief, by, at, (one, other) => of[one][other] ** (one === 'human' ? sharp * known : sharp))
}

/** A card was aimed at a player. */
export function heardAimed(belief: Belief, partial: PartialState, card: Card, by: Seat, at: Seat): void {
  const of = ACTS[card]
  if (of !== undefined) heardAct(belief, partial, of, by, at)
}

/** DEF-3: an exchange was refused. */
export const heardRefused = (belief: Belief, partial: PartialState, by: Seat, from: Seat): void =>
  heardAct(belief, partial, REFUSAL, by, from)
