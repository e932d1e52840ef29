import type { Seat, TableFact } from '@selva/core'
import { playerAt, type SeenFact, type Setting } from '@selva/stay-away'
import { infectedChance, thingChance } from './belief/belief.ts'
import { stayAwayBot } from './bot.ts'

/*
 * Readings tell what each player could have known. A reader hears the facts of a game as one seat sees them, and the
 * claims at its table, and says at any time what follows about every player. The bots think with the same figures.
 */

/** How one player looks to a reader; what is missing to 1 is the chance that they are Human. */
type PlayerReading = {
  readonly seat: Seat
  readonly thing: number
  readonly infected: number
}

export type Reader = {
  /** The next fact of the table, as the reader sees it. */
  hear(fact: SeenFact<undefined> | TableFact): void
  /** By seat − 1. A seat reads itself, and everyone whose role it knows, as what they are. */
  players(): readonly PlayerReading[]
}

/** A reader that has heard nothing yet. */
export function readerFor(setting: Setting, reader: Seat): Reader {
  const { hear, part, belief } = stayAwayBot(setting, reader)
  return {
    hear,
    players: () =>
      part.players.map((_, i) => {
        const seat = (i + 1) as Seat
        const { role } = playerAt(part, seat)
        if (role !== undefined) return { seat, thing: Number(role === 'thing'), infected: Number(role === 'infected') }
        const thing = Math.min(1, thingChance(belief, seat))
        // Sums of many chances may pass 1 by a rounding.
        return { seat, thing, infected: Math.min(1 - thing, infectedChance(belief, seat)) }
      }),
  }
}
