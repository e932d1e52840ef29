import { errorLocation } from '../base/log.ts'
import type { TableMetrics } from '../base/metrics.ts'
import { clockOwnedBy } from '../base/owner.ts'
import { botsInThread } from '../bots/bots-in-thread.ts'
import { type Documents, documentsOf } from '../documents/documents.ts'
import { type PersonFigures, personFigures } from '../figures/figures.ts'
import { type Finder, finderOf } from '../finding/finder.ts'
import { type TableFeed, tableFeed } from '../lobby/feed.ts'
import { type ListCache, listCache } from '../lobby/list-cache.ts'
import { type Moderation, moderationOf } from '../moderation/moderation.ts'
import { type Notices, noticesOf } from '../notices/notices.ts'
import { type People, peopleOf } from '../people/people.ts'
import { type Puzzles, puzzlesOf } from '../puzzles/puzzles.ts'
import { type Painter, painterInProcess } from '../shares/painter.ts'
import { type Shares, sharesOf } from '../shares/shares.ts'
import { faultOf } from '../store/engine/error.ts'
import { grouped } from '../store/engine/group.ts'
import { type StoreHealth, storeHealth } from '../store/health.ts'
import { puzzlesIn } from '../store/rows/puzzles.ts'
import { type Uptime, uptimeIn } from '../store/rows/uptime.ts'
import { watched } from '../store/watched.ts'
import { newRooms, type Rooms } from '../table/rooms.ts'
import { wordFilter } from '../text/filter.ts'
import type { Options } from './options.ts'

/** The parts of a server below HTTP and sockets, and the options they share with those. */
export type Services = Required<Pick<Options, 'clock' | 'store' | 'bots'>> & {
  readonly health: StoreHealth
  readonly uptime: Uptime
  readonly people: People
  readonly notices: Notices
  readonly list: ListCache
  readonly feed: TableFeed
  readonly rooms: Rooms
  readonly finder: Finder
  readonly figures: PersonFigures
  readonly moderation: Moderation
  readonly documents: Documents
  readonly puzzles: Puzzles
  readonly shares: Shares
  readonly painter: Painter
  /** When a choice was last accepted at any table, by the steady clock. */
  readonly lastChoice: () => number
}

/** The contact that push services ask for. */
const contactOf = (publicUrl: URL | undefined): string =>
  publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost'

export async function servicesOf(options: Options): Promise<Services> {
  const { log, limits, metrics, publicUrl, games, botPace, pause, exchangeTimeout, grace, rematch, restAfter } = options
  const clock = clockOwnedBy(options.clock, (error) => log.error({ error: errorLocation(error) }, 'a timer failed'))
  const health = storeHealth(clock)
  const store = watched(options.store, (error) => {
    metrics.storeFailed(faultOf(error))
    health.failed(error)
  })
  const bots = options.bots ?? botsInThread(clock)
  const masked = wordFilter(options.unwantedWords)
  const uptime = await uptimeIn(store.sql, clock)
  const people = await peopleOf({ store, clock, uptime, publicUrl, masked, limits })
  const { isEnded } = people.devices
  const subject = contactOf(publicUrl)
  const notices = await noticesOf({ store, clock, log, addressPolicy: options.addressPolicy, subject, isEnded, limits })
  const list = listCache(clock, () => rooms.listed())
  const feed = tableFeed({ clock, log, mostWaiting: limits.waiting }, list.tables, () => finder.info())
  let choseAt = Number.NEGATIVE_INFINITY
  const measure: TableMetrics = {
    accepted() {
      choseAt = clock.steady()
      return metrics.accepted()
    },
  }
  const figures = personFigures({ store, games })
  const rooms = newRooms({
    store,
    append: grouped(store.append),
    measure,
    uptime,
    limits,
    restAfter,
    games,
    people,
    countFigures: (id) =>
      figures
        .count(id)
        .catch((error) =>
          log.error({ table: id, error: errorLocation(error) }, 'the figures of a game could not be stored'),
        ),
    clock,
    bots,
    log,
    botPace,
    pause,
    exchangeTimeout,
    masked,
    listChanged() {
      list.changed()
      feed.changed()
    },
    yourTurn: notices.yourTurn,
    grace,
    rematch,
  })
  const finder = finderOf({
    store,
    clock,
    log,
    games,
    limits,
    rooms,
    wait: options.searchFor,
    prelude: options.prelude,
    changed: feed.changed,
  })
  const moderation = moderationOf(store.sql, clock, rooms, limits)
  const documents = documentsOf({ sql: store.sql, clock, uptime, games, limits, masked })
  return {
    clock,
    store,
    bots,
    health,
    uptime,
    people,
    notices,
    list,
    feed,
    rooms,
    finder,
    figures,
    moderation,
    documents,
    shares: sharesOf({ sql: store.sql, clock, rooms, games }),
    painter: painterInProcess(clock),
    puzzles: puzzlesOf(puzzlesIn(store.sql), clock),
    lastChoice: () => choseAt,
  }
}
