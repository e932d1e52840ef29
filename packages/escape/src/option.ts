import type { OptionOf, Seat } from '@selva/core'
import type { Colour, Item } from './item.ts'
import type { Sector } from './sector.ts'

/** Decisions open to the acting player (TRN-3). */
export type Choice =
  | { readonly do: 'move'; readonly to: Sector }
  /** A.2 */
  | { readonly do: 'stand' }
  /** Executive Officer */
  | { readonly do: 'hold' }
  /** Lurking Alien */
  | { readonly do: 'lurk' }
  | { readonly do: 'stuck' }
  | { readonly do: 'resolve' }
  /** An alien's attack, or the Soldier's own. */
  | { readonly do: 'attack' }
  | { readonly do: 'noise'; readonly at: Sector }
  /** The second of two noises (ULT-13). */
  | { readonly do: 'alsoNoise'; readonly at: Sector }
  /** Engineer (HAT-4) */
  | { readonly do: 'pick'; readonly colour: Colour }
  /** ITM-5 */
  | { readonly do: 'discard'; readonly item: Item }
  /** Plays an item that needs no target. */
  | { readonly do: 'use'; readonly item: Item }
  /** ITM-13 */
  | { readonly do: 'spotlight'; readonly at: Sector }
  /** ULT-11 */
  | { readonly do: 'sensor'; readonly on: Seat }
  /** Medic */
  | { readonly do: 'medic'; readonly on: Seat }
  /** Co-Pilot: a Teleport without a card. */
  | { readonly do: 'teleport' }
  /** Pilot, Ultimate: as if a Cat were played. */
  | { readonly do: 'cat' }
  | { readonly do: 'end' }
export type Option = OptionOf<Choice>

/** TRN-3: the choices that end the move: going somewhere, or staying in one way or another. */
export const GOINGS = ['move', 'stand', 'hold', 'lurk', 'stuck'] as const
export type Going = Extract<Choice, { readonly do: (typeof GOINGS)[number] }>
export const isGoing = (choice: Choice): choice is Going => (GOINGS as readonly string[]).includes(choice.do)
