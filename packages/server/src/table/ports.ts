import type { TableId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { TableMetrics } from '../base/metrics.ts'
import type { OnFailure } from '../base/owner.ts'
import type { BotPorts } from '../bots/bot-seats.ts'
import type { Games } from '../games/games.ts'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/people.ts'
import type { Append } from '../store/engine/group.ts'
import type { Uptime } from '../store/rows/uptime.ts'
import type { Store } from '../store/store.ts'
import type { WordFilter } from '../text/filter.ts'

/** Everything outside a table that it needs. */
export type Ports = BotPorts & {
  readonly store: Store
  /** Adds one batch to the store; `grouped(store.append)` unless a test wants otherwise. */
  readonly append: Append
  readonly games: Games
  /** Milliseconds from a choice to the automatic next step. */
  readonly pause: number
  readonly measure: TableMetrics
  readonly uptime: Pick<Uptime, 'now'>
  readonly limits: Limits
  /** A live game that nobody has played for this many milliseconds rests; 0 for never. */
  readonly restAfter: number
  /** How long a silent browser is waited for when the seed is made, in milliseconds. */
  readonly exchangeTimeout: number
  /** Puts stars over unwanted words. */
  readonly masked: WordFilter
  /** Something has changed in the list of tables that anybody may see. */
  readonly listChanged: () => void
  /** How long a player may be gone before a bot plays for them, in milliseconds. */
  readonly grace: number
  /** How long a rematch waits for people who want it, in milliseconds. */
  readonly rematch: number
  /** Tells an absent player that it is their turn. */
  readonly yourTurn: Notices['yourTurn']
  readonly people: Pick<People, 'nameOf' | 'personSeats'>
  /** Counts a game that has ended for the figures of its people; never fails. */
  readonly countFigures: (table: TableId) => Promise<void>
}

/** The same inside of one table, whose timers and promises belong to it. */
export type TablePorts = Ports & {
  /** Something that nobody waits for went wrong: the table is dropped from memory. */
  readonly failed: OnFailure
}
