import type { IncomingHttpHeaders } from 'node:http'

/**
 * Does this request come from a page of ours? A page of another site that makes a browser speak to us has that site's
 * origin. Programs that are not browsers send none, and have no cookie of anybody to misuse.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
