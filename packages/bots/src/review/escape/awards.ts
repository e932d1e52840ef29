import type { Seat } from '@selva/core'
import { best } from '../best.ts'
import type { Announcement } from './announced.ts'
import type { Attack, HatchTry } from './attempts.ts'
import type { ToldLie } from './review.ts'

/** Awards of a game; one that no one earned is missing. */
export type Awards = {
  /** The player whose lie was believed most. */
  readonly liar?: { readonly seat: Seat; readonly believed: number }
  /** The player whose attacks found most players of the other side. */
  readonly bloodhound?: { readonly seat: Seat; readonly found: number; readonly attacks: number }
  /** The player who escaped against the longest odds of the hatch cards. */
  readonly lucky?: { readonly seat: Seat; readonly odds: number }
}

/** A lie that fewer than one in ten believed earns nothing. */
const LEAST_BELIEVED = 0.1

const foundBy = (attacks: readonly Attack[]): number =>
  attacks.reduce((n, { deaths }) => n + deaths.filter(({ friend }) => !friend).length, 0)

function bloodhoundOf(attacks: readonly Attack[]): Awards['bloodhound'] {
  const seats = [...new Set(attacks.map(({ seat }) => seat))]
  const hunters = seats.map((seat) => {
    const own = attacks.filter((attack) => attack.seat === seat)
    return { seat, found: foundBy(own), attacks: own.length }
  })
  // Of two with the same finds, the one who needed fewer attacks.
  const hunter = best(hunters, ({ found, attacks: n }) => found - n / 1000)
  return hunter !== undefined && hunter.found > 0 ? hunter : undefined
}

export function awardsOf(lies: readonly ToldLie[], attacks: readonly Attack[], tries: readonly HatchTry[]): Awards {
  const lie = best(lies, ({ believed }) => believed)
  const hunter = bloodhoundOf(attacks)
  const escape = best(
    tries.filter(({ escaped, odds }) => escaped && odds < 1),
    ({ odds }) => -odds,
  )
  return {
    ...(lie !== undefined && lie.believed >= LEAST_BELIEVED && { liar: { seat: lie.seat, believed: lie.believed } }),
    ...(hunter !== undefined && { bloodhound: hunter }),
    ...(escape !== undefined && { lucky: { seat: escape.seat, odds: escape.odds } }),
  }
}

/** A rise below this is not worth a sentence. */
const LEAST_RISE = 0.05
/** Older news has long been walked away from. */
const ROUNDS_BACK = 2

/** The news that told a killer most of where the victim was: the largest rise of the last rounds, if any. */
export function gaveAway(
  announcements: readonly Announcement[],
  victim: Seat,
  killer: Seat,
  { batch, round }: Pick<Attack, 'batch' | 'round'>,
): Announcement | undefined {
  const rise = ({ by }: Announcement): number => {
    const change = by.find(({ seat }) => seat === killer)
    return change === undefined ? 0 : change.after - change.before
  }
  const heard = announcements.filter(
    (one) => one.seat === victim && one.batch < batch && one.round >= round - ROUNDS_BACK && rise(one) >= LEAST_RISE,
  )
  return best(heard, rise)
}
