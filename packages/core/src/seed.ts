import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { isSeat, type Seat } from './seat.ts'
import { digest, seedOf } from './seeded.ts'

/**
 * The seed of a table is made from the table's own secret, sealed before anybody is ready, and a part of every person,
 * sealed before any part is opened. Nobody can choose the outcome, the server included, as long as one of them keeps
 * theirs to themselves until all are sealed. The texts below are hashed as UTF-8; `docs/security.md` repeats them.
 */

/** Contribution of one person's browser to the seed. */
export type SeedShare = {
  readonly seat: Seat
  /** The seal, sent before any part was opened; empty if the browser sent none in time. */
  readonly commitment: string
  /** The part under the seal: 32 bytes in hexadecimal; empty if it was not opened in time. */
  readonly part: string
}

/** How the seed came about; stands in the opening. */
export type Fairness = {
  /** The seal on the table's own secret, published before anybody was ready. */
  readonly commitment: string
  /** Everybody who is not a bot, in seat order. */
  readonly parts: readonly SeedShare[]
}

/** The seal on a table's own secret. */
export const tableCommitment = (table: string, secret: Uint8Array): string =>
  digest(`selva/table/${table}/${bytesToHex(secret)}`)

/** The seal on a person's part. The seat is in it, so that nobody can pass on another person's. */
export const shareCommitment = (table: string, seat: number, partial: string): string =>
  digest(`selva/seat/${table}/${seat}/${partial}`)

/** The seed of all chance at a table. Who was silent adds nothing, but is named. */
export const seedFrom = (table: string, secret: Uint8Array, { parts }: Pick<Fairness, 'parts'>): Uint8Array =>
  seedOf(
    `selva/seed/${table}/${bytesToHex(secret)}${parts.map(({ seat, part: partial }) => `/${seat}=${partial}`).join('')}`,
  )

/** Is this 32 bytes in hexadecimal? Seals, parts, secrets and seeds are. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** 32 bytes as text, and back. */
export const hexOf = bytesToHex
export const bytesOf = hexToBytes

/** Does what was opened lie under its seal? A silent person has nothing to open. */
export const isOpenedBy = (table: string, { seat, commitment, part: partial }: SeedShare): boolean =>
  partial === '' ? commitment === '' || isHash(commitment) : shareCommitment(table, seat, partial) === commitment

/** An exchange as it stands in a file, checked as far as its shape goes. */
export function fairnessFrom(value: unknown, seats: number): Fairness | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { commitment, parts, ...more } = value as { readonly [name: string]: unknown }
  if (!isHash(commitment) || !Array.isArray(parts) || Object.keys(more).length > 0) return undefined
  let last = 0
  for (const entry of parts) {
    if (typeof entry !== 'object' || entry === null) return undefined
    const { seat, commitment: seal, part: partial, ...rest } = entry as { readonly [name: string]: unknown }
    if (!isSeat(seat, seats) || seat <= last || Object.keys(rest).length > 0) return undefined
    if ((seal !== '' && !isHash(seal)) || (partial !== '' && !isHash(partial))) return undefined
    last = seat
  }
  return { commitment, parts }
}
