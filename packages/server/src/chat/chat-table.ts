import type { Terms } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { PersonId, TableId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { Sql } from '../store/engine/sql.ts'
import type { WordFilter } from '../text/filter.ts'
import type { ChatRole } from './channels.ts'

/** Everything that the chat needs to know of its table. */
export type ChatTable = {
  readonly id: TableId
  readonly mode: () => Terms['chat']
  readonly seats: () => number
  /** The place from which a person speaks now. */
  readonly standing: (person: PersonId) => ChatRole
  /** The name of a person with a seat here; `undefined` for others. */
  readonly name: (person: PersonId) => string | undefined
  /** The names at all seats. */
  readonly names: () => readonly string[]
  /** The people who have a seat. */
  readonly people: () => readonly PersonId[]
}

/** Everything outside of the table that the chat needs. */
export type ChatPorts = {
  readonly store: { readonly sql: Sql }
  readonly clock: Clock
  /** Puts stars over unwanted words. */
  readonly masked: WordFilter
  readonly people: { nameOf(person: PersonId): Promise<string> }
  readonly limits: Pick<Limits, 'wordsAtOnce' | 'wordsPerMinute' | 'allowances' | 'channelLines' | 'personLines'>
}
