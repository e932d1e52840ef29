import type { IncomingHttpHeaders } from 'node:http'

/**
 * Does this request come from a page of ours? A page of another site that makes a browser speak to us has that site's
 * origin; ours is the address people are meant to open or, if none is set, the one they asked. Programs that are not
 * browsers send none, and have no cookie of anybody to misuse.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === publicUrl.origin
  return URL.canParse(origin) && new URL(origin).host === host
}
