import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { CURVE } from './encrypted.ts'

/** Identity of the sender: push services ask for a signature of the same key that the browser was given (RFC 8292). */
export type Vapid = {
  /** The public key, for browsers. */
  readonly key: string
  /** The header that goes with a message to this push service. */
  authorization(endpoint: string, now: number): string
}

/** How long a signature holds. */
const HOLDS_SECONDS = 12 * 60 * 60

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function privateKey(secret: Uint8Array, point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)]
  const key = { kty: 'EC', crv: 'P-256', d: secret, x, y }
  const texts = Object.entries(key).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : Buffer.from(value).toString('base64url'),
  ])
  return createPrivateKey({ key: Object.fromEntries(texts), format: 'jwk' })
}

/** A new private key. It is a secret of the server: with another one, all subscriptions made so far are void. */
export function newVapidSecret(): Uint8Array {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // A key may be shorter than its curve when it begins with zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
}

/** `subject` is where the push service finds who runs this server: an https or mailto address. */
export function vapidWith(secret: Uint8Array, subject: string): Vapid {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const key = point.toString('base64url')
  const signer = privateKey(secret, point)
  return {
    key,
    authorization(endpoint, now) {
      const exp = Math.floor(now / 1000) + HOLDS_SECONDS
      const claims = { aud: new URL(endpoint).origin, exp, sub: subject }
      const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(said), { key: signer, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${said}.${signature.toString('base64url')}, k=${key}`
    },
  }
}
