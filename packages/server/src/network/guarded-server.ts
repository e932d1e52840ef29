import { createServer, type RequestListener, type Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import type { Clock } from '../base/clock.ts'
import type { Limits } from '../base/limits.ts'
import { addressKeyOf, isTrustedProxy } from './address.ts'
import { respondAndClose } from './last-answer.ts'
import { requestsInFlight } from './requests-in-flight.ts'

export type GuardPorts = {
  readonly clock: Clock
  readonly limits: Pick<
    Limits,
    | 'connections'
    | 'addressConnections'
    | 'addressRequests'
    | 'pipelined'
    | 'headWithin'
    | 'requestWithin'
    | 'idleWithin'
    | 'goodbyeWithin'
  >
  /** Proxies: many people come from their addresses, so these have no limit of their own. */
  readonly trusted: BlockList
}

/** How often connections are looked at for the time limits of a request. */
const LOOK_EVERY = 1000

/** The answer to bytes that are no request, or to a request that does not arrive in time. */
const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'

/** An HTTP server in which every connection has an owner (its address), a limit and an end. */
export function guardedServer(handler: RequestListener, { clock, limits, trusted }: GuardPorts): Server {
  const { connections, addressConnections, headWithin, requestWithin, idleWithin, goodbyeWithin } = limits
  const open = new Map<string, number>()

  /** May this address hold one more connection? Then it is counted until it closes. */
  function admits(socket: Socket): boolean {
    const address = socket.remoteAddress
    if (address === undefined || isTrustedProxy(trusted, address)) return address !== undefined
    const addressKey = addressKeyOf(address)
    const before = open.get(addressKey) ?? 0
    if (before >= addressConnections) return false
    open.set(addressKey, before + 1)
    socket.once('close', () => {
      const left = (open.get(addressKey) ?? 0) - 1
      if (left > 0) open.set(addressKey, left)
      else open.delete(addressKey)
    })
    return true
  }

  const underWay = requestsInFlight(limits, trusted)
  const server = createServer(
    {
      headersTimeout: headWithin,
      requestTimeout: requestWithin,
      keepAliveTimeout: idleWithin,
      connectionsCheckingInterval: Math.min(headWithin, LOOK_EVERY),
    },
    (request, response) => {
      if (underWay.admit(request, response)) handler(request, response)
    },
  )
  server.maxConnections = connections
  server.timeout = idleWithin
  server.on('connection', (socket) => {
    // This handler stays for the whole life of the connection, regardless of what that becomes.
    socket.on('error', () => socket.destroy())
    if (!admits(socket)) socket.destroy()
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) respondAndClose(socket, BAD_REQUEST, clock, goodbyeWithin)
  })
  return server
}
