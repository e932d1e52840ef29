import type { DocumentKind } from '@selva/core'
import type { BotLevel, DocumentVersion, SettingDraft, Terms } from '@selva/protocol'
import type { PersonId, TableId } from '../../base/ids.ts'

/** A bot that takes a seat at the start if no one sits there: its level and its name, where they are settled before. */
export type ExpectedBot = { readonly level?: BotLevel; readonly name?: string }

/** The player of a seat. A bot without a level has the one that the table's terms name. */
export type Holder =
  | ({ readonly by: 'nobody' } & ExpectedBot)
  /** `name` is what they are called here, told apart from everybody else's; from the deal on it never changes. */
  | { readonly by: 'person'; readonly person: PersonId; readonly name: string }
  | { readonly by: 'bot'; readonly name: string; readonly level?: BotLevel }

export const NOBODY = { by: 'nobody' } as const satisfies Holder

export const TABLE_STATUSES = ['open', 'running', 'over'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/**
 * A document that a table was opened with. Its author is no part of it: people who delete their account are named
 * nowhere.
 */
export type TableDocument = DocumentVersion & {
  /** The kind and the title as it was then; missing at tables that were opened before tables kept them. */
  readonly kind?: DocumentKind
  readonly title?: string
  /** The host has changed rules of this scenario. */
  readonly changed?: boolean
  /** The document of a person that it was forked from, with its title then. */
  readonly parent?: { readonly id: string; readonly title: string }
}

/** A table apart from its game: what is stored about it, and changed as a whole. */
export type Table = {
  readonly id: TableId
  readonly game: string
  readonly setting: SettingDraft
  readonly terms: Terms
  readonly listed: boolean
  readonly status: TableStatus
  /** The seat of the host; 0 while nobody sits. */
  readonly host: number
  /** By seat − 1. */
  readonly seats: readonly Holder[]
  /** The secret of the invitation link. */
  readonly invite: string
  /** A described position (JSON) to open with instead of a deal; empty for a deal. */
  readonly arrangement: string
  /** The side that the only person here asked for before the deal; empty for none. It is shown to no one. */
  readonly side: string
  /** People whom the host has sent away: they do not sit down here again. */
  readonly removed: readonly PersonId[]
  /** The table of the rematch; empty if nobody has asked for one. */
  readonly rematch: TableId | ''
  /** The documents that its setting was made from. One that only the host's device had has no id. */
  readonly documents: readonly TableDocument[]
  /** When it was made. */
  readonly made: number
  /** The uptime at which it came into its present status. */
  readonly since: number
  /** Grows with every change: two changes of the same version cannot both be stored. */
  readonly version: number
}
