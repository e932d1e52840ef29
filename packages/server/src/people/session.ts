import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PersonId } from './person.ts'

/** The cookie that says who a browser is. Scripts cannot read it and other sites cannot send it. */
export const COOKIE = 'selva'
export const COOKIE_AGE_SECONDS = 400 * 24 * 60 * 60

/** Makes and checks the cookies of one server. */
export type Sessions = {
  /** A new guest. */
  fresh(): PersonId
  /** What stands in the person's cookie. */
  cookieOf(person: PersonId): string
  /** The person a cookie stands for; `undefined` if we did not write it. */
  personIn(cookie: string | undefined): PersonId | undefined
}

export function sessionsWith(secret: Uint8Array): Sessions {
  const seal = (id: string): string => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    fresh: () => randomBytes(15).toString('base64url') as PersonId,
    cookieOf: (person) => `${person}.${seal(person)}`,
    personIn(cookie) {
      const [id, sealed, ...more] = (cookie ?? '').split('.')
      if (id === undefined || id === '' || sealed === undefined || more.length > 0) return undefined
      const ours = Buffer.from(seal(id))
      const theirs = Buffer.from(sealed)
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? (id as PersonId) : undefined
    },
  }
}
