import type { Seat } from '@selva/core'
import { type Claim, type Dealings, living, type PartialState, playerAt, type Role } from '@selva/stay-away'
import { mean } from '../best.ts'
import type { News } from './deeds.ts'
import type { Impression, Moment } from './readers.ts'

/** The things a listener has to believe to believe a claim. */
type Meaning = { readonly whom: Seat; readonly role: Role }

/** How much one listener believed a claim. */
type Listener = { readonly seat: Seat; readonly before: number; readonly after: number }

/** A claim that was not true. */
export type FalseClaim = {
  readonly batch: number
  readonly turn: number
  readonly seat: Seat
  readonly claim: Claim
  readonly about: Meaning
  /** Did the speaker know better? A Human who guesses wrong does not. */
  readonly lie: boolean
  /** The Humans who could be taken in: for each the chance of what the claim means. */
  readonly by: readonly Listener[]
  /** The means of these. */
  readonly before: number
  readonly after: number
}

export const chanceOf = ({ thing, infected }: Impression, role: Role): number =>
  role === 'thing' ? thing : role === 'infected' ? infected : Math.max(0, 1 - thing - infected)

const UNKNOWN: Impression = { thing: 0, infected: 0 }

/** How one player looks to another at a moment. */
export const impressionIn = (moment: Moment, reader: Seat, player: Seat): Impression =>
  moment[reader - 1]?.[player - 1] ?? UNKNOWN

/** A role cannot be known below this chance; a speaker who names it all the same makes it up. */
const IMPOSSIBLE = 0.01

export function meaningOf(seat: Seat, claim: Claim): Meaning {
  switch (claim.do) {
    case 'is':
      return { whom: claim.whom, role: claim.role }
    case 'am':
      return { whom: seat, role: claim.role }
    case 'saw':
      if (claim.card === 'theThing') return { whom: claim.whom, role: 'thing' }
      return claim.card === 'infected' ? { whom: claim.whom, role: 'infected' } : { whom: seat, role: 'human' }
    case 'got':
      // INF-1: only The Thing gives a Human an Infected!.
      return claim.card === 'infected' ? { whom: claim.whom, role: 'thing' } : { whom: seat, role: 'human' }
    case 'gave':
      return { whom: seat, role: claim.card === 'infected' ? 'thing' : 'human' }
    default:
      return claim satisfies never
  }
}

/** Humans who were still in the game and had to make up their minds. */
export const undecided = (state: PartialState, but: readonly Seat[]): readonly Seat[] =>
  living(state).filter((seat) => playerAt(state, seat).role === 'human' && !but.includes(seat))

function isTrue(state: PartialState, { knows }: Dealings, seat: Seat, claim: Claim): boolean {
  switch (claim.do) {
    case 'is':
      return playerAt(state, claim.whom).role === claim.role
    case 'am':
      return playerAt(state, seat).role === claim.role
    default:
      return knows(claim.do, seat, claim.card, claim.whom)
  }
}

/** Anyone knows what they did and what they are; of another player's role they may know better or not. */
function knewBetter(state: PartialState, moment: Moment, seat: Seat, claim: Claim): boolean {
  if (claim.do !== 'is') return true
  const chance = chanceOf(impressionIn(moment, seat, claim.whom), claim.role)
  return playerAt(state, seat).role === 'human' ? chance <= IMPOSSIBLE : chance < 0.5
}

/** The claim in these news, if it was not true; none otherwise. */
export function falseClaimIn(
  { batch, turn, deed, before, after }: News,
  state: PartialState,
  known: Dealings,
): readonly FalseClaim[] {
  if (deed.kind !== 'claim') return []
  const { by: seat, claim } = deed
  if (isTrue(state, known, seat, claim)) return []
  const about = meaningOf(seat, claim)
  const by = undecided(state, [seat, about.whom]).map((listener) => ({
    seat: listener,
    before: chanceOf(impressionIn(before, listener, about.whom), about.role),
    after: chanceOf(impressionIn(after, listener, about.whom), about.role),
  }))
  return [
    {
      batch,
      turn,
      seat,
      claim,
      about,
      lie: knewBetter(state, before, seat, claim),
      by,
      before: mean(by.map((one) => one.before)),
      after: mean(by.map((one) => one.after)),
    },
  ]
}
