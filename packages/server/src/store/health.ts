import { randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import { faultOf, StoreError, type StoreFault } from './engine/error.ts'
import type { Sql } from './engine/sql.ts'

/** How long an answer counts, in milliseconds: the store is not written more often than this to find out. */
export const LOOK_EVERY = 5000
/** The bytes of one attempt: more than a page of SQLite, so that a file that cannot grow refuses them. */
const ATTEMPT = 8192

/** Whether the store can be written. */
export type StoreHealth = {
  /** Why the store cannot be written; `undefined` if it can. */
  fault(sql: Sql): Promise<StoreFault | undefined>
  /** A call of the store has failed. */
  failed(error: unknown): void
}

/** Faults that stay until the host does something. The others may be of one call alone, which a guest can bring about. */
const isLasting = (error: unknown): error is StoreError =>
  error instanceof StoreError && (error.fault === 'full' || error.fault === 'readOnly')

/** Writes something and takes it back, in one commit: nothing is left of it. */
async function attempt(sql: Sql): Promise<StoreFault | undefined> {
  // Every attempt has a name of its own, or two servers with one database would wait for each other.
  const name = `attempt ${randomBytes(9).toString('base64url')}`
  try {
    await sql.together([
      { text: 'insert into secret (purpose, bytes) values (?, ?)', values: [name, randomBytes(ATTEMPT)] },
      { text: 'delete from secret where purpose = ?', values: [name] },
    ])
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}

/** The last thing that is known of the store counts for a while; then the store is written to find out. */
export function storeHealth(clock: Clock): StoreHealth {
  let known: { readonly at: number; readonly fault: StoreFault | undefined } | undefined
  let looking: Promise<StoreFault | undefined> | undefined

  const learn = (fault: StoreFault | undefined): StoreFault | undefined => {
    known = { at: clock.steady(), fault }
    return fault
  }

  return {
    async fault(sql) {
      if (known !== undefined && clock.steady() - known.at < LOOK_EVERY) return known.fault
      looking ??= attempt(sql)
        .then(learn)
        .finally(() => {
          looking = undefined
        })
      return looking
    },
    failed(error) {
      if (isLasting(error)) learn(error.fault)
    },
  }
}
