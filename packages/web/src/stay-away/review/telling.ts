import type { StayAwayReview } from '@selva/bots/review/stay-away'
import type { Seat } from '@selva/core'
import type { Kind, PartialState } from '@selva/stay-away'
import type { Words } from '../messages/en.ts'
import type { StayAwayReviewWords } from './messages/en.ts'

/** Everything that sentences of a review are made of. */
export type Telling = {
  readonly review: StayAwayReview
  /** The state at the end, with everything open. */
  readonly end: PartialState
  /** The name of a player, marked as one. */
  readonly nameAt: (seat: Seat) => string
  readonly words: StayAwayReviewWords
  readonly game: Words
  readonly card: (kind: Kind) => string
}
