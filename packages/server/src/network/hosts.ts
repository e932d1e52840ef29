import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Says whether the `Host` that a request was sent to is a name of this server. */
export type AllowedHosts = (headers: IncomingHttpHeaders) => boolean

const HIGHEST_PORT = 65_535

/** The name or address in a `Host` header, in small letters, without the port; `undefined` if it is neither. */
export function hostIn(header: string): string | undefined {
  const [, bracketed, plain, port] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::(\d{1,5}))?$/i.exec(header) ?? []
  if (port !== undefined && Number(port) > HIGHEST_PORT) return undefined
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? bracketed.toLowerCase() : undefined
  return plain?.toLowerCase().replace(/\.$/, '')
}

/** This machine under its own name, and under the one that neighbours on the same network find it by. */
function namesOf(machine: string): readonly string[] {
  const name = machine.toLowerCase()
  const [first = name] = name.split('.')
  return [name, first, `${first}.local`]
}

/**
 * A page of another site can have its name point to this machine after it was loaded (DNS rebinding): the browser then
 * takes the server for that site, and lets the page speak to it. So the server answers to names that such a site cannot
 * have: addresses in numbers, `localhost`, this machine's own name, and the names its host has listed.
 */
export function allowedHosts(
  listed: readonly string[],
  publicUrl: URL | undefined,
  machine = hostname(),
): AllowedHosts {
  const known = new Set(
    [...namesOf(machine), ...listed, publicUrl?.hostname ?? '', 'localhost'].flatMap((name) => hostIn(name) ?? []),
  )
  return ({ host = '' }) => {
    const name = hostIn(host)
    if (name === undefined) return false
    return isIP(name) !== 0 || name.endsWith('.localhost') || known.has(name)
  }
}
