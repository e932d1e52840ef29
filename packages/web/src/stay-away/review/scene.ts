import { type Signal, signal } from '@preact/signals'
import type { Moment, StayAwayReview } from '@selva/bots/review/stay-away'
import { fold, type GameRecord, type Seat } from '@selva/core'
import { type EndReason, type PartialState, type Setting, type StayAwayShape, stayAway } from '@selva/stay-away'
import { name } from '../../client/rich-text.ts'
import type { Stretch } from '../../replay/playback.ts'
import type { Frame } from '../../table/live-ports.ts'
import type { Ending } from '../ending.ts'
import { cardName, gameWords } from '../words.ts'
import type { Telling } from './telling.ts'
import { stayAwayReviewWords } from './words.ts'

/** A recorded game that is reviewed, as its file holds it. */
export type ReviewedGame = {
  readonly record: GameRecord
  readonly setting: Setting
  readonly frames: readonly Frame<StayAwayShape>[]
  /** The beginning of every turn. */
  readonly legs: readonly Stretch[]
  readonly ending: Ending
}

/** The roles whose chances can be shown. */
export const SHOWN = ['both', 'thing', 'infected'] as const
export type Shading = (typeof SHOWN)[number]

/** The choices a reader of the review makes, besides the moment. */
export type Choices = { readonly shown: Signal<Shading> }

export const newChoices = (): Choices => ({ shown: signal<Shading>('both') })

/** Sentences about this game, in the language in use. */
export const tellingOf = ({ record, ending }: ReviewedGame, review: StayAwayReview): Telling => ({
  review,
  end: ending.state,
  nameAt: (seat: Seat) => name(record.seats[seat - 1]?.name ?? ''),
  words: stayAwayReviewWords(),
  game: gameWords(),
  card: cardName,
})

/** The position at a moment as it was, with everything open. */
export function positionAt({ setting, frames }: ReviewedGame, at: number): PartialState {
  const state = stayAway.start(setting)
  for (const frame of frames.slice(0, at + 1)) for (const fact of frame) fold(stayAway, state, fact)
  return state
}

/** How the game ended, or that it did not by its rules. */
export const reasonOf = ({ ending: { state } }: ReviewedGame): EndReason | 'running' =>
  state.end === 'running' ? 'running' : state.end.reason

export const momentOf = ({ moments }: StayAwayReview, at: number): Moment => moments[at] ?? []
