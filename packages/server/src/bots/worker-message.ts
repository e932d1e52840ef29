import type { AnyChoice, AnyFact, Seat } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import type { Manner } from './manner.ts'

/** To the thread where bots think. `mind` numbers the bots of all tables. */
export type ToBotThread =
  | {
      readonly tell: 'seat'
      readonly mind: number
      readonly game: string
      readonly setting: SettingDraft
      readonly seat: Seat
      readonly manner: Manner
      /** Numbers what stands for a table to its bots. */
      readonly table: number
    }
  | { readonly tell: 'hear'; readonly mind: number; readonly facts: readonly AnyFact[] }
  | { readonly tell: 'choose' | 'claim'; readonly mind: number; readonly question: number }
  | { readonly tell: 'leave'; readonly mind: number }

/** Back from it. */
export type FromBotThread =
  /** A choice; for a claim there may be none. */
  | { readonly question: number; readonly choice: AnyChoice | undefined }
  | { readonly question: number; readonly failure: string }
