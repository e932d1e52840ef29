import { isSeat, type Seat } from '@selva/core'
import { type Card, type Fact, type PartialState, playerAt, type Role, stayAway } from '@selva/stay-away'
import { impressionIn } from './claims.ts'
import type { Impression, Moment } from './readers.ts'

/** A link of the chain: The Thing has infected a player. */
export type Infection = {
  readonly batch: number
  readonly turn: number
  readonly by: Seat
  readonly seat: Seat
  /** An exchange that the infected player had begun, one that the other had, or a card that everyone passed on. */
  readonly how: 'began' | 'answered' | 'passed' | 'arranged'
  /** The chance that the player gave to the other being The Thing, just before. */
  readonly known: number
  /** The cards with which the player could have refused. */
  readonly refusals: readonly Card[]
}

/** A Flamethrower aimed at a player. */
export type Burning = {
  readonly batch: number
  readonly turn: number
  readonly by: Seat
  readonly byRole: Role
  readonly seat: Seat
  /** The true role of the player aimed at. */
  readonly role: Role
  /** How the player aimed at looked to the other, just before. */
  readonly known: Impression
  /** Did the player burn? Otherwise `No barbecue!` saved them. */
  readonly burned: boolean
}

/** A Human who refused an Infected! that The Thing had offered. */
export type NearMiss = {
  readonly batch: number
  readonly turn: number
  readonly seat: Seat
  readonly from: Seat
  readonly card: Card
  /** The chance that the Human gave to the other being The Thing. */
  readonly known: number
}

/** A place in the game. */
type At = { readonly batch: number; readonly turn: number }

const roleOf = (state: PartialState, seat: Seat): Role => playerAt(state, seat).role ?? 'human'

const refusalsOf = (state: PartialState, seat: Seat): readonly Card[] =>
  stayAway.options(state, seat).flatMap((option) => (option.do === 'defend' ? option.card : []))

/** The answer that this exchange waits for: who gives it, and how it could have been refused. */
type Answering = { readonly seat: Seat; readonly refusals: readonly Card[] }

export const answeringIn = (state: PartialState): Answering | undefined =>
  state.step.at === 'answer' ? { seat: state.step.seat, refusals: refusalsOf(state, state.step.seat) } : undefined

/** The way on which a card has just come, and what everyone thought before. */
export type Moved = {
  readonly way: 'exchange' | 'passed' | 'arranged'
  readonly moment: Moment
  readonly answering: Answering | undefined
}

/** The link of the chain in this fact. */
export function infectionIn(
  { seat, by }: Fact & { readonly kind: 'infected' },
  at: At,
  { way, moment, answering }: Moved,
): Infection {
  const answered = way === 'exchange' && answering?.seat === seat
  return {
    ...at,
    by,
    seat,
    how: way === 'exchange' ? (answered ? 'answered' : 'began') : way,
    known: impressionIn(moment, seat, by).thing,
    refusals: answered ? answering.refusals : [],
  }
}

export function burningIn(
  fact: Fact & { readonly kind: 'played' },
  at: At,
  state: PartialState,
  moment: Moment,
): readonly Burning[] {
  if (fact.card !== 'flamethrower' || !isSeat(fact.at, state.setting.seats)) return []
  const [by, seat] = [fact.seat, fact.at]
  const known = impressionIn(moment, by, seat)
  return [{ ...at, by, byRole: roleOf(state, by), seat, role: roleOf(state, seat), known, burned: false }]
}

export function nearMissIn(
  fact: Fact & { readonly kind: 'defended' },
  at: At,
  state: PartialState,
  moment: Moment,
): readonly NearMiss[] {
  const { step, offered, thing } = state
  if (step.at !== 'answer' || offered !== 'infected' || step.from !== thing) return []
  if (roleOf(state, fact.seat) !== 'human') return []
  const known = impressionIn(moment, fact.seat, step.from).thing
  return [{ ...at, seat: fact.seat, from: step.from, card: fact.card, known }]
}
