import type { Seat } from '@selva/core'
import { type Character, sideOf } from './character.ts'
import type { Danger } from './danger.ts'
import type { Step } from './facts.ts'
import type { Item } from './item.ts'
import type { Next } from './next.ts'
import type { Choice, Option } from './option.ts'
import type { EscapeTurn, Module, Rules } from './rules.ts'
import type { Sector } from './sector.ts'
import type { Mine, Part, Player } from './state.ts'
import type { Zone } from './zone.ts'

/** Something a character may decide to do that others may not. */
export type Play = {
  /** ITM-3: the steps it may be done in. */
  readonly in: readonly Step[]
  readonly may: (state: Part, me: Player<never>, mine: Mine) => boolean
  readonly option: (state: Part, seat: Seat) => Option
  readonly act: (turn: EscapeTurn, seat: Seat, choice: Choice) => Next
}

/** The named places where a character differs from others. All of them are optional; most powers are one line. */
export type Power = {
  /** SET-6 */
  readonly start?: (zone: Zone) => Sector
  /** ITM-4 */
  readonly handLimit?: number
  /** MOV-2: the base speed. */
  readonly speed?: (base: number, me: Player<never>) => number
  /** A `move` of his has ended here. */
  readonly arrives?: (turn: EscapeTurn, seat: Seat) => void
  /** Does a sector that would cost him a card cost none this time? */
  readonly spares?: (state: Part, me: Player<never>) => boolean
  /** What a drawn card counts as. */
  readonly hears?: (card: Danger, rules: Rules) => Danger
  /** HAT-4: does he look at two hatch cards? */
  readonly picksHatchCard?: boolean
  /** ULT-30 to ULT-32: the items he may use although he is an alien. */
  readonly uses?: readonly Item[]
  /** ATK-4b */
  readonly survives?: boolean
  /** ULT-34 */
  readonly unseen?: boolean
  /** ULT-23: may he attack like an alien, so that an attack no longer tells the side? */
  readonly strikes?: boolean
  /** SCN-H3: how often a Teleport card serves. */
  readonly teleports?: number
  readonly play?: Play
}

const NO_POWER: Power = {}

/** SCN-H0, ULT-38: a player who has changed side has no power. */
export const powerOf = (rules: Rules, { character, side }: Player<never>): Power =>
  side === sideOf(character) ? (rules.powers[character] ?? NO_POWER) : NO_POWER

/** A module that gives a character a power. */
export const withPower =
  (character: Character, power: Power): Module =>
  (rules) => ({ ...rules, powers: { ...rules.powers, [character]: power } })
