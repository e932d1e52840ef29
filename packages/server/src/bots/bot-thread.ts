import type { AnyChoice, AnyFact, Seat } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import type { Manner } from './manner.ts'

/** One bot: it hears what its seat may know, and is asked when the table waits for it. */
export type ThreadBot = {
  hear(facts: readonly AnyFact[]): void
  /** A choice for what has been heard so far. Rejected if the thinker is lost; it is then of no more use. */
  choose(): Promise<AnyChoice>
  /** Something that it claims before everyone, if it has anything to say. Rejected like a choice. A bot without it never talks. */
  claim?(): Promise<AnyChoice | undefined>
  leave(): void
}

/** A bot is of no more use. Its words name a place in the code, never what the bot knew. */
export class BotCrashed extends Error {}

/** The place where bots think. Only the knowledge of a seat ever goes in. */
export type BotThread = {
  /** A new bot. Bots with the same `table` share what everyone there can know; they are at the same point of one log. */
  seat(game: string, setting: SettingDraft, seat: Seat, manner: Manner, table?: object): ThreadBot
  close(): Promise<void>
}
