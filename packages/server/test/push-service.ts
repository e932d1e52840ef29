import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ReaderKeys } from '../src/notices/encrypted.ts'
import type { AddressPolicy } from '../src/notices/public-address.ts'

/** A browser's side of a subscription: the keys it gives out, and the one it keeps. */
export type Reader = { readonly keys: ReaderKeys; readonly own: Uint8Array }

export function newReader(): Reader {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { keys: { p256dh: pair.getPublicKey(), auth: randomBytes(16) }, own: pair.getPrivateKey() }
}

/** Reads a message as a browser does. Written from RFC 8188 and RFC 8291, and shares nothing with the sender. */
export function decrypted(message: Uint8Array, { keys: { p256dh, auth }, own }: Reader): string {
  const body = Buffer.from(message)
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength, -16)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(own)
  const hkdf = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length))
  const text = (words: string): Buffer => Buffer.concat([Buffer.from(words, 'ascii'), Buffer.alloc(1)])
  const ikm = hkdf(pair.computeSecret(sender), auth, Buffer.concat([text('WebPush: info'), p256dh, sender]), 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(ikm, salt, text('Content-Encoding: aes128gcm'), 16),
    hkdf(ikm, salt, text('Content-Encoding: nonce'), 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record')
  return padded.subarray(0, end).toString()
}

/** Something that was sent to the service. */
type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** A push service, or a webhook's receiver, on this machine. */
export type Service = {
  readonly url: string
  readonly received: readonly Received[]
  /** Answers with this status from now on; `undefined` for no answer at all. */
  answer(status: number | undefined): void
  /** Resolved once `n` messages have come. */
  until(n: number): Promise<void>
}

export async function pushService(): Promise<Service> {
  const received: Received[] = []
  let status: number | undefined = 201
  let look = (): void => {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    if (status !== undefined) response.writeHead(status, { location: '/elsewhere' }).end('{}')
    look()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(next) {
      status = next
    },
    until: (n) =>
      new Promise((resolve) => {
        look = () => {
          if (received.length >= n) resolve()
        }
        look()
      }),
  }
}

/** For tests alone: this machine counts as outside, and plain http will do. */
export const loopback: AddressPolicy = {
  resolve: async () => ['127.0.0.1'],
  isPublicAddress: (address) => address === '127.0.0.1',
  protocols: ['http:'],
}
