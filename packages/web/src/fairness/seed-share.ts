import { bytesOf, hexOf, isHash, shareCommitment } from '@selva/core'
import type { Commit, Exchange, Reveal } from '@selva/protocol'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** Data this browser keeps for a table: its own part of the seed, and the table's seal as it was first shown. */
export type StoredShare = { readonly part: string; readonly commitment: string }

const OPENED = 'opened'
const keyOf = (table: string): string => `part.${table}`

/** Returns the data kept for a table, for the check after the end. */
export function storedShareAt(table: string): StoredShare | undefined {
  const [part = '', commitment = ''] = (readStored(keyOf(table)) ?? '').split(' ')
  return isHash(part) && isHash(commitment) ? { part, commitment } : undefined
}

/** Has this browser opened its part? From then on the table may not seal anything else. */
const isOpened = (table: string): boolean => (readStored(keyOf(table)) ?? '').endsWith(` ${OPENED}`)

/**
 * The same part for the same seal of the table, whatever is reloaded or started again: nobody can try for a better one.
 * A host who changes the rules makes the table seal another secret. It is taken only as long as no part was opened.
 */
function partFor(table: string, commitment: string): string {
  const kept = storedShareAt(table)
  if (kept !== undefined && (kept.commitment === commitment || isOpened(table))) return kept.part
  const part = hexOf(crypto.getRandomValues(bytesOf('00'.repeat(32))))
  writeStored(keyOf(table), `${part} ${commitment}`)
  return part
}

/** Returns this browser's message, if any, to a table that is making its seed. */
export function answerTo(table: string, you: number, { phase, commitment, parts }: Exchange): string | undefined {
  const mine = parts.find(({ seat }) => seat === you)
  if (mine === undefined || phase === 'done') return undefined
  const part = partFor(table, commitment)
  const seal = shareCommitment(table, you, part)
  if (phase !== 'reveal') return mine.commitment === '' ? JSON.stringify({ commit: seal } satisfies Commit) : undefined
  // Only what all have seen sealed is opened.
  if (mine.commitment !== seal || mine.part !== '') return undefined
  writeStored(keyOf(table), `${part} ${storedShareAt(table)?.commitment ?? commitment} ${OPENED}`)
  return JSON.stringify({ reveal: part } satisfies Reveal)
}
