import type { Signal } from '@preact/signals'
import type { Audience } from '@selva/core'

/** A round or a turn: what one jumps to. */
export type Stretch = { readonly label: number; readonly at: number; readonly icon: string | undefined }

/** Milliseconds from one step to the next. */
export const SPEEDS = { '½×': 1800, '1×': 900, '4×': 220 } as const
export type Speed = keyof typeof SPEEDS
export const SPEED_NAMES: readonly Speed[] = ['½×', '1×', '4×']

/** A recorded game as it is played back: where it is, and the ways to go on. */
export type Replay = {
  readonly at: number
  readonly eyes: Audience
  readonly steps: number
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
  jumpBy(by: 1 | -1): void
}
