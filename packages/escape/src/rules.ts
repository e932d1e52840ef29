import type { Seat, Turn } from '@selva/core'
import type { Side } from './character.ts'
import type { Danger } from './danger.ts'
import type { Fact } from './facts.ts'
import { escapeFirst } from './hatch.ts'
import type { Counts } from './pile.ts'
import type { Full } from './state.ts'

export type EscapeTurn = Turn<Full, Fact>

/** Everything a preset may settle differently: figures, decks, and hooks in named places. */
export type Rules = {
  readonly preset: Preset
  /** SWI-10 */
  readonly rounds: number
  /** DCK-1 */
  readonly dangers: Counts<Danger>
  /** MOV-2 */
  readonly speed: (side: Side) => number
  /** HAT-2: a human stands in an open hatch. */
  readonly reachHatch: (turn: EscapeTurn, seat: Seat, hatch: number) => void
}

export const PRESETS = ['basic'] as const
export type Preset = (typeof PRESETS)[number]

/** PST-1 */
const basic: Rules = {
  preset: 'basic',
  rounds: 39,
  dangers: { yours: 6, yoursIcon: 4, any: 6, anyIcon: 4, silence: 5 },
  speed: (side) => (side === 'human' ? 1 : 2),
  reachHatch: escapeFirst,
}

export const presets: Record<Preset, Rules> = { basic }
