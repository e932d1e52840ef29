import { randomBytes } from 'node:crypto'
import type { QueryResult } from 'pg'
import type { Clock } from '../../base/clock.ts'
import { StoreError } from './error.ts'

/** The table of the lease. It is no part of the data: no migration makes it, and no backup holds it. */
export const LEASE_TABLE = 'server_lease'

/** A lease that is not renewed ends after this time, by the clock of the database. */
const LASTS = `interval '6 seconds'`
const RENEWED_EVERY = 2000
/** A starting server looks this often whether the lease of a server that died has ended. */
const LOOKED_AT_EVERY = 250

/** Two servers that start together make the table one after the other. */
const MAKING = 7_353_512
const MADE = `
  select pg_advisory_xact_lock(${MAKING});
  create table if not exists ${LEASE_TABLE} (
    one integer primary key check (one = 1),
    holder text not null unique,
    ends timestamptz not null
  )`
const TAKEN = `
  insert into ${LEASE_TABLE} (one, holder, ends) values (1, $1, now() + ${LASTS})
  on conflict (one) do update set holder = excluded.holder, ends = excluded.ends where ${LEASE_TABLE}.ends < now()
  returning holder`
const RENEWED = `update ${LEASE_TABLE} set ends = now() + ${LASTS} where holder = $1`
const GIVEN_BACK = `delete from ${LEASE_TABLE} where holder = $1`

export type LeaseOptions = {
  readonly clock: Clock
  /** Another server has taken the database over: this one may not write any more. */
  readonly lost: () => void
}

/** The right to write a database, which one server at a time has. */
export type Lease = {
  /**
   * One row as long as the lease is ours. In a transaction that writes, no other server can take the lease between this
   * question and the commit: taking it changes a key that the row lock protects.
   */
  readonly held: string
  /** Refuses the write that found the lease gone. */
  gone(): StoreError
  /** Gives the lease back, so that the next server need not wait for its end. */
  release(): Promise<void>
}

type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryResult>

/** Takes the lease, waiting for the end of one that nobody renews. Refused while another server renews it. */
async function take(ask: Ask, clock: Clock, holder: string): Promise<void> {
  await ask(MADE)
  for (let before = ''; ; ) {
    if ((await ask(TAKEN, [holder])).rowCount === 1) return
    const { rows } = await ask(`select holder || ' ' || ends as seen from ${LEASE_TABLE}`)
    const seen = String(rows[0]?.seen ?? '')
    if (before !== '' && seen !== '' && seen !== before)
      throw new StoreError('locked', 'another server is using this database, and only one can use it at a time')
    before = seen
    await new Promise<void>((resolve) => clock.after(LOOKED_AT_EVERY, resolve))
  }
}

export async function takeLease(ask: Ask, { clock, lost }: LeaseOptions): Promise<Lease> {
  // Hexadecimal digits, so that it can stand in a statement as it is.
  const holder = randomBytes(16).toString('hex')
  let cancel = (): void => {}
  let over = false

  function lose(): void {
    if (over) return
    over = true
    cancel()
    lost()
  }

  async function renew(): Promise<void> {
    try {
      if ((await ask(RENEWED, [holder])).rowCount === 0) return lose()
    } catch {
      // The database is away. The lease is ours again when it is back, unless another server has taken it.
    }
    plan()
  }
  function plan(): void {
    if (!over) cancel = clock.after(RENEWED_EVERY, renew)
  }

  await take(ask, clock, holder)
  plan()
  return {
    held: `select 1 from ${LEASE_TABLE} where holder = '${holder}' for key share`,
    gone() {
      lose()
      return new StoreError('locked', 'another server has taken over this database')
    },
    async release() {
      if (over) return
      over = true
      cancel()
      await ask(GIVEN_BACK, [holder])
    },
  }
}
