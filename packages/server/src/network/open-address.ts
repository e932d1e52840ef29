import { hostIn } from './hosts.ts'

/** The address that pages give to other devices; empty for the one in the reader's own browser. */
export type OpenAddress = (headers: { readonly host?: string | undefined }) => string

const isThisComputer = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name.startsWith('127.')

/**
 * On this computer the server is opened as `localhost`, which means another computer to everyone else: there an
 * invitation names the likeliest address on the network. Other readers know an address that works beyond this computer.
 */
export function openAddress(publicUrl: URL | undefined, onNetwork: () => readonly string[]): OpenAddress {
  return ({ host = '' }) => {
    if (publicUrl !== undefined) return publicUrl.origin
    return isThisComputer(hostIn(host) ?? '') ? (onNetwork()[0] ?? '') : ''
  }
}
