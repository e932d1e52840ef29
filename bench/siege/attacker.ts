import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'

type HttpAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

/** One machine of the attackers: an address of the loopback network with its own limits. */
export type Attacker = {
  readonly address: string
  /** One request; an answer that never comes counts as status 0. */
  ask(method: string, path: string, options?: AskOptions): Promise<HttpAnswer>
  /** A raw connection. */
  dial(): Socket
  /** A cookie of a new guest; empty if the server refuses to make one. */
  guest(): Promise<string>
  /** A raw connection that asks for an upgrade; resolved with the status of the answer. */
  upgrade(path: string, cookie: string): Promise<{ readonly socket: Socket; readonly status: number }>
}

type AskOptions = { readonly cookie?: string; readonly body?: unknown; readonly host?: string }

/** An attacker waits for no answer longer than this, in milliseconds. */
const REQUEST_TIMEOUT = 5000

export function attackerAt(url: string, address: string): Attacker {
  const { hostname, port } = new URL(url)

  function ask(method: string, path: string, { cookie = '', body, host }: AskOptions = {}): Promise<HttpAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      host: host ?? `${hostname}:${port}`,
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const options = { hostname, port, path, method, headers, localAddress: address, agent: false }
    return new Promise((resolve) => {
      const none: HttpAnswer = { status: 0, headers: {}, body: '' }
      const call = request({ ...options, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }, (response) => {
        let read = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          read += part
        })
        response.on('error', () => resolve(none))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }))
      })
      call.on('error', () => resolve(none))
      call.end(text)
    })
  }

  function dial(): Socket {
    const socket = connect({ port: Number(port), host: hostname, localAddress: address })
    socket.on('error', () => {})
    return socket
  }

  return {
    address,
    ask,
    dial,
    async guest() {
      const { headers } = await ask('POST', '/api/me', { body: {} })
      return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    },
    upgrade(path, cookie) {
      const socket = dial()
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
          'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
          `${cookie === '' ? '' : `cookie: ${cookie}\r\n`}\r\n`,
      )
      return new Promise((resolve) => {
        const done = (status: number): void => {
          socket.off('close', closed)
          resolve({ socket, status })
        }
        const closed = (): void => done(0)
        socket.once('close', closed)
        socket.once('data', (bytes) => done(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1'))?.[1] ?? 0)))
      })
    },
  }
}

/** A frame as a browser masks it, with zeros as the mask. */
export function maskedFrame(opcode: number, body: Buffer, firstByte = 0x80 | opcode): Buffer {
  const head =
    body.length < 126
      ? Buffer.from([firstByte, 0x80 | body.length])
      : Buffer.from([firstByte, 0x80 | 126, body.length >> 8, body.length & 255])
  return Buffer.concat([head, Buffer.alloc(4), body])
}

export const TEXT = 1
export const PING = 9

export const textFrame = (text: string): Buffer => maskedFrame(TEXT, Buffer.from(text))
