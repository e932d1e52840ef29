import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Does this address stand for all addresses of the machine? */
export const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

// cspell:ignore veth virbr vmnet vboxnet
/** Networks that containers and virtual machines make on this computer: other devices do not reach them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman)/

/** The addresses that other devices on the network can open, the likeliest first; none if the server hears only itself. */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined } = networkInterfaces(),
): readonly string[] {
  if (!isAnyAddress(host)) return []
  const found = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ url: `http://${address}:${port}`, rank: INSIDE.test(name) ? 1 : 0 })),
  )
  return found.sort((a, b) => a.rank - b.rank).map(({ url }) => url)
}
