import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Server } from '@selva/server'
import { onTestFinished } from 'vitest'

/** A connection of bytes to the server, from any address of this machine; it does not close when the server does. */
export async function rawTo(server: Pick<Server, 'port'>, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** The head of a request for a socket. */
export const upgradeHead = (path: string, headers: { readonly [name: string]: string } = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** A WebSocket of bytes, opened as far as the server's first word after the upgrade. It reads nothing after that. */
export async function rawSocket(server: Pick<Server, 'port'>, path: string, cookie = ''): Promise<Socket> {
  const socket = await rawTo(server)
  socket.write(upgradeHead(path, cookie === '' ? {} : { cookie }))
  await once(socket, 'readable')
  return socket
}

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

type FrameOptions = {
  readonly last?: boolean
  readonly masked?: boolean
  /** The three reserved bits, as a number from 0 to 7. */
  readonly reserved?: number
}

/** A frame as a browser makes it, masked with zeros, unless something else is requested. */
export function webSocketFrame(opcode: number, content: string | Buffer = '', request: FrameOptions = {}): Buffer {
  const { last = true, masked = true, reserved = 0 } = request
  const body = Buffer.from(content)
  const first = (last ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = masked ? 0x80 : 0
  const length = body.length < 126 ? [mask | body.length] : [mask | 126, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([first, ...length]), Buffer.alloc(masked ? 4 : 0), body])
}

/** Every way in which a frame can be wrong, by name. */
export const INVALID_FRAMES: { readonly [name: string]: Buffer } = {
  'reserved bits': webSocketFrame(OPCODES.text, 'x', { reserved: 3 }),
  'the bit of compression': webSocketFrame(OPCODES.text, 'x', { reserved: 4 }),
  'no mask': webSocketFrame(OPCODES.text, 'x', { masked: false }),
  'an unknown opcode': webSocketFrame(3, 'x'),
  'a continuation of nothing': webSocketFrame(OPCODES.continuation, 'x'),
  'a ping in pieces': webSocketFrame(OPCODES.ping, 'x', { last: false }),
  'a ping that is too long': webSocketFrame(OPCODES.ping, 'x'.repeat(126)),
  'a close of one byte': webSocketFrame(OPCODES.close, 'x'),
  'a close with a code that is none': webSocketFrame(OPCODES.close, Buffer.from([0, 1])),
  'a close with a reason that is no text': webSocketFrame(OPCODES.close, Buffer.from([3, 232, 255, 254])),
  'text that is none': webSocketFrame(OPCODES.text, Buffer.from([0xff, 0xfe])),
  'more bytes than a message may have': webSocketFrame(OPCODES.binary, Buffer.alloc(5000)),
  'a length beyond all numbers': Buffer.from([0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]),
  'a message within a message': Buffer.concat([
    webSocketFrame(OPCODES.text, 'x', { last: false }),
    webSocketFrame(OPCODES.text, 'y'),
  ]),
}

/** Resolved when no more than this many connections are left; looks again at each turn of the event loop. */
export async function connectionsLeft(server: Pick<Server, 'connections'>, left = 0): Promise<void> {
  while ((await server.connections()) > left) await new Promise((resolve) => setImmediate(resolve))
}

/** Resolved when the server answers a guest: where time limits are very short, a guest may need several attempts. */
export async function served({ url }: Pick<Server, 'url'>): Promise<void> {
  const ask = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ask()));
}

/** Resolved when a connection is gone, for any reason. */
export const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })

/** All that comes until the server has closed its side. */
export async function restOf(socket: Socket): Promise<string> {
  let rest = ''
  socket.on('data', (bytes) => {
    rest += bytes.toString('latin1')
  })
  if (!socket.readableEnded && !socket.closed) await Promise.race([once(socket, 'end'), once(socket, 'close')])
  return rest
}
