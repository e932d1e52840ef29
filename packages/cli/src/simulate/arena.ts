import type { Refusal, SettingDraft } from '@selva/core'
import type { Check } from './check.ts'

/** Values typed for a game's own options, by name. */
export type OwnOptions = { readonly [option: string]: string }

type OwnOption = {
  /** The text that counts when nothing is typed. */
  readonly unset: string
  readonly meaning: string
  /** Another option that this one decides: only one of the two can be typed. */
  readonly decides?: string
}

/** A game that can be simulated. */
export type Arena = {
  /** How many may play, for the usage text. */
  readonly players: string
  /** The game's own options. */
  readonly options: { readonly [option: string]: OwnOption }
  /** Hints for a person whose table was refused, by the code of the refusal. */
  readonly hints: { readonly [code: string]: string | undefined }
  /** The options of the table that the arguments describe, or why a file they name cannot be read. */
  draft(players: number, own: OwnOptions): SettingDraft | Refusal
  /** Checks that hold after every step. A check may remember: these are for one run. */
  checks(): readonly Check[]
}
