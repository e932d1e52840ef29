import type { AnyChoice, AnyFact, Seat } from '@selva/core'
import type { Level, SettingDraft } from '@selva/protocol'

/** To the thread where bots think. `mind` numbers the bots of all tables. */
export type ToMinds =
  | {
      readonly tell: 'seat'
      readonly mind: number
      readonly game: string
      readonly setting: SettingDraft
      readonly seat: Seat
      readonly level: Level
    }
  | { readonly tell: 'hear'; readonly mind: number; readonly facts: readonly AnyFact[] }
  | { readonly tell: 'choose'; readonly mind: number; readonly question: number }
  | { readonly tell: 'leave'; readonly mind: number }

/** Back from it. */
export type FromMinds =
  | { readonly question: number; readonly choice: AnyChoice }
  | { readonly question: number; readonly failure: string }
