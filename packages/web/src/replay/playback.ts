import type { Signal } from '@preact/signals'
import type { Audience } from '@selva/core'

/** A round or a turn: what one jumps to. */
export type Stretch = { readonly label: number; readonly at: number; readonly icon: string | undefined }

const SPEEDS = { '½×': 0.5, '1×': 1, '4×': 4 } as const
export type Speed = keyof typeof SPEEDS
export const SPEED_NAMES: readonly Speed[] = ['½×', '1×', '4×']

/** Time to look at the board, and to read a letter, in milliseconds. */
const LOOK = 800
const LETTER = 30

/** How long a moment with these sentences stays, in milliseconds. */
export const staysFor = (told: readonly string[], speed: Speed): number =>
  (LOOK + LETTER * told.join(' ').length) / SPEEDS[speed]

/** A recorded game as it is played back: where it is, and the ways to go on. */
export type Replay = {
  readonly at: number
  readonly eyes: Audience
  readonly steps: number
  /** The moments in which these eyes see something; the beginning and the end are always among them. */
  readonly moments: readonly number[]
  /** The place among them of the last one that has come. */
  readonly place: number
  readonly leg: Stretch | undefined
  readonly playing: Signal<boolean>
  readonly speed: Signal<Speed>
  /** Is the review shown, instead of the game as these eyes saw it? */
  readonly reviews: boolean
  /** The address of this moment has been copied. */
  readonly copied: Signal<boolean>
  show(to: number, through?: Audience): void
  /** Shows the review, or the replay again. */
  review(on: boolean): void
  /** The next moment in which these eyes see something. */
  step(by: 1 | -1): void
  /** The next round, or the beginning of this one. */
  jumpBy(by: 1 | -1): void
  /** The next turn, or the beginning of this one. */
  turnBy(by: 1 | -1): void
}
