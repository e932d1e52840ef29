import type { Seat } from '@selva/core'
import { living, type PartialState, playerAt } from '@selva/stay-away'
import { mean } from '../best.ts'
import { impressionIn, undecided } from './claims.ts'
import type { Moment } from './readers.ts'

/** How The Thing or an Infected looked to the Humans, over all turns in which there were any. */
export type Disguise = {
  readonly seat: Seat
  readonly turns: number
  /** The mean chance that the Humans gave to it being The Thing or infected. */
  readonly seen: number
}

/** Looks at everyone at the beginning of every turn. */
export function disguiseWatch() {
  const sums = new Map<Seat, { turns: number; seen: number }>()
  return {
    turn(state: PartialState, moment: Moment): void {
      for (const seat of living(state)) {
        if (playerAt(state, seat).role === 'human') continue
        const humans = undecided(state, [])
        if (humans.length === 0) continue
        const sum = sums.get(seat) ?? { turns: 0, seen: 0 }
        sums.set(seat, sum)
        sum.turns++
        sum.seen += mean(
          humans.map((human) => {
            const { thing, infected } = impressionIn(moment, human, seat)
            return thing + infected
          }),
        )
      }
    },
    found: (): readonly Disguise[] => [...sums].map(([seat, { turns, seen }]) => ({ seat, turns, seen: seen / turns })),
  }
}
