import type { Danger } from '../danger.ts'
import type { Colour, Item } from '../item.ts'
import type { Listed } from '../pile.ts'
import type { Switches } from './switches.ts'

/** Section 16 */
export const PRESETS = ['basic', 'advanced', 'infection', 'arena', 'old-school', 'ultimate-basic', 'ultimate'] as const
export type Preset = (typeof PRESETS)[number]

const EDITIONS = ['black', 'ultimate'] as const
export type Edition = (typeof EDITIONS)[number]

/** A code that is on; its parameters are known to its module alone. */
type CodeUse = { readonly code: string }

/** DCK-12: card counts that differ from the printed ones. */
export type Decks = {
  readonly dangers?: Listed<Danger>
  readonly items?: Listed<Item>
  readonly hatchCards?: Listed<Colour>
}

/** Everything that changes the rules of a table, and nothing else does. */
export type Scenario<U extends CodeUse = CodeUse> = {
  readonly preset: Preset
  /** In the order of the codes, the preset's own included. */
  readonly codes: readonly U[]
  /** Only those that differ from the edition's. */
  readonly switches: Partial<Switches>
  readonly decks: Decks
  /** Zones it is meant for, by id; advice only. */
  readonly zones: readonly string[]
}
