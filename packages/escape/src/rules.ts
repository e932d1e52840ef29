import type { Seat, Turn } from '@selva/core'
import type { Character, Side } from './character.ts'
import type { Danger } from './danger.ts'
import type { Fact } from './facts.ts'
import type { Colour, Item } from './item.ts'
import type { Next } from './next.ts'
import type { Counts } from './pile.ts'
import type { Power } from './power.ts'
import type { Sector } from './sector.ts'
import type { Code, Scenario } from './setting/scenario.ts'
import type { Switches } from './setting/switches.ts'
import type { Full, Return } from './state.ts'
import type { Cell, Zone } from './zone.ts'

export type EscapeTurn = Turn<Full, Fact>

/** Section 16 */
export const PRESETS = ['basic', 'advanced', 'infection', 'arena', 'old-school', 'ultimate-basic', 'ultimate'] as const
export type Preset = (typeof PRESETS)[number]

export const EDITIONS = ['black', 'ultimate'] as const
export type Edition = (typeof EDITIONS)[number]

/** Everything a table may settle differently: figures, decks, and hooks in named places. Resolved once, before the deal. */
export type Rules = {
  readonly preset: Preset
  readonly edition: Edition
  /** SCN-2: the codes that may be added to them. */
  readonly openTo: readonly Code[]
  /** The wishes these rules come from. */
  readonly scenario: Scenario
  /** Section 17 */
  readonly switches: Switches
  /** SWI-10 */
  readonly rounds: number
  /** ITM-4; infinite if there is none. */
  readonly handLimit: number
  /** DCK-1, DCK-4 */
  readonly dangers: Counts<Danger>
  /** DCK-2; all zero where there is no item deck. */
  readonly items: Counts<Item>
  /** DCK-3, DCK-5; all zero where hatches need no card. */
  readonly hatchCards: Counts<Colour>
  /** ITM-1, ULT-6: do items do anything at this table? */
  readonly usesItems: boolean
  /** ULT-3: are Silence and items kept when they are drawn? Then used and lost cards never come back (DCK-10). */
  readonly keeps: boolean
  /** SET-2 */
  readonly humans: (seats: number) => number
  /** SET-4, SET-5, SET-7: the cards that are dealt from. */
  readonly pool: (seats: number, aliens: number) => Readonly<Record<Side, readonly Character[]>>
  /** SET-6 */
  readonly start: (zone: Zone, side: Side) => Sector
  /** SCN-C6: the hatches aliens start in, by number. */
  readonly startHatches: 'none' | 'all' | readonly number[]
  /** SCN-B4: hatches closed from the beginning, by number. */
  readonly shut: readonly number[]
  /** MOV-2, unfed and without bonus. */
  readonly speed: (side: Side) => number
  /** SCN-A2 */
  readonly mayStand: boolean
  /** SCN-A4: the sides that may not enter or pass secure sectors. */
  readonly barred: readonly Side[]
  /** SEC-2, SEC-3: does this kind of sector cost a card? */
  readonly draws: (cell: Cell) => boolean
  /** NOI-6: does this card bring an item once it is announced? */
  readonly bringsItem: (card: Danger) => boolean
  /** ITM-2: is the use of this item told? */
  readonly declares: (item: Item) => boolean
  /** FED-4 */
  readonly feeding: boolean
  /** HAT-2, HAT-3, HAT-5: how hatches work. */
  readonly hatchMode: 'first' | 'card' | 'open'
  /** HAT-1: a human stands in an open hatch. */
  readonly reachHatch: (turn: EscapeTurn, seat: Seat, hatch: number) => Next
  /** ATK-6, END-9: where and as what a killed player comes back. */
  readonly comesBack: (state: Full, seat: Seat) => Return<never> | 'never'
  /** SCN-E3: the number of kills that ends the game, 0 if none does. */
  readonly killTarget: (seats: number) => number
  /** What characters can do at this table. */
  readonly powers: { readonly [C in Character]?: Power }
}

/** A scenario rule: the rules with a hook or two replaced. */
export type Module = (rules: Rules) => Rules
