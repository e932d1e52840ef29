import type { Sector } from '@selva/escape'
import type { TurningPoints } from '../turning-points.ts'

/** Parts of a turn that can move a chance to win, in the order in which they happen. */
export type EscapePart = 'items' | 'move' | 'strike' | 'found' | 'hatch' | 'card' | 'noise'

/** A turn as a player may choose it. */
export type TurnTaken = {
  readonly from: Sector
  /** The same as `from` if the player stayed. */
  readonly to: Sector
  readonly attacks: boolean
  /** The sector that is named with a card that leaves the choice. */
  readonly names: Sector | 'none'
}

export type EscapeTurningPoints = TurningPoints<EscapePart, TurnTaken>
