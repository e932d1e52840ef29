import { connect, type Socket } from 'node:net'
import { type FrameEvents, frameReader, PONG } from './frames.ts'
import type { PageLogin } from './sit-down.ts'

/** One page of the load: a bare TCP socket that was made a WebSocket by hand. */
export type Page = {
  /** Writes frames that were made beforehand. */
  readonly write: (frames: Buffer) => void
}

export type PageEvents = Pick<FrameEvents, 'means' | 'failed'> & {
  /** So many messages came that are to be counted, in so many bytes. */
  readonly heard: (counted: number, bytes: number) => void
}

/** All pages read into the same memory: each is done with it before the next one is asked. */
const READ = Buffer.allocUnsafe(65_536)
const END_OF_HEAD = '\r\n\r\n'

function upgradeOf({ address, cookie }: PageLogin): { readonly host: string; readonly port: number; head: string } {
  const { hostname, port, pathname, search } = new URL(address)
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: c2VsdmEgYmVuY2htYXJrIQ==',
    'Sec-WebSocket-Version: 13',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
  ]
  return { host: hostname, port: Number(port), head: lines.join('\r\n') + END_OF_HEAD }
}

/** Connects a page; resolved when it is a WebSocket. */
export function openPage(login: PageLogin, { means, heard, failed }: PageEvents): Promise<Page> {
  const { host, port, head } = upgradeOf(login)
  return new Promise((resolve, reject) => {
    let greeting = ''
    let open = false
    const reader = frameReader({ means, failed, pinged: () => socket.write(PONG) })
    /** The answer to the upgrade; what comes after it in the same bytes are frames already. */
    function greeted(bytes: Buffer): void {
      greeting += bytes.toString('latin1')
      const end = greeting.indexOf(END_OF_HEAD)
      if (end < 0) return
      if (!greeting.startsWith('HTTP/1.1 101')) return reject(new Error(greeting.slice(0, end)))
      open = true
      resolve({ write: (frames) => void socket.write(frames) })
      const rest = Buffer.from(greeting.slice(end + END_OF_HEAD.length), 'latin1')
      if (rest.length > 0) heard(reader.read(rest, rest.length), rest.length)
    }
    const socket: Socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: READ,
        callback(length) {
          if (open) heard(reader.read(READ, length), length)
          else greeted(READ.subarray(0, length))
          return true
        },
      },
    })
    socket.on('error', (error) => (open ? failed(error.message) : reject(error)))
    socket.on('close', () => failed('a socket ended'))
    socket.write(head)
  })
}
