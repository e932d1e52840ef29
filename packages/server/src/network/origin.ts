import type { IncomingHttpHeaders } from 'node:http'

/**
 * Does this request come from a page of ours? A page of another site that makes a browser speak to us has that site's
 * origin; ours is the address people are meant to open (a proxy may ask us by another one), or the one that was asked:
 * a host at the machine itself opens `localhost`. Programs that are not browsers send none, and have no cookie of anybody
 * to misuse.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  if (origin === undefined) return true
  if (origin === publicUrl?.origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
