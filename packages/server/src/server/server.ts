import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { isRefusal, type Refusal } from '@selva/core'
import { exportText } from '../accounts/personal-export.ts'
import { errorLocation } from '../base/log.ts'
import { appOf } from '../http/app.ts'
import { buildIn } from '../http/build.ts'
import type { Route } from '../http/routes.ts'
import { startJudge } from '../judge/judge.ts'
import { allowedHosts } from '../network/hosts.ts'
import { isAnyAddress, networkAddresses } from '../network/network-addresses.ts'
import { openAddress } from '../network/open-address.ts'
import { type RestartNotice, restartNotice } from '../network/restart.ts'
import { COOKIE_DAYS } from '../people/session-cookie.ts'
import { makePuzzlesAhead } from '../puzzles/make-ahead.ts'
import { type ConnectionLimits, connectionLimits } from '../socket/connection-limits.ts'
import { greeting } from '../socket/greeting.ts'
import { takeSockets } from '../socket/sockets.ts'
import { startRetention } from '../store/retention-job.ts'
import { blocksIn } from '../store/rows/blocks.ts'
import { sweepDrafts } from '../store/rows/document-retention.ts'
import { hiddenGamesIn } from '../store/rows/hidden-games.ts'
import { judgingIn } from '../store/rows/judging.ts'
import { puzzlesIn } from '../store/rows/puzzles.ts'
import { secretsIn } from '../store/rows/secrets.ts'
import { BEAT } from '../store/rows/uptime.ts'
import type { TableRequest } from '../table/making.ts'
import type { Rooms } from '../table/rooms.ts'
import { startInterval } from './interval.ts'
import { type Options, type ServerOptions, withDefaults } from './options.ts'
import { type Services, servicesOf } from './services.ts'
import { shutDownInOrder } from './shutdown.ts'

export type { ServerOptions } from './options.ts'

export type Arranged = { readonly id: string; readonly invite: string }

/** A running server. */
export type Server = {
  readonly url: string
  readonly port: number
  /** The addresses that other devices on the network can open, the likeliest first. */
  readonly networkAddresses: readonly string[]
  readonly rooms: Rooms
  /** Every HTTP route. */
  readonly routes: readonly Route[]
  /**
   * An open table that will begin from a described position (the game's `arrange`). The first who sits down by the
   * invite is its host. For guided games and tests; there is no way to it from outside.
   */
  arrangeTable(draft: TableRequest): Promise<Arranged | Refusal>
  /** The number of open connections, sockets and requests together. */
  connections(): Promise<number>
  /**
   * From now on nothing new begins, and games go on until the server is closed. All pages show that the server restarts
   * in this many milliseconds.
   */
  drain(within?: number): void
  /** Closes the sockets, finishes running work and closes the store; a part that takes too long is abandoned. */
  close(): Promise<void>
}

