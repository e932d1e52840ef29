import type { Seat } from '@selva/core'
import { type PartialState, playerAt, type Sector, stepsBetween, type Zone } from '@selva/escape'
import { type Lie, placesIn } from './announced.ts'

/** Players who may yet follow a lie: where they stood when they heard it. */
type Waiting = { readonly lie: Lie; readonly from: Map<Seat, Sector> }

/** The false sectors are nearer after the move, and the true one is not. */
function isLured(zone: Zone, { sectors, at }: Lie, from: Sector, to: Sector): boolean {
  const far = Number.POSITIVE_INFINITY
  const steps = (place: Sector, goal: Sector): number => stepsBetween(zone, place, goal) ?? far
  const nearest = (place: Sector): number => Math.min(...sectors.map((sector) => steps(place, sector)))
  return nearest(to) < nearest(from) && steps(to, at) >= steps(from, at)
}

export type LureWatch = {
  /** A lie has just been heard. */
  told(lie: Lie, state: PartialState): void
  /** This player has moved, and stands where the state says. */
  moved(seat: Seat, state: PartialState): void
  /** Players of the other side whose next move led them nearer to the lie and no nearer to the liar. */
  lured(lie: Lie): readonly Seat[]
}

/** Watches the next move of everyone who heard a lie. */
export function lureWatch(): LureWatch {
  let waiting: readonly Waiting[] = []
  const found = new Map<Lie, readonly Seat[]>()
  return {
    told(lie, state) {
      const { side } = playerAt(state, lie.seat)
      const from = new Map([...placesIn(state)].filter(([seat]) => playerAt(state, seat).side !== side))
      // A newer word of the same player is what the others go by.
      waiting = [...waiting.filter((one) => one.lie.seat !== lie.seat), { lie, from }]
    },
    moved(seat, state) {
      const { at } = playerAt(state, seat)
      waiting = waiting.filter((one) => one.lie.seat !== seat)
      for (const { lie, from } of waiting) {
        const stood = from.get(seat)
        from.delete(seat)
        if (stood !== undefined && at !== undefined && isLured(state.setting.zone, lie, stood, at))
          found.set(lie, [...(found.get(lie) ?? []), seat])
      }
    },
    lured: (lie) => found.get(lie) ?? [],
  }
}
