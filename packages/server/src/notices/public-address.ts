import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/**
 * Decides which addresses given by strangers this server calls. A stranger could name a machine of our own network,
 * which answers us and not them.
 */
export type AddressPolicy = {
  /** All addresses of a host name, unless it is called off. */
  resolve(host: string, cancelled: AbortSignal): Promise<readonly string[]>
  /** Is this address in the open internet? */
  isPublicAddress(address: string): boolean
  readonly protocols: readonly string[]
}

/** Private, link-local, loopback, documentation, multicast and translation ranges. */
const INSIDE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
const INSIDE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const inside = new BlockList()
for (const [net, bits] of INSIDE_4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of INSIDE_6) inside.addSubnet(net, bits, 'ipv6')
/** Everything of version 6 that is given out to the internet; loopback, link-local and mapped ones lie outside of it. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/**
 * Asks the name servers of this machine. Node's own `lookup` would wait in a pool of four threads that files share, and
 * cannot be called off; it would also read the names of this machine, none of which may be called.
 */
async function askNameServers(host: string, cancelled: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver()
  const cancel = (): void => resolver.cancel()
  cancelled.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (answers.every((answer) => answer.status === 'rejected')) throw new Error('no name server knows the name')
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    cancelled.removeEventListener('abort', cancel)
  }
}

export const publicInternet: AddressPolicy = {
  resolve: askNameServers,
  isPublicAddress,
  protocols: ['https:'],
}

/** The host of an address, without the brackets of version 6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** The typed address, if it may be called, else `undefined`. Its host name is not looked up. */
export function callableUrl(
  typed: string,
  { isPublicAddress, protocols }: Pick<AddressPolicy, 'isPublicAddress' | 'protocols'>,
): URL | undefined {
  const url = URL.parse(typed)
  if (url === null || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const host = hostOf(url)
  return isIP(host) !== 0 && !isPublicAddress(host) ? undefined : url
}

/**
 * The IP address to connect to for this URL. The name is looked up once and the answer is used, so that it cannot mean
 * another machine a moment later; a name with even one address inside is not called at all.
 */
export async function resolveAllowed(
  url: URL,
  { isPublicAddress }: Pick<AddressPolicy, 'isPublicAddress'>,
  find: (host: string) => Promise<readonly string[]>,
): Promise<string | undefined> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await find(host) : [host]
  return addresses.every(isPublicAddress) ? addresses[0] : undefined
}
