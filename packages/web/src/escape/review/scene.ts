import { type Signal, signal } from '@preact/signals'
import type { EscapeReview, Moment } from '@selva/bots/review'
import { type GameRecord, type Seat, seatsOf } from '@selva/core'
import { type EscapeShape, escape, type PartialState, playerAt, type Setting } from '@selva/escape'
import { name } from '../../client/rich-text.ts'
import type { Stretch } from '../../replay/playback.ts'
import type { Frame } from '../../table/live-ports.ts'
import { unsealed } from '../end/outcome.ts'
import { tell } from '../words.ts'
import type { Truth } from './ChanceLayer.tsx'
import type { Telling } from './told.ts'
import { escapeReviewWords } from './words.ts'

/** A recorded game that is reviewed, as its file holds it. */
export type ReviewedGame = {
  readonly record: GameRecord
  readonly setting: Setting
  readonly frames: readonly Frame<EscapeShape>[]
  /** The beginning of every round. */
  readonly legs: readonly Stretch[]
  readonly end: PartialState
}

/** The choices a reader of the review makes, besides the moment. */
export type Choices = {
  /** The one player whose chances are shown; otherwise all opponents. */
  readonly picked: Signal<Seat | undefined>
}

export const newChoices = (): Choices => ({ picked: signal(undefined) })

/** Sentences about this game, in the language in use. */
export const tellingOf = ({ record, setting, end }: ReviewedGame, review: EscapeReview): Telling => ({
  review,
  end,
  nameAt: (seat) => name(record.seats[seat - 1]?.name ?? ''),
  words: escapeReviewWords(),
  game: tell(setting.rules.edition),
})

/** The position at a moment as it was, with everything open. */
export const positionAt = ({ setting, frames }: ReviewedGame, at: number): PartialState =>
  unsealed(escape.start(setting), frames.slice(0, at + 1))

/** The true places of the players whose chances are shown. */
export function truthsIn(position: PartialState, reader: Seat, picked: Seat | undefined): readonly Truth[] {
  const { side } = playerAt(position, reader)
  return seatsOf(position.setting.seats).flatMap((seat): readonly Truth[] => {
    const player = playerAt(position, seat)
    const asked = picked === undefined ? player.side !== side : seat === picked
    return seat !== reader && asked && player.status === 'aboard' && player.at !== undefined
      ? [{ seat, at: player.at }]
      : []
  })
}

export const momentOf = ({ moments }: EscapeReview, at: number): Moment => moments[at] ?? []
