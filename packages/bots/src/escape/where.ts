import type { Seat } from '@selva/core'
import { CELLS, type Sector, type SeenFact, type Setting, type Side } from '@selva/escape'
import { sidesSeen, suspectAt } from './belief/belief.ts'
import { newFilter } from './belief/filter.ts'
import { hear } from './belief/hear.ts'
import { uniformModel } from './belief/manners.ts'
import { mayLurk } from './belief/powers.ts'
import { canBe } from './belief/suspect.ts'

/** Sectors a player can be in if he is of this side; none if he cannot be of it. */
export type PossibleSectors = Readonly<Record<Side, readonly Sector[]>>

/**
 * The possible places of everybody, from logic alone: what one seat has seen rules sectors and sides out, and nothing
 * else does. It is the ground that a belief is weighed on, without the weights.
 */
export type PossiblePositions = {
  /** Every fact this seat sees, in order, from the first on. */
  hear(fact: SeenFact<undefined>): void
  /** By seat − 1; nowhere for players who are not aboard. */
  places(): readonly PossibleSectors[]
}

/** ULT-35: a player whose move may have been none. Whatever is heard next but an attack says that it was one. */
type Lurker = { readonly seat: Seat; readonly at: Float64Array }

/** Facts of the acting seat alone: they say nothing of what the others hear next. */
const PRIVATE: readonly string[] = ['asked', 'felt', 'spent']

export function possiblePositions(setting: Setting, reader: Seat): PossiblePositions {
  const filter = newFilter(setting, reader, { model: uniformModel })
  const { partial } = filter
  const nowhere = new Float64Array(CELLS)
  let lurker: Lurker | undefined
  return {
    hear(fact) {
      if (fact.kind === 'moved')
        lurker =
          mayLurk(partial, fact.seat) > 0
            ? { seat: fact.seat, at: suspectAt(filter, fact.seat).at.alien.slice() }
            : undefined
      else if (!PRIVATE.includes(fact.kind)) lurker = undefined
      hear(filter, fact)
    },
    places() {
      const aliens = sidesSeen(filter, partial)
      return partial.players.map(({ status }, i) => {
        const suspect = suspectAt(filter, (i + 1) as Seat)
        const alien = aliens[i] ?? 0.5
        // A side that no count of humans and aliens leaves open is out, whatever its sectors.
        const open: Readonly<Record<Side, boolean>> = { human: alien < 1, alien: alien > 0 }
        const still = lurker?.seat === i + 1 ? lurker.at : nowhere
        const placesAs = (side: Side): readonly Sector[] => {
          if (status !== 'aboard' || !open[side] || !canBe(suspect, side)) return []
          const at = suspect.at[side]
          const more = side === 'alien' ? still : nowhere
          return setting.zone.sectors.filter((sector) => (at[sector] ?? 0) > 0 || (more[sector] ?? 0) > 0)
        }
        return { human: placesAs('human'), alien: placesAs('alien') }
      })
    },
  }
}
