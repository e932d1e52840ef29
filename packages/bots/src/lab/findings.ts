import type { Rate } from './rate.ts'
import { rateOf } from './rate.ts'
import { countOf, numbersIn, type Tally } from './tally.ts'

/** Everything that a rate can be the rate of. */
const RATE_CODES = [
  'aliensWin',
  'humansEscape',
  'bothWin',
  'nobodyEscapes',
  'someoneWins',
  'thingWins',
  'humansWin',
  'thingAlone',
  'infected',
] as const
export type RateCode = (typeof RATE_CODES)[number]

/** Results of an experiment as people read them. */
export type Findings = {
  readonly games: number
  readonly rates: readonly { readonly code: RateCode; readonly rate: Rate }[]
  /** How many games took how long. */
  readonly lengths: ReadonlyMap<number, number>
  /** By place in the turn order: how often it went well for the player there. */
  readonly order: readonly Rate[]
}

/** How well each place in the turn order fared. A place is one seat of each game, so its games do not depend on each other. */
export const orderRates = (tally: Tally, seats: number): readonly Rate[] =>
  Array.from({ length: seats }, (_, place) =>
    rateOf(countOf(tally, 'placedWell', place), countOf(tally, 'placed', place)),
  )

export const lengthsOf = (tally: Tally): ReadonlyMap<number, number> => numbersIn(tally, 'length')
