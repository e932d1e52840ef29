import type { Batch } from './log.ts'
import { digest } from './seeded.ts'

/**
 * Every batch carries a hash over itself and the hash before it, so that no batch can be changed, left out or put in
 * without changing every one after it. It leaves the server only with the whole log: before the end it would let a
 * player test a guess at what they must not know.
 */

/** Start of the chain of a table. */
export const chainStart = (table: string): string => digest(`selva/log/${table}`)

/** SHA-256 of a text, in hexadecimal. Callers that have a quicker one than `digest` may bring it. */
export type Hash = (text: string) => string

const link = (before: string, text: string, hash: Hash = digest): string => hash(`${before}\n${text}`)

/** The link of a batch, and the JSON text of the batch with it. */
export type Chained = { readonly chain: string; readonly text: string }

/**
 * The link of a batch is the hash of the one before it, a line feed, and its own JSON text without the link. The text
 * is made once, for the hash and for the store.
 */
export function chainedText(batch: Omit<Batch, 'chain'>, before: string, hash?: Hash): Chained {
  const text = JSON.stringify(batch)
  const chain = link(before, text, hash)
  return { chain, text: `${text.slice(0, -1)},"chain":"${chain}"}` }
}

export const chained = (batch: Batch, before: string, hash?: Hash): Batch => ({
  ...batch,
  chain: chainedText(batch, before, hash).chain,
})

/** The first batch that does not hang on the one before it; `undefined` if all do. Batches from before there was a chain have none. */
export function chainBreaks(table: string, batches: readonly Batch[]): number | undefined {
  let before = chainStart(table)
  let begun = false
  for (const [i, { chain, ...batch }] of batches.entries()) {
    if (chain === undefined ? begun : link(before, JSON.stringify(batch)) !== chain) return i
    if (chain === undefined) continue
    begun = true
    before = chain
  }
  return undefined
}