const urlOf = (host: string, port: number): string =>
  `http://${isAnyAddress(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

/** The state of the server that routes and sockets show to people. */
type Shown = {
  readonly restart: RestartNotice
  readonly draining: () => boolean
  readonly connections: ConnectionLimits
}

/** Everything that listens: the HTTP routes and the sockets beside them. */
async function listen(options: Options, services: Services, { restart, draining, connections }: Shown) {
  const { log, limits, metrics, trusted, publicUrl, games, restAfter, client } = options
  const {
    clock,
    store,
    health,
    people,
    notices,
    list,
    feed,
    rooms,
    figures,
    moderation,
    documents,
    puzzles,
    shares,
    painter,
  } = services
  const hosts = allowedHosts(options.allowedHosts, publicUrl)
  const build = buildIn(client)
  const began = clock.steady()
  let { port } = options
  const { app, routes } = await appOf({
    people,
    rooms,
    list,
    moderation,
    documents,
    puzzles,
    shares,
    painter,
    restart,
    blocks: blocksIn(store.sql),
    figures,
    hidden: hiddenGamesIn(store.sql),
    clock,
    restAfter,
    exportOf: (person) => exportText({ people, store, games }, person),
    adminToken: options.adminToken,
    notices,
    store,
    health,
    limits,
    log,
    metrics,
    trusted,
    hosts,
    publicUrl,
    keeping: {
      operator: options.operator,
      finishedDays: options.retention?.finished ?? 0,
      unstartedDays: options.retention?.unstarted ?? 0,
      draftDays: limits.draftDays,
      deviceDays: COOKIE_DAYS,
    },
    openAt: openAddress(publicUrl, () => networkAddresses(options.host, port)),
    draining,
    status: async () => ({
      up: (clock.steady() - began) / 1000,
      draining: draining(),
      tables: await rooms.census(),
    }),
    client,
    build,
  })
  const endSockets = takeSockets(app.server, {
    people,
    rooms,
    feed,
    finder: services.finder,
    greeting: greeting(build, restart),
    connections,
    trusted,
    hosts,
    publicUrl,
    clock,
    limits,
    log,
    dropped: metrics.dropped,
    cookiesIn: app.parseCookie,
  })
  await app.listen({ port, host: options.host })
  port = (app.server.address() as AddressInfo).port
  app.server.on('error', (error) => log.error({ error: errorLocation(error) }, 'failed to accept connections'))
  return { app, routes, endSockets, port }
}

/** Starts the work that no one asks for: waking tables, beats, retention, the judge and puzzles. Returns how to stop all but the first. */
function startJobs(
  { log, retention, limits, judge, judgePace = {}, puzzles, puzzlePace = {} }: Options,
  { clock, store, uptime, people, rooms, lastChoice }: Services,
) {
  void rooms.wake()
  const stopBeating = startInterval({ clock, log, every: BEAT, work: [uptime.beat, rooms.wakeDue] })
  const { forgetOld } = people.devices
  const forgetDrafts = (stopped: () => boolean): Promise<number> =>
    sweepDrafts({ sql: store.sql, uptime: uptime.now(), days: limits.draftDays, stopped })
  const stopRetention =
    retention === undefined
      ? undefined
      : startRetention({
          store,
          clock,
          uptime,
          log,
          retention,
          forgetOldDevices: forgetOld,
          forgetDrafts,
          inUse: rooms.inMemory,
        })
  const stopJudge =
    judge === undefined
      ? undefined
      : startJudge({ rows: judgingIn(store.sql), clock, log, player: judge(clock), lastChoice, pace: judgePace })
  const stopPuzzles =
    puzzles === undefined
      ? undefined
      : makePuzzlesAhead({
          rows: puzzlesIn(store.sql),
          secrets: secretsIn(store.sql),
          clock,
          log,
          maker: puzzles(clock),
          lastChoice,
          pace: puzzlePace,
        })
  return { stopBeating, stopRetention, stopJudge, stopPuzzles }
}

export async function startServer(given: ServerOptions): Promise<Server> {
  const options = withDefaults(given)
  const { log, limits, metrics } = options
  const services = await servicesOf(options)
  const { clock, store, bots, uptime, people, notices, feed, rooms, painter } = services
  let draining = false
  let closing: Promise<void> | undefined
  const restart = restartNotice(clock)
  const sockets = connectionLimits(clock, limits)
  const shown = { restart, draining: () => draining, connections: sockets }
  const { app, routes, endSockets, port } = await listen(options, services, shown)
  const connections = promisify(app.server.getConnections.bind(app.server))
  metrics.take({ connections, sockets: sockets.openCount, tables: rooms.census })
  const { stopBeating, stopRetention, stopJudge, stopPuzzles } = startJobs(options, services)
  return {
    url: urlOf(options.host, port),
    port,
    networkAddresses: networkAddresses(options.host, port),
    rooms,
    routes,
    async arrangeTable(draft) {
      const room = await rooms.make(draft, undefined)
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
      closing ??= shutDownInOrder(
        [
          ['sockets', endSockets],
          ['announced restart', restart.stop],
          ['list of tables', feed.stop],
          ['beat', stopBeating],
          ['retention', () => stopRetention?.()],
          ['judge', () => stopJudge?.()],
          ['puzzles', () => stopPuzzles?.()],
          ['searches', services.finder.stop],
          ['pictures', painter.close],
          ['tables', rooms.stop],
          ['people', people.stop],
          // Clocks were charged until now: the next server begins with this uptime.
          ['uptime', uptime.beat],
          ['notices', notices.stop],
          ['requests', () => app.close()],
          ['bots', bots.close],
          ['store', store.close],
        ],
        { clock, log, within: limits.stopWithin },
      )
      return closing
    },
  }
}
