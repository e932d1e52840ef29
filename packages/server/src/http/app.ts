import type { BlockList } from 'node:net'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { refuse } from '@selva/core'
import fastify from 'fastify'
import type { TSchema } from 'typebox'
import type { Clock } from '../clock.ts'
import { type Log, placeOf } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Desk } from '../moderation/desk.ts'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/people.ts'
import type { Blocks } from '../store/blocks.ts'
import { type Notes, notesIn } from '../store/notes.ts'
import { refusalFor } from '../store/refusal.ts'
import { type Store, StoreError } from '../store/store.ts'
import type { Rooms } from '../table/rooms.ts'
import { crowdOf, trusts } from './address.ts'
import { adminRoutes } from './admin.ts'
import { chatRoutes } from './chat.ts'
import { serveClient } from './client.ts'
import { strictHeaders } from './headers.ts'
import { type Draining, healthRoutes } from './health.ts'
import { type Limits, routeLimits } from './limits.ts'
import { meRoutes } from './me.ts'
import { noteRoutes } from './notes.ts'
import { noticeRoutes } from './notices.ts'
import { isOwnOrigin } from './origin.ts'
import { knowSessions } from './person.ts'
import { profileRoutes } from './profile.ts'
import { refused } from './refusal.ts'
import { type Route, routesIn } from './routes.ts'
import { limitSessions } from './sessions.ts'
import { signInRoutes } from './sign-in.ts'
import { type StatusNow, statusRoutes } from './status.ts'
import { tableRoutes } from './tables.ts'
import { waysBackRoutes } from './ways-back.ts'

declare module 'fastify' {
  // Only an interface can be added to.
  interface FastifySchema {
    /** What the route is for, in a sentence of the documents. */
    readonly summary?: string
    /** What it answers when all is well: for the documents, and for tests that hold us to it. */
    readonly answer?: TSchema
    /** The kind of the answer, where it is not JSON. */
    readonly produces?: string
  }
}

/** The largest request body, in bytes. */
const LARGEST_BODY = 4096
/** A connection on which nothing moves for so long is ended; sockets have a pulse of their own. */
const IDLE = 75_000

/** What the routes are made of. */
export type Parts = {
  readonly people: People
  readonly rooms: Rooms
  /** The server is about to stop: what has begun goes on, and nothing new begins. */
  readonly draining: Draining
  readonly notes: Notes
  readonly desk: Desk
  readonly blocks: Blocks
  readonly clock: Clock
  /** What moderators show; without it there is no moderation over the network. */
  readonly adminToken: string | undefined
  readonly notices: Notices
  /** The address people open, where the host has said so. */
  readonly publicUrl: URL | undefined
  readonly limits: ReturnType<typeof routeLimits>
}

const bare = (trusted: BlockList, { headWithin, requestWithin }: Limits) =>
  fastify({
    trustProxy: (address) => trusts(trusted, address),
    bodyLimit: LARGEST_BODY,
    // Whoever sends a request drop by drop, or does not read the answer, holds nothing open for long.
    requestTimeout: requestWithin,
    connectionTimeout: IDLE,
    http: { headersTimeout: headWithin, connectionsCheckingInterval: Math.min(headWithin, 5000) },
    // A socket that stays open must not hold up the end of the server.
    forceCloseConnections: true,
    // An address that cannot be read, or is too long to be one of ours.
    frameworkErrors: (_, __, reply) => refused(reply, refuse('unknownAddress')),
    clientErrorHandler(_, socket) {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
export type App = ReturnType<typeof bare>

/** The refusal that goes with an error on the way to a route. */
function refusalOf(status: number, seconds: string, most = LARGEST_BODY) {
  if (status === 413) return refuse('tooLarge', most)
  if (status === 429) return refuse('tooMany', seconds)
  return status < 500 ? refuse('malformed') : refuse('busy')
}

export type AppWishes = Omit<Parts, 'limits' | 'notes'> & {
  readonly store: Store
  readonly limits: Limits
  readonly metrics: Pick<Metrics, 'requested'>
  readonly status: () => Promise<StatusNow>
  readonly log: Log
  /** Proxies that are believed when they say for whom they speak. */
  readonly trusted: BlockList
  /** The folder of the built client. */
  readonly client: string
}

export async function appOf(wishes: AppWishes): Promise<{ readonly app: App; readonly routes: readonly Route[] }> {
  const { store, limits, log, metrics, trusted, publicUrl, status, client, ...rest } = wishes
  const app = bare(trusted, limits)
  const routes: Route[] = []
  app.addHook('onRoute', (made) => void routes.push(...routesIn(made)))
  app.server.maxConnections = limits.connections
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown }>((error, request, reply) => {
    const status = error.validation === undefined ? (error.statusCode ?? 500) : 400
    if (status >= 500) log.error({ route: request.routeOptions.url, error: placeOf(error) }, 'a request failed')
    if (error instanceof StoreError) return refused(reply, refusalFor(error))
    const seconds = String(reply.getHeader('retry-after') ?? '')
    return refused(reply, refusalOf(status, seconds, request.routeOptions.bodyLimit))
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, publicUrl))
      return refused(reply, refuse('noSession', 'origin'))
  })
  await strictHeaders(app, publicUrl)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => crowdOf(ip),
  })
  knowSessions(app, rest.people)
  limitSessions(app, limits)
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: there are invites and ids of tables in addresses.
    const route = request.routeOptions.url ?? 'none'
    metrics.requested(route, reply.statusCode, reply.elapsedTime / 1000)
    log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store')
  })
  const parts: Parts = { ...rest, publicUrl, notes: notesIn(store.sql), limits: routeLimits(limits) }
  healthRoutes(app, store, rest.draining)
  statusRoutes(app, status)
  meRoutes(app, parts)
  profileRoutes(app, parts)
  signInRoutes(app, parts)
  waysBackRoutes(app, parts)
  noticeRoutes(app, parts)
  tableRoutes(app, parts)
  noteRoutes(app, parts)
  chatRoutes(app, parts)
  adminRoutes(app, parts)
  await serveClient(app, client)
  return { app, routes }
}
