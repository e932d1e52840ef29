import type { Keeping } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { Documents } from '../documents/documents.ts'
import type { PersonFigures } from '../figures/figures.ts'
import type { ListCache } from '../lobby/list-cache.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { OpenAddress } from '../network/open-address.ts'
import type { RestartNotice } from '../network/restart.ts'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/people.ts'
import type { Puzzles } from '../puzzles/puzzles.ts'
import type { Painter } from '../shares/painter.ts'
import type { Shares } from '../shares/shares.ts'
import type { Blocks } from '../store/rows/blocks.ts'
import type { HiddenGames } from '../store/rows/hidden-games.ts'
import type { Notes } from '../store/rows/notes.ts'
import type { Rooms } from '../table/rooms.ts'
import type { RequestLimits, ROUTE_LIMITS } from './request-limits.ts'

/** Everything that routes use. */
export type RoutePorts = {
  readonly people: People
  readonly rooms: Rooms
  readonly list: Pick<ListCache, 'text'>
  /** Is the server about to stop? Games go on, and nothing new begins. */
  readonly draining: () => boolean
  readonly notes: Notes
  readonly moderation: Moderation
  readonly documents: Documents
  /** The restart that the host has announced, if any. */
  readonly restart: RestartNotice
  readonly blocks: Blocks
  readonly figures: PersonFigures
  readonly hidden: HiddenGames
  readonly puzzles: Puzzles
  readonly shares: Shares
  readonly painter: Pick<Painter, 'paint'>
  readonly clock: Clock
  /** The secret of the moderators; without it there is no moderation over the network. */
  readonly adminToken: string | undefined
  readonly notices: Notices
  /** The address people open, where the host has said so. */
  readonly publicUrl: URL | undefined
  readonly openAt: OpenAddress
  /** How long personal data is kept here, and whom to ask about it. */
  readonly keeping: Keeping
  readonly limits: typeof ROUTE_LIMITS
  /** Refuses a new guest if too many have come from the same address. */
  readonly newGuest: RequestLimits['newGuest']
  /** The limits themselves. */
  readonly most: Limits
  /** Everything that is stored about a person as JSON text, in pieces. */
  readonly exportOf: (person: PersonId) => AsyncIterable<string>
  /** The milliseconds without a player after which a live game rests; 0 for never. */
  readonly restAfter: number
}
