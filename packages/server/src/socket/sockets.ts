import type { IncomingMessage, Server } from 'node:http'
import type { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '@selva/core'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf, crowdOf } from '../http/address.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { TableFeed } from '../lobby/feed.ts'
import { placeOf } from '../log.ts'
import type { DeviceId } from '../people/devices.ts'
import type { People } from '../people/people.ts'
import { LARGEST_MESSAGE } from '../protocol.ts'
import type { Rooms } from '../table/rooms.ts'
import { wantedIn } from './address.ts'
import { CLOSED_FLOOD, connect, refuseSocket, type SocketPorts } from './connection.ts'
import type { Doors } from './doors.ts'
import { encoder } from './encode.ts'
import { followList } from './list.ts'

export type SocketParts = Omit<SocketPorts, 'encode' | 'mayRead' | 'signedIn'> & {
  readonly people: People
  readonly rooms: Rooms
  readonly doors: Doors
  readonly trusted: BlockList
  readonly publicUrl: URL | undefined
  readonly feed: TableFeed
  /** The cookies of a header by name. */
  readonly cookiesIn: (header: string) => { readonly [name: string]: string | undefined }
}

/** How long a page has to say goodbye when the server stops. */
const LAST_WORDS = 1000

/** A refusal before there is a socket. */
function turnAway(stream: Duplex, status: string, refused: string): void {
  const body = JSON.stringify({ refused, about: '' })
  const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  stream.end(`${head}\r\n\r\n${body}`)
}

/** Takes in the sockets of a server. Returns how to end them all. */
export function takeSockets(server: Server, parts: SocketParts): () => void {
  const { people, rooms, feed, doors, trusted, publicUrl, cookiesIn, ...rest } = parts
  const ports = { ...rest, encode: encoder() }
  // Somewhat more than the largest message is still read, to be refused in words; the rest ends the socket.
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4 * LARGEST_MESSAGE })

  const ofDevice = new Map<DeviceId, Set<WebSocket>>()
  people.onSignOut((device) => {
    for (const socket of ofDevice.get(device) ?? []) refuseSocket(socket, refuse('noSession'))
  })

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const wanted = wantedIn(request.url ?? '')
    if (wanted === undefined) return turnAway(stream, '404 Not Found', 'unknownAddress')
    if (!isOwnOrigin(request.headers, publicUrl)) return turnAway(stream, '403 Forbidden', 'noSession')
    const crowd = crowdOf(addressOf(request, trusted))
    if (!doors.mayKnock(crowd)) return turnAway(stream, '429 Too Many Requests', 'tooMany')
    const session = await people.sessionIn(cookiesIn(request.headers.cookie ?? ''))
    const room = session === undefined || wanted === 'list' ? undefined : await rooms.find(wanted.table)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (session === undefined) return refuseSocket(socket, refuse('noSession'))
      if (room === undefined && wanted !== 'list') return refuseSocket(socket, refuse('unknownTable'))
      const { device, person } = session
      const pass = doors.enter(crowd, person)
      if (pass === undefined) return refuseSocket(socket, refuse('tooMany'), CLOSED_FLOOD)
      socket.on('close', pass.leave)
      const own = ofDevice.get(device) ?? new Set()
      ofDevice.set(device, own.add(socket))
      socket.on('close', () => {
        own.delete(socket)
        if (own.size === 0) ofDevice.delete(device)
      })
      if (room === undefined || wanted === 'list') return followList(socket, feed, ports)
      connect(socket, room, person, wanted, {
        ...ports,
        mayRead: pass.mayRead,
        // It may have been signed out on another node.
        signedIn: async () => (await people.devices.personAt(device)) === person,
      })
    })
  }

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch((error: unknown) => {
      ports.log.error({ error: placeOf(error) }, 'a socket could not be opened')
      turnAway(stream, '503 Service Unavailable', 'busy')
    })
  })
  return () => {
    for (const socket of sockets.clients) {
      socket.once(
        'close',
        ports.clock.after(LAST_WORDS, () => socket.terminate()),
      )
      socket.close(1001, 'the server stops')
    }
    sockets.close()
  }
}
