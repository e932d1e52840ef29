import type { BotPorts } from '../bots/bot-seats.ts'
import type { WordFilter } from '../chat/filter.ts'
import type { Games } from '../games.ts'
import type { Measure } from '../metrics.ts'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/people.ts'
import type { Append } from '../store/group.ts'
import type { Store } from '../store/store.ts'

/** Everything outside a table that it needs. */
export type Ports = BotPorts & {
  readonly store: Store
  /** Adds one batch to the store; `grouped(store.append)` unless a test wants otherwise. */
  readonly append: Append
  readonly games: Games
  /** How long after a choice the next thing comes by itself, in milliseconds. */
  readonly pause: number
  readonly measure: Measure
  /** How long a silent browser is waited for when the seed is made, in milliseconds. */
  readonly patience: number
  /** Puts stars over unwanted words. */
  readonly masked: WordFilter
  /** Something has changed in the list of tables that anybody may see. */
  readonly listChanged: () => void
  /** How long somebody may be gone before a bot plays for them, in milliseconds. */
  readonly grace: number
  /** How long a rematch waits for those who want it, in milliseconds. */
  readonly rematch: number
  /** Tells somebody who is away that it is their turn. */
  readonly yourTurn: Notices['yourTurn']
  readonly people: Pick<People, 'nameOf' | 'sittings'>
}
