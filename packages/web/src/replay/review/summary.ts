import type { ReadonlySignal } from '@preact/signals'
import type { GameRecord, Seat } from '@selva/core'

/** The moment that mattered most, as the end of a game names it. */
export type DecisiveMoment = {
  /** The batch of the log at which the review opens, and through whose eyes. */
  readonly at: number
  readonly seat: Seat
  /** The decision in one line, and how much it moved the chance of its player. */
  readonly text: string
  readonly change: number
}

/** The review of a game in short, as it comes about. */
export type SummaryState =
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'failed' }
  | {
      readonly is: 'told'
      readonly sentence: string
      /** A number while it is still looked for: the part that is done. */
      readonly decisive: DecisiveMoment | number | 'none'
    }

export type Summary = { readonly state: ReadonlySignal<SummaryState>; end(): void }

/** Begins to sum up a finished game; `me` is the seat of the reader, if they played. */
export type SummaryOf = (record: GameRecord, me: Seat | undefined) => Promise<Summary>
