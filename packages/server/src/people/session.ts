import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PersonId } from './person.ts'

/** What a browser is told to keep. */
export type SessionCookie = {
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

/** Makes and checks the cookies of one server. */
export type Sessions = {
  /** A new guest. */
  fresh(): PersonId
  /** The person's cookie. Scripts cannot read it and other sites cannot send it. */
  cookieOf(person: PersonId): SessionCookie
  /** The person that the cookies of a request stand for; `undefined` if none is ours. */
  personIn(cookies: { readonly [name: string]: string | undefined }): PersonId | undefined
}

const MOST_SECONDS = 400 * 24 * 60 * 60

/**
 * With https the cookie travels over https only, and its prefix makes browsers refuse one that a neighbouring host or
 * a page on plain http tries to plant.
 */
export function sessionsWith(secret: Uint8Array, https: boolean): Sessions {
  const name = https ? '__Host-selva' : 'selva'
  const seal = (id: string): string => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    fresh: () => randomBytes(15).toString('base64url') as PersonId,
    cookieOf: (person) => ({
      name,
      value: `${person}.${seal(person)}`,
      options: { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: MOST_SECONDS },
    }),
    personIn(cookies) {
      const [id, sealed, ...more] = (cookies[name] ?? '').split('.')
      if (id === undefined || id === '' || sealed === undefined || more.length > 0) return undefined
      const ours = Buffer.from(seal(id))
      const theirs = Buffer.from(sealed)
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? (id as PersonId) : undefined
    },
  }
}
