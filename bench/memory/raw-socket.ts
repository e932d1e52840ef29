import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

/** A WebSocket on a bare TCP connection: thousands of them cost the load little memory and little time. */
export type RawSocket = {
  send(text: string): void
  /** Ends the connection at once; `closed` is not called. */
  end(): void
}

export type RawSocketOptions = {
  /** `ws://host:port/path`. */
  readonly address: string
  readonly cookie: string
  /** The address to connect from; the system's choice if empty. */
  readonly from: string
  readonly heard: (text: string, socket: RawSocket) => void
  /** The server, or the network, has ended the connection. */
  readonly closed: () => void
}

/** A frame of a client. The mask is all zeros: the server's work is the same, and the load has none. */
function clientFrame(kind: number, content: Buffer): Buffer {
  const short = content.length <= 125
  const head = short ? 6 : 8
  const frame = Buffer.alloc(head + content.length)
  frame[0] = 0x80 | kind
  frame[1] = 0x80 | (short ? content.length : 126)
  if (!short) frame.writeUInt16BE(content.length, 2)
  content.copy(frame, head)
  return frame
}

/** The first frame in the bytes, and where the next one begins; nothing while it is incomplete. */
function firstFrame(
  bytes: Buffer,
): { readonly kind: number; readonly content: Buffer; readonly end: number } | undefined {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return undefined
  const head = second < 126 ? 2 : second === 126 ? 4 : 10
  if (bytes.length < head) return undefined
  const length = head === 2 ? second : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const end = head + length
  return bytes.length < end ? undefined : { kind: first & 0xf, content: bytes.subarray(head, end), end }
}

/** The bytes after the head of the server's answer; nothing while it is incomplete. */
function afterHandshake(bytes: Buffer): Buffer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const answer = bytes.toString('latin1', 0, end)
  if (!answer.startsWith('HTTP/1.1 101 ')) throw new Error(`the server answered ${answer.split('\r\n')[0]}`)
  return bytes.subarray(end + 4)
}

/** Calls `heard` for every text in the bytes, answers pings, and returns the bytes that are left. */
function readFrames(socket: Socket, bytes: Buffer, heard: (text: string) => void): Buffer {
  let rest = bytes
  for (let frame = firstFrame(rest); frame !== undefined; frame = firstFrame(rest)) {
    const { kind, content, end } = frame
    rest = rest.subarray(end)
    if (kind === TEXT) heard(content.toString())
    if (kind === PING) socket.write(clientFrame(PONG, content))
    if (kind === CLOSE) socket.end()
  }
  return rest
}

/** Opens a WebSocket; resolved when the server has agreed to it. */
export function openRawSocket({ address, cookie, from, heard, closed }: RawSocketOptions): Promise<RawSocket> {
  const { hostname, port, host, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), ...(from === '' ? {} : { localAddress: from }) })
    const raw: RawSocket = {
      send: (text) => void socket.write(clientFrame(TEXT, Buffer.from(text))),
      end() {
        socket.removeAllListeners('close')
        socket.destroy()
      },
    }
    let bytes: Buffer = Buffer.alloc(0)
    let open = false
    socket.setNoDelay(true)
    socket.on('connect', () =>
      socket.write(
        [
          `GET ${pathname}${search} HTTP/1.1`,
          `host: ${host}`,
          'connection: Upgrade',
          'upgrade: websocket',
          'sec-websocket-version: 13',
          `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
          `cookie: ${cookie}\r\n\r\n`,
        ].join('\r\n'),
      ),
    )
    socket.on('data', (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
      if (!open) {
        try {
          const rest = afterHandshake(bytes)
          if (rest === undefined) return
          bytes = rest
        } catch (error) {
          socket.destroy()
          return reject(error)
        }
        open = true
        resolve(raw)
      }
      bytes = readFrames(socket, bytes, (text) => heard(text, raw))
      // A part of a frame must not keep the whole chunk that it came in.
      if (bytes.length > 0) bytes = Buffer.from(bytes)
    })
    socket.on('error', reject)
    socket.on('close', closed)
  })
}
