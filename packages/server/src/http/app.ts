import type { BlockList } from 'node:net'
import cookie from '@fastify/cookie'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { type Refusal, refuse } from '@selva/core'
import fastify, { type FastifyRequest } from 'fastify'
import type { Limits } from '../base/limits.ts'
import { errorLocation, type Log } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import { isStorable } from '../base/storable.ts'
import { isTrustedProxy } from '../network/address.ts'
import { guardedServer } from '../network/guarded-server.ts'
import type { AllowedHosts } from '../network/hosts.ts'
import { isOwnOrigin } from '../network/origin.ts'
import type { StoreHealth } from '../store/health.ts'
import { refusalFor } from '../store/refusal.ts'
import { notesIn } from '../store/rows/notes.ts'
import { type Store, StoreError } from '../store/store.ts'
import { ServerClosing } from '../table/closing.ts'
import { adminRoutes } from './admin.ts'
import { sendBuildHeader } from './build.ts'
import { chatRoutes } from './chat.ts'
import { serveClient } from './client.ts'
import { credentialRoutes } from './credentials.ts'
import { documentRoutes } from './documents.ts'
import { figureRoutes } from './figures.ts'
import type { App } from './framework.ts'
import { strictHeaders } from './headers.ts'
import { healthRoutes } from './health.ts'
import { historyRoutes } from './history.ts'
import { meRoutes } from './me.ts'
import { noteRoutes } from './notes.ts'
import { noticeRoutes } from './notices.ts'
import type { RoutePorts } from './parts.ts'
import { loadSessions } from './person.ts'
import { privacyRoutes } from './privacy.ts'
import { profileRoutes } from './profile.ts'
import { puzzleRoutes } from './puzzles.ts'
import { sendRefusal } from './refusal.ts'
import { limitAddresses, limitPeople, type RequestLimits, ROUTE_LIMITS, requestLimits } from './request-limits.ts'
import { restartRoutes } from './restart.ts'
import { isApi, type Route, routesIn } from './routes.ts'
import { seatRoutes } from './seats.ts'
import { sharedPageRoutes } from './shared-pages.ts'
import { shareRoutes } from './shares.ts'
import { signInRoutes } from './sign-in.ts'
import { type StatusNow, statusRoutes } from './status.ts'
import { tableRoutes } from './tables.ts'
import { refuseUnknownHosts } from './unknown-host.ts'

/** The largest request body, in bytes. */
const LARGEST_BODY = 4096

const newApp = (
  { trusted, limits, clock }: Pick<AppOptions, 'trusted' | 'limits' | 'clock'>,
  requests: RequestLimits,
): App =>
  fastify({
    trustProxy: (address) => isTrustedProxy(trusted, address),
    bodyLimit: LARGEST_BODY,
    serverFactory: (handler) => guardedServer(handler, { clock, limits, trusted }),
    // A socket that stays open must not hold up the end of the server.
    forceCloseConnections: true,
    // An address that cannot be read, or is too long to be one of ours. No hook runs for it.
    frameworkErrors: (_, request, reply) =>
      requests.byAddress(request, reply) ??
      sendRefusal(reply.header('cache-control', 'no-store'), refuse('unknownAddress')),
    // The guarded server answers these.
    clientErrorHandler() {},
  }).withTypeProvider<TypeBoxTypeProvider>()

/** The refusal that goes with an error on the way to a route. */
function refusalOf(request: FastifyRequest, status: number): Refusal {
  if (status === 413) return refuse('tooLarge', request.routeOptions.bodyLimit ?? LARGEST_BODY)
  if (status >= 500) return refuse('busy')
  // The address of a file that the client does not have can be written in odd ways, and is still only unknown.
  return refuse(isApi(request) ? 'malformed' : 'unknownAddress')
}

export type AppOptions = Omit<RoutePorts, 'limits' | 'most' | 'notes' | 'newGuest'> & {
  readonly store: Store
  readonly health: StoreHealth
  readonly limits: Limits
  readonly metrics: Pick<Metrics, 'requested'>
  readonly status: () => Promise<StatusNow>
  readonly log: Log
  /** Proxies that are believed when they say for whom they speak. */
  readonly trusted: BlockList
  /** The names by which the server may be asked. */
  readonly hosts: AllowedHosts
  /** The folder of the built client. */
  readonly client: string
  /** The build of that client. */
  readonly build: string
}

export async function appOf(options: AppOptions): Promise<{ readonly app: App; readonly routes: readonly Route[] }> {
  const { store, health, limits, log, metrics, trusted, hosts, publicUrl, status, client, build, ...rest } = options
  const requests = requestLimits(rest.clock, limits, trusted)
  const app = newApp({ trusted, limits, clock: rest.clock }, requests)
  const routes: Route[] = []
  app.addHook('onRoute', (made) => void routes.push(...routesIn(made)))
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown }>((error, request, reply) => {
    if (error instanceof ServerClosing) return sendRefusal(reply, refuse('closing'))
    const status = error.validation === undefined ? (error.statusCode ?? 500) : 400
    if (status >= 500) log.error({ route: request.routeOptions.url, error: errorLocation(error) }, 'a request failed')
    if (error instanceof StoreError) return sendRefusal(reply, refusalFor(error))
    return sendRefusal(reply, refusalOf(request, status))
  })
  limitAddresses(app, requests)
  refuseUnknownHosts(app, hosts)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, publicUrl))
      return sendRefusal(reply, refuse('noSession', 'origin'))
  })
  await strictHeaders(app, publicUrl)
  sendBuildHeader(app, build)
  await app.register(cookie)
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    if (!isStorable([params, query, body])) return sendRefusal(reply, refuse('malformed'))
  })
  loadSessions(app, rest.people)
  limitPeople(app, requests)
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: there are invites and ids of tables in addresses.
    const route = request.routeOptions.url ?? 'none'
    metrics.requested(route, reply.statusCode, reply.elapsedTime / 1000)
    log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.addHook('onSend', async (_, reply) => {
    // Only the files of the client say that they may be kept.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  const parts: RoutePorts = {
    ...rest,
    publicUrl,
    notes: notesIn(store.sql),
    limits: ROUTE_LIMITS,
    most: limits,
    newGuest: requests.newGuest,
  }
  healthRoutes(app, store, health, rest.draining)
  statusRoutes(app, status)
  meRoutes(app, parts)
  profileRoutes(app, parts)
  privacyRoutes(app, parts)
  figureRoutes(app, parts)
  signInRoutes(app, parts)
  credentialRoutes(app, parts)
  noticeRoutes(app, parts)
  tableRoutes(app, parts)
  seatRoutes(app, parts)
  historyRoutes(app, parts)
  shareRoutes(app, parts)
  noteRoutes(app, parts)
  chatRoutes(app, parts)
  documentRoutes(app, parts)
  puzzleRoutes(app, parts)
  adminRoutes(app, parts)
  restartRoutes(app, parts)
  sharedPageRoutes(app, client, parts)
  await serveClient(app, client)
  return { app, routes }
}
