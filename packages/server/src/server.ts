import { type AddressInfo, BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isRefusal, type Refusal } from '@selva/core'
import type { Minds } from './bots/minds.ts'
import { mindsInThread } from './bots/thread.ts'
import { wordFilter } from './chat/filter.ts'
import { type Clock, realClock } from './clock.ts'
import { games as allGames, type Games } from './games.ts'
import { appOf } from './http/app.ts'
import { LIMITS, type Limits } from './http/limits.ts'
import type { Route } from './http/routes.ts'
import { tableFeed } from './lobby/feed.ts'
import type { Log } from './log.ts'
import { type Metrics, newMetrics } from './metrics.ts'
import { deskOf } from './moderation/desk.ts'
import { noticesOf } from './notices/notices.ts'
import { type Outside, theInternet } from './notices/outside.ts'
import { peopleOf } from './people/people.ts'
import { newDoors } from './socket/doors.ts'
import { takeSockets } from './socket/sockets.ts'
import { blocksIn } from './store/blocks.ts'
import { grouped } from './store/group.ts'
import { keepHouse } from './store/housekeeping.ts'
import type { Retention } from './store/retention.ts'
import type { Store } from './store/store.ts'
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
  /** Proxies that are believed when they say for whom they speak. */
  readonly trusted?: BlockList
  /** How long tables are kept that nobody plays at any more; without it, for ever. */
  readonly retention?: Retention
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
  /** From now on nothing new begins; what has begun goes on until the server is closed. */
  drain(): void
  /** Ends the sockets, finishes what is under way, and closes the store. */
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

/** A browser that has not said anything for so long adds nothing to the seed. */
const PATIENCE = 20_000

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export async function startServer(wishes: ServerWishes): Promise<Server> {
  const {
    log,
    port = 0,
    host = '127.0.0.1',
    clock = realClock,
    games = allGames,
    botPace = 1,
    pause = PAUSE,
    patience = PATIENCE,
    grace = GRACE,
    rematch = REMATCH,
    trusted = new BlockList(),
  } = wishes
  const { publicUrl } = wishes
  const limits = { ...LIMITS, ...wishes.limits }
  const doors = newDoors(clock, limits)
  const metrics = wishes.metrics ?? newMetrics()
  const store = watched(wishes.store, metrics.watch)
  const began = clock.now()
  let draining = false
  const minds = wishes.minds ?? mindsInThread(clock)
  const masked = wordFilter(wishes.unwantedWords ?? [])
  const people = await peopleOf({ store, clock, publicUrl, masked })
  const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost'
  const notices = await noticesOf({ store, clock, log, outside: wishes.outside ?? theInternet, subject })
  const feed = tableFeed({ clock, log }, () => rooms.listed())
  const rooms = newRooms({
    store,
    append: grouped(store.append),
    measure: metrics,
    games,
    people,
    clock,
    minds,
    log,
    botPace,
    pause,
    patience,
    masked,
    listChanged: feed.changed,
    yourTurn: notices.yourTurn,
    grace,
    rematch,
  })
  metrics.take({ sockets: doors.open, tables: rooms.census })
  const desk = deskOf(store.sql, clock, rooms)
  const { app, routes } = await appOf({
    people,
    rooms,
    desk,
    blocks: blocksIn(store.sql),
    clock,
    adminToken: wishes.adminToken,
    notices,
    store,
    limits,
    log,
    metrics,
    trusted,
    publicUrl,
    draining: () => draining,
    status: async () => ({ up: (clock.now() - began) / 1000, draining, tables: await rooms.census() }),
    client: wishes.client ?? CLIENT,
  })
  const endSockets = takeSockets(app.server, {
    people,
    rooms,
    feed,
    doors,
    trusted,
    publicUrl,
    clock,
    log,
    dropped: metrics.dropped,
    cookiesIn: app.parseCookie,
  })
  await app.listen({ port, host })
  await rooms.wakeAll()
  const { retention } = wishes
  const endHousekeeping =
    retention === undefined ? undefined : keepHouse({ store, clock, log, retention, inUse: rooms.inMemory })
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
    drain() {
      draining = true
      log.info({}, 'draining')
    },
    async close() {
      draining = true
      endSockets()
      feed.stop()
      await endHousekeeping?.()
      await rooms.stop()
      await notices.stop()
      await app.close()
      await minds.close()
      await store.close()
    },
  }
}
