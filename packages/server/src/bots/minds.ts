import type { AnyChoice, AnyFact, Seat } from '@selva/core'
import type { Level, SettingDraft } from '@selva/protocol'

/** One bot: it hears what its seat may know, and is asked when the table waits for it. */
export type Thinker = {
  hear(facts: readonly AnyFact[]): void
  /** A choice for what has been heard so far. Rejected if the thinker is lost; it is then of no more use. */
  choose(): Promise<AnyChoice>
  leave(): void
}

/** A bot is of no more use. Its words name a place in the code, never what the bot knew. */
export class BotCrashed extends Error {}

/** The place where bots think. Only the knowledge of a seat ever goes in. */
export type Minds = {
  seat(game: string, setting: SettingDraft, seat: Seat, level: Level): Thinker
  close(): Promise<void>
}
