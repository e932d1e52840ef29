import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DeviceId } from '../base/ids.ts'

/** The cookie that a browser is asked to store. */
type SessionCookie = {
  readonly name: string
  readonly value: string
  readonly options: {
    readonly path: '/'
    readonly httpOnly: true
    readonly sameSite: 'lax'
    readonly secure: boolean
    readonly maxAge: number
  }
}

type Cookies = { readonly [name: string]: string | undefined }

/** Makes and checks the cookies of one server. A cookie names a device; whose it is, or whether still anybody's, is stored. */
export type SessionCookies = {
  /** The device's cookie. Scripts cannot read it and other sites cannot send it. */
  cookieOf(device: DeviceId): SessionCookie
  /** Makes a browser forget its cookie. */
  readonly noCookie: SessionCookie
  /** The device that the cookies of a request name; `undefined` if none is ours. */
  deviceIn(cookies: Cookies): DeviceId | undefined
}

export const COOKIE_DAYS = 400
export const COOKIE_SECONDS = COOKIE_DAYS * 24 * 60 * 60

/**
 * With https the cookie travels over https only, and its prefix makes browsers refuse one that a neighbouring host or
 * a page on plain http tries to plant.
 */
export function sessionCookies(secret: Uint8Array, https: boolean): SessionCookies {
  const name = https ? '__Host-selva' : 'selva'
  const seal = (id: string): string => createHmac('sha256', secret).update(id).digest('base64url')
  const cookie = (value: string, maxAge: number): SessionCookie => ({
    name,
    value,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge },
  })
  return {
    cookieOf: (device) => cookie(`${device}.${seal(device)}`, COOKIE_SECONDS),
    noCookie: cookie('', 0),
    deviceIn(cookies) {
      const [id, sealed, ...more] = (cookies[name] ?? '').split('.')
      if (id === undefined || id === '' || sealed === undefined || more.length > 0) return undefined
      const ours = Buffer.from(seal(id))
      const theirs = Buffer.from(sealed)
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? (id as DeviceId) : undefined
    },
  }
}
