import { type AddressInfo, BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isRefusal, type Refusal } from '@selva/core'
import { exportText } from './accounts/personal-export.ts'
import { beating } from './beating.ts'
import type { Minds } from './bots/minds.ts'
import { mindsInThread } from './bots/thread.ts'
import { wordFilter } from './chat/filter.ts'
import { type Clock, realClock } from './clock.ts'
import { endInOrder } from './ending.ts'
import { games as allGames, type Games } from './games.ts'
import { appOf } from './http/app.ts'
import { buildIn } from './http/build.ts'
import type { Route } from './http/routes.ts'
import { LIMITS, type Limits } from './limits.ts'
import { tableFeed } from './lobby/feed.ts'
import { listCache } from './lobby/list-cache.ts'
import { type Log, placeOf } from './log.ts'
import { type Metrics, newMetrics } from './metrics.ts'
import { deskOf } from './moderation/desk.ts'
import { hostsOf } from './network/hosts.ts'
import { noticesOf } from './notices/notices.ts'
import { type Outside, theInternet } from './notices/outside.ts'
import { ownedBy } from './owner.ts'
import { peopleOf } from './people/people.ts'
import { restartNotice } from './restart.ts'
import { connectionLimits } from './socket/connection-limits.ts'
import { greeting } from './socket/greeting.ts'
import { takeSockets } from './socket/sockets.ts'
import { blocksIn } from './store/blocks.ts'
import { grouped } from './store/group.ts'
import { storeHealth } from './store/health.ts'
import type { Retention } from './store/retention.ts'
import { startRetention } from './store/retention-job.ts'
import type { Store } from './store/store.ts'
import { BEAT, uptimeIn } from './store/uptime.ts'
import { watched } from './store/watched.ts'
import { newRooms, type Rooms, type Wish } from './table/rooms.ts'

/** What a server is started with; all but the store has a default. */
export type ServerWishes = {
  readonly store: Store
  readonly log: Log
  readonly port?: number
  readonly host?: string
  readonly clock?: Clock
  readonly games?: Games
  readonly minds?: Minds
  readonly botPace?: number
  /** How long after a choice the next thing comes by itself, in milliseconds. */
  readonly pause?: number
  /** How long a silent browser is waited for when the seed is made, in milliseconds. */
  readonly patience?: number
  /** How long somebody may be gone before a bot plays for them, in milliseconds. */
  readonly grace?: number
  /** How long a rematch waits for those who want it, in milliseconds. */
  readonly rematch?: number
  readonly limits?: Partial<Limits>
  readonly metrics?: Metrics
  /** The address people open; without it, whatever address they found us at. */
  readonly publicUrl?: URL
  /** Names by which the server may be asked, besides its own. */
  readonly allowedHosts?: readonly string[]
  /** Proxies that are believed when they say for whom they speak. */
  readonly trusted?: BlockList
  /** How long tables are kept that nobody plays at any more; without it, for ever. */
  readonly retention?: Retention
  /** A live game that nobody has played for so many milliseconds rests; 0 for never. */
  readonly restAfter?: number
  /** Words to put stars over in what people say, and to refuse in names; see `wordFilter`. */
  readonly unwantedWords?: readonly string[]
  /** What moderators show; without it there is no moderation over the network. */
  readonly adminToken?: string
  /** Which addresses may be called for people; tests bring their own. */
  readonly outside?: Outside
  /** The folder of the built client. */
  readonly client?: string
}

export type Arranged = { readonly id: string; readonly invite: string }

/** A running server. */
export type Server = {
  readonly url: string
  readonly port: number
  readonly rooms: Rooms
  /** Every way in over HTTP. */
  readonly routes: readonly Route[]
  /**
   * An open table that will begin from a described position (the game's `arrange`). The first who sits down by the
   * invite is its host. For guided games and tests; there is no way to it from outside.
   */
  arrangeTable(wish: Wish): Promise<Arranged | Refusal>
  /** The number of open connections, sockets and requests together. */
  connections(): Promise<number>
  /**
   * From now on nothing new begins; what has begun goes on until the server is closed. All pages are told that the
   * server restarts in so many milliseconds.
   */
  drain(within?: number): void
  /** Ends the sockets, finishes what is under way, and closes the store: each within a time, or it is left behind. */
  close(): Promise<void>
}

/** Does this address stand for all addresses of the machine? */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** Long enough to see what happened and to say stop, short enough to wait for. */
const PAUSE = 2000
/** Long enough for a lost connection or a page that is loaded again, short enough to wait for. */
const GRACE = 60_000
/** Who wants to play again has so long to say so. */
const REMATCH = 60_000

/** A month without a player is long enough to say that a game rests. */
const REST_AFTER = 30 * 24 * 60 * 60 * 1000

