import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** `::ffff:10.0.0.1` is an IPv4 address in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Is this address that of a proxy we believe? */
export function isTrustedProxy(trusted: BlockList, address: string): boolean {
  const bare = plain(address)
  const family = isIP(bare)
  return family !== 0 && trusted.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}

/** The address of the real client: the first one, from our side, that is not a trusted proxy. */
export const clientAddress = (request: IncomingMessage, trusted: BlockList): string =>
  proxyAddr(request, (address) => isTrustedProxy(trusted, address))

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * The key under which the requests of an address are limited: the IPv4 address itself, or the /64 network of an IPv6
 * one, since a client that has one address there has them all.
 */
export const addressKeyOf = (address: string): string => {
  const bare = plain(address)
  return isIP(bare) === 6 ? `${network(bare)}::/64` : bare
}
