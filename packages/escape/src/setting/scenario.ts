import type { Danger } from '../danger.ts'
import type { Colour, Item } from '../item.ts'
import type { Listed } from '../pile.ts'
import type { Switches } from './switches.ts'

/** Section 16 */
export const PRESETS = ['basic', 'advanced', 'infection', 'arena', 'old-school', 'ultimate-basic', 'ultimate'] as const
export type Preset = (typeof PRESETS)[number]

export const EDITIONS = ['black', 'ultimate'] as const
export type Edition = (typeof EDITIONS)[number]

/** SCN-1: the coded scenario rules that are known. */
export const CODES = [
  'A.1',
  'A.2',
  'A.4',
  'A.5',
  'B.3',
  'B.4',
  'B.6',
  'C.3',
  'C.6',
  'D.2',
  'E.3',
  'G.4',
  'H.1',
  'H.2',
  'H.3',
  'H.4',
  'H.13',
  'H.14',
  'H.15',
  'H.16',
  'J.4',
] as const
export type Code = (typeof CODES)[number]

/** The parameters of the codes that have some. */
export type Parameters = {
  /** SCN-A4: the sides kept out of secure sectors. */
  'A.4': { readonly barred: 'both' | 'humans' | 'aliens' }
  /** SCN-B4: the hatch humans start in, and whether it can be used. */
  'B.4': { readonly hatch: number; readonly usable: boolean }
  /** SCN-C6: the hatches aliens start in. */
  'C.6': { readonly hatches: 'all' | readonly number[] }
  /** SCN-E3: the kills that win. */
  'E.3': { readonly n: 'players' | number }
}
export type UseOf<C extends Code> = { readonly code: C } & (C extends keyof Parameters ? Parameters[C] : unknown)
/** A code that is on, with its parameters. */
export type Use = { [C in Code]: UseOf<C> }[Code]

/** DCK-12: card counts that differ from the printed ones. */
export type Decks = {
  readonly dangers?: Listed<Danger>
  readonly items?: Listed<Item>
  readonly hatchCards?: Listed<Colour>
}

/** Everything that changes the rules of a table, and nothing else does. */
export type Scenario = {
  readonly preset: Preset
  /** In the order of `CODES`, the preset's own included. */
  readonly codes: readonly Use[]
  /** Only those that differ from the edition's. */
  readonly switches: Partial<Switches>
  readonly decks: Decks
  /** Zones it is meant for, by id; advice only. */
  readonly zones: readonly string[]
}