/** A browser that has not said anything for so long adds nothing to the seed. */
const PATIENCE = 20_000

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export async function startServer(wishes: ServerWishes): Promise<Server> {
  const {
    log,
    port = 0,
    host = '127.0.0.1',
    clock: time = realClock,
    games = allGames,
    botPace = 1,
    pause = PAUSE,
    patience = PATIENCE,
    grace = GRACE,
    rematch = REMATCH,
    restAfter = REST_AFTER,
    trusted = new BlockList(),
  } = wishes
  const { publicUrl } = wishes
  const hosts = hostsOf(wishes.allowedHosts ?? [], publicUrl)
  const clock = ownedBy(time, (error) => log.error({ error: placeOf(error) }, 'a timer broke down'))
  const limits = { ...LIMITS, ...wishes.limits }
  const sockets = connectionLimits(clock, limits)
  const metrics = wishes.metrics ?? newMetrics()
  const health = storeHealth(clock)
  const store = watched(wishes.store, (error) => {
    metrics.storeFailed(error)
    health.failed(error)
  })
  const began = clock.steady()
  let draining = false
  let closing: Promise<void> | undefined
  const minds = wishes.minds ?? mindsInThread(clock)
  const masked = wordFilter(wishes.unwantedWords ?? [])
  const uptime = await uptimeIn(store.sql, clock)
  const people = await peopleOf({ store, clock, uptime, publicUrl, masked, limits })
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost'
  const { isEnded } = people.devices
  const outside = wishes.outside ?? theInternet
  const notices = await noticesOf({ store, clock, log, outside, subject, isEnded, limits })
  const list = listCache(clock, () => rooms.listed())
  const feed = tableFeed({ clock, log, mostWaiting: limits.waiting }, list.tables)
  const rooms = newRooms({
    store,
    append: grouped(store.append),
    measure: metrics,
    uptime,
    limits,
    restAfter,
    games,
    people,
    clock,
    minds,
    log,
    botPace,
    pause,
    patience,
    masked,
    listChanged() {
      list.changed()
      feed.changed()
    },
    yourTurn: notices.yourTurn,
    grace,
    rematch,
  })
  const desk = deskOf(store.sql, clock, rooms, limits)
  const restart = restartNotice(clock)
  const client = wishes.client ?? CLIENT
  const build = buildIn(client)
  const { app, routes } = await appOf({
    people,
    rooms,
    list,
    desk,
    restart,
    blocks: blocksIn(store.sql),
    clock,
    restAfter,
    exportOf: (person) => exportText({ people, store, games }, person),
    adminToken: wishes.adminToken,
    notices,
    store,
    health,
    limits,
    log,
    metrics,
    trusted,
    hosts,
    publicUrl,
    draining: () => draining,
    status: async () => ({ up: (clock.steady() - began) / 1000, draining, tables: await rooms.census() }),
    client,
    build,
  })
  const connections = promisify(app.server.getConnections.bind(app.server))
  metrics.take({ connections, sockets: sockets.openCount, tables: rooms.census })
  const endSockets = takeSockets(app.server, {
    people,
    rooms,
    feed,
    greeting: greeting(build, restart),
    connections: sockets,
    trusted,
    hosts,
    publicUrl,
    clock,
    limits,
    log,
    dropped: metrics.dropped,
    cookiesIn: app.parseCookie,
  })
  await app.listen({ port, host })
  app.server.on('error', (error) => log.error({ error: placeOf(error) }, 'connections could not be taken'))
  void rooms.wake()
  const stopBeating = beating({ clock, log, every: BEAT, work: [uptime.beat, rooms.wakeDue] })
  const { retention } = wishes
  const endHousekeeping =
    retention === undefined
      ? undefined
      : startRetention({
          store,
          clock,
          uptime,
          log,
          retention,
          forgetOldDevices: people.devices.forgetOld,
          inUse: rooms.inMemory,
        })
  const address = app.server.address() as AddressInfo
  return {
    url: `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    rooms,
    routes,
    async arrangeTable(wish) {
      const room = await rooms.make(wish, undefined)
      if (isRefusal(room)) return room
      const { id, invite } = room.table()
      return { id, invite }
    },
    connections,
    drain(within) {
      draining = true
      if (within !== undefined) restart.announce(within)
      log.info({}, 'draining')
    },
    close() {
      draining = true
      closing ??= endInOrder(
        [
          ['sockets', endSockets],
          ['announced restart', restart.stop],
          ['list of tables', feed.stop],
          ['beat', stopBeating],
          ['housekeeping', () => endHousekeeping?.()],
          ['tables', rooms.stop],
          ['people', people.stop],
          // Clocks were charged until now: the next server begins with this uptime.
          ['uptime', uptime.beat],
          ['notices', notices.stop],
          ['requests', () => app.close()],
          ['bots', minds.close],
          ['store', store.close],
        ],
        { clock, log, within: limits.stopWithin },
      )
      return closing
    },
  }
}
