import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys a browser gives out with a subscription: with them a message can be written that it alone can read. */
export type ReaderKeys = {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: Uint8Array
  /** A secret it shares with every server that may write to it. */
  readonly auth: Uint8Array
}

/** The random parts, new in every message; a test brings its own. */
export type MessageRandomness = { readonly salt: Uint8Array; readonly sender: ECDH }

export const CURVE = 'prime256v1'
/** One record holds a whole message. */
const RECORD = 4096
/** Marks the end of the last record. */
const LAST = Uint8Array.of(2)

function fresh(): MessageRandomness {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

const derived = (key: Uint8Array, salt: Uint8Array, purpose: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, length))

/** A message for one browser, as push services carry it: `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
export function encrypted(message: string, reader: ReaderKeys, { salt, sender }: MessageRandomness = fresh()): Buffer {
  const from = sender.getPublicKey()
  const shared = sender.computeSecret(reader.p256dh)
  const secret = derived(shared, reader.auth, Buffer.concat([Buffer.from('WebPush: info\0'), reader.p256dh, from]), 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(message), LAST])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Uint8Array.of(from.length), from, body, cipher.getAuthTag()])
}
