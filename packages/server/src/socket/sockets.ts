import type { IncomingMessage, Server } from 'node:http'
import type { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '@selva/core'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../base/clock.ts'
import type { DeviceId, Session } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { errorLocation } from '../base/log.ts'
import { clockOwnedBy } from '../base/owner.ts'
import type { Finder } from '../finding/finder.ts'
import type { TableFeed } from '../lobby/feed.ts'
import { addressKeyOf, clientAddress } from '../network/address.ts'
import type { AllowedHosts } from '../network/hosts.ts'
import { respondAndClose } from '../network/last-answer.ts'
import { isOwnOrigin } from '../network/origin.ts'
import type { People } from '../people/people.ts'
import { ServerClosing } from '../table/closing.ts'
import type { Room } from '../table/room.ts'
import type { Rooms } from '../table/rooms.ts'
import { type SearchRequest, type SocketRequest, socketRequestFrom } from './address.ts'
import { connect } from './connection.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { encoder } from './encode.ts'
import type { Greeting } from './greeting.ts'
import { heartbeat } from './heartbeat.ts'
import { subscribeToList } from './list.ts'
import { CLOSED_FLOOD, type ManagedSocket, type ManagedSocketPorts, manageSocket } from './managed-socket.ts'
import { search } from './search.ts'
import { flushWrites } from './write.ts'

export type SocketPorts = Omit<ManagedSocketPorts, 'encode' | 'limits'> & {
  readonly clock: Clock
  readonly limits: Limits
  readonly people: People
  readonly rooms: Rooms
  readonly connections: ConnectionLimits
  readonly trusted: BlockList
  /** The names by which the server may be asked. */
  readonly hosts: AllowedHosts
  readonly publicUrl: URL | undefined
  readonly feed: TableFeed
  readonly finder: Finder
  readonly greeting: Greeting
  /** The cookies of a header by name. */
  readonly cookiesIn: (header: string) => { readonly [name: string]: string | undefined }
}

/** A client that asked for a socket, and its request. */
type Caller = {
  readonly addressKey: string
  readonly session: Session | undefined
  readonly wanted: SocketRequest | SearchRequest | 'list'
  readonly room: Room | undefined
}

/** How sockets are spoken to. Declared apart from its use, as the types of `ws` lack `closeTimeout`. */
const wayOf = (limits: Limits) => ({
  noServer: true,
  perMessageDeflate: false,
  // A line answers pings itself, within the allowance of its person.
  autoPong: false,
  // More than the largest message is still read, to be refused in words; beyond this the socket ends.
  maxPayload: limits.messageBytes,
  maxFragments: limits.messagePieces,
  maxBufferedChunks: limits.messagePieces,
  closeTimeout: limits.closeWithin,
})

/** Takes in the sockets of a server. Returns how to end them all. */
export function takeSockets(server: Server, parts: SocketPorts): () => void {
  const { people, rooms, feed, finder, greeting, connections, trusted, hosts, publicUrl, cookiesIn } = parts
  const { clock, limits, log, dropped } = parts
  const ports: ManagedSocketPorts = { log, limits, dropped, encode: encoder() }
  const sockets = new WebSocketServer(wayOf(limits))

  const ofDevice = new Map<DeviceId, Set<ManagedSocket>>()
  people.onSignOut((device) => {
    for (const line of ofDevice.get(device) ?? []) line.refuse(refuse('noSession'))
  })

  /** Ends the line when its device is signed out. */
  function bind(line: ManagedSocket, device: DeviceId): void {
    const own = ofDevice.get(device) ?? new Set()
    ofDevice.set(device, own.add(line))
    line.onEnd(() => {
      own.delete(line)
      if (own.size === 0) ofDevice.delete(device)
    })
  }

  /** A refusal before there is a socket. */
  function turnAway(stream: Duplex, status: string, refused: string): void {
    const body = JSON.stringify({ refused, about: '' })
    const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
    respondAndClose(stream, `${head}\r\n\r\n${body}`, clock, limits.goodbyeWithin)
  }

  function welcome(socket: WebSocket, { addressKey, session, wanted, room }: Caller): void {
    const line = manageSocket(socket, ports)
    if (session === undefined) return line.refuse(refuse('noSession'))
    const { device, person } = session
    const lease = connections.open(addressKey, person)
    if (lease === undefined) return line.refuse(refuse('tooMany'), CLOSED_FLOOD)
    socket.on('close', lease.release)
    bind(line, device)
    // The device may have been signed out on another node, or while the socket was being opened.
    heartbeat(socket, clockOwnedBy(clock, line.breakDown), () => {
      people.devices.personAt(device).then(
        (now) => now === person || line.refuse(refuse('noSession')),
        // The storage is away for a moment: the next beat asks again.
        () => {},
      )
    })
    line.onEnd(greeting.greet(line.send))
    if (wanted === 'list') return subscribeToList(line, feed, lease.mayRead)
    if ('games' in wanted) return search(line, finder, person, wanted.games, lease.mayRead)
    // As late as for a private table, and after the same messages: nobody learns which tables there are.
    if (room === undefined) return line.refuse(refuse('unknownTable'))
    connect(line, room, person, wanted, lease.mayRead)
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, opened: () => void): Promise<void> {
    const addressKey = addressKeyOf(clientAddress(request, trusted))
    if (!connections.allowNew(addressKey)) return turnAway(stream, '429 Too Many Requests', 'tooMany')
    const wanted = socketRequestFrom(request.url ?? '')
    if (wanted === undefined) return turnAway(stream, '404 Not Found', 'unknownAddress')
    if (!hosts(request.headers)) return turnAway(stream, '421 Misdirected Request', 'unknownHost')
    if (!isOwnOrigin(request.headers, publicUrl)) return turnAway(stream, '403 Forbidden', 'noSession')
    const session = await people.sessionIn(cookiesIn(request.headers.cookie ?? ''))
    const room =
      session === undefined || wanted === 'list' || 'games' in wanted
        ? undefined
        : await rooms.findFor(wanted.table, session.person, wanted.invite)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      opened()
      welcome(socket, { addressKey, session, wanted, room })
    })
  }

  sockets.on('wsClientError', (_, stream) => turnAway(stream, '400 Bad Request', 'malformed'))
  server.on('upgrade', (request, stream, head) => {
    // The stream of a request that announces a body is not the connection itself, and has errors of its own.
    stream.on('error', () => stream.destroy())
    // No time limit of HTTP holds from here on.
    const cancel = clock.after(limits.requestWithin, () => void stream.destroy())
    stream.once('close', cancel)
    upgrade(request, stream, head, cancel).catch((error: unknown) => {
      if (!(error instanceof ServerClosing)) log.error({ error: errorLocation(error) }, 'a socket could not be opened')
      turnAway(stream, '503 Service Unavailable', 'busy')
    })
  })
  return () => {
    flushWrites()
    for (const socket of sockets.clients) socket.close(1001, 'the server stops')
    sockets.close()
  }
}
