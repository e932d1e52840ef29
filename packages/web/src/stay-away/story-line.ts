import type { Seat, TableFact } from '@selva/core'
import type { Card, Claim, EndReason, OffReason, Panic, SeenFact, ShownReason } from '@selva/stay-away'
import type { TableNote } from '../table/note.ts'

export type Seen = SeenFact<undefined> | TableFact

/** One thing that happened, as the log tells it; the words are the reader's language's. */
export type LogEvent =
  | { readonly kind: 'drew' | 'kept'; readonly seat: Seat; readonly card: Card; readonly open: boolean }
  | { readonly kind: 'panic'; readonly seat: Seat; readonly card: Panic }
  | { readonly kind: 'skipped'; readonly n: number }
  | { readonly kind: 'reshuffled' | 'turnedAround' | 'passed' }
  /** `cards` is empty when the reader may not know them. */
  | {
      readonly kind: 'discarded'
      readonly seat: Seat
      readonly n: number
      readonly cards: readonly Card[]
      readonly open: boolean
    }
  | { readonly kind: 'topped'; readonly seat: Seat; readonly card: Card | undefined; readonly open: boolean }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly at: Seat | 'none' }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'offered'
      readonly from: Seat
      readonly to: Seat
      readonly card: Card | undefined
      readonly open: boolean
    }
  | { readonly kind: 'offerSeen'; readonly from: Seat; readonly card: Card }
  /** `gave` and `took` as far as everyone saw them. */
  | {
      readonly kind: 'exchanged'
      readonly from: Seat
      readonly to: Seat
      readonly gave: Card | undefined
      readonly took: Card | undefined
    }
  /** The cards I gave and got. */
  | { readonly kind: 'got'; readonly from: Seat; readonly gave: Card; readonly got: Card }
  | { readonly kind: 'off'; readonly from: Seat; readonly to: Seat; readonly reason: OffReason }
  | { readonly kind: 'redirected'; readonly dodger: Seat; readonly to: Seat }
  | { readonly kind: 'infected'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'handSeen'; readonly by: Seat; readonly of: Seat; readonly hand: readonly Card[] | undefined }
  | { readonly kind: 'cardSeen'; readonly by: Seat; readonly of: Seat; readonly card: Card | undefined }
  | { readonly kind: 'handShown'; readonly seat: Seat; readonly why: ShownReason; readonly hand: readonly Card[] }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly what: 'infected' | 'nothing' }
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly by: Seat | 'none' }
  | { readonly kind: 'swapped'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'doorGone'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'standing'; readonly seat: Seat; readonly on: boolean }
  /** Said at the table, true or not. */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly claim: Claim }
  /** Something of the table itself. */
  | { readonly kind: 'table'; readonly note: TableNote }
  | { readonly kind: 'declared'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: EndReason }

/** `turn` 0 is the deal; `secret` lines are for the reader alone. */
export type LogLine = LogEvent & {
  readonly number: number
  readonly turn: number
  readonly active: Seat | undefined
  readonly secret: boolean
}
