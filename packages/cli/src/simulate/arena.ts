import type { Refusal } from '@selva/core'
import type { SimulatedGame } from './simulated-game.ts'

/** Values typed for a game's own options, by name. */
export type OwnOptions = { readonly [option: string]: string }

/** A game that can be simulated. */
export type Arena = {
  /** How many may play, for the usage text. */
  readonly players: string
  /** The game's own options: the text that counts when nothing is typed, and what it means. */
  readonly options: { readonly [option: string]: { readonly unset: string; readonly meaning: string } }
  /** The contest that the arguments describe, or why there is no such table. */
  contest(players: number, own: OwnOptions): SimulatedGame | Refusal
}
