import type { SettingDraft } from '@selva/core'
import { type Rate, rateOf } from './rate.ts'
import { countOf, numbersIn, type Tally } from './tally.ts'

/** A figure that games between equal bots of the default level should have, and between which limits. */
export type Budget = {
  readonly draft: SettingDraft
  /** The table in words. */
  readonly table: string
  readonly figure: string
  readonly low: number
  readonly high: number
  of(tally: Tally): Rate
}

export type Limits = readonly [low: number, high: number]

/** The games of a tally in which one of these won. */
export const wonBy =
  (...winners: readonly string[]) =>
  (tally: Tally): Rate =>
    rateOf(
      winners.reduce((sum, winner) => sum + countOf(tally, 'winner', winner), 0),
      tally.games,
    )

/** A seat that decides no more often than this hardly got to play. */
export const FEW_DECISIONS = 3

/** The share of games in which a seat hardly got to play. */
export function hardlyPlayed(tally: Tally): Rate {
  let few = 0
  for (const [least, games] of numbersIn(tally, 'fewestDecisions')) if (least <= FEW_DECISIONS) few += games
  return rateOf(few, tally.games)
}
