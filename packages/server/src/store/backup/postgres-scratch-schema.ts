import { Client } from 'pg'
import { realClock } from '../../base/clock.ts'
import { StoreError } from '../engine/error.ts'
import { postgresError } from '../engine/postgres-fault.ts'
import { LEASE_TABLE, type Lease, takeLease } from '../engine/postgres-lease.ts'

/** A schema of its own beside the one a server uses. */
export type ScratchSchema = {
  readonly name: string
  /** Its tables come in place of all those of the server's schema, in one transaction. */
  takePlace(): Promise<void>
  /** Throws away what is still in it. */
  close(): Promise<void>
}

const NAME = 'selva_restoring'
const TABLES = `select table_name as name from information_schema.tables
  where table_schema = $1 and table_name <> '${LEASE_TABLE}'`

/**
 * Makes an empty schema beside the one that this account uses; unless asked, only if there is nothing in that. Takes the
 * lease of the database: no server may use it meanwhile.
 */
export async function scratchSchema(url: string, replace: boolean): Promise<ScratchSchema> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  let lease: Lease | undefined

  async function namesIn(schema: string): Promise<readonly string[]> {
    const { rows } = await client.query<{ name: string }>(TABLES, [schema])
    return rows.map(({ name }) => `"${schema}"."${name}"`)
  }
  async function own(): Promise<{ readonly schema: string; readonly tables: readonly string[] }> {
    const { rows } = await client.query<{ name: string }>('select current_schema() as name')
    const schema = rows[0]?.name ?? 'public'
    const tables = await namesIn(schema)
    if (tables.length > 0 && !replace)
      throw new StoreError('locked', 'there is already data in the database; add --replace to delete it')
    return { schema, tables }
  }
  async function told<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work()
    } catch (error) {
      throw postgresError(error)
    }
  }

  try {
    await told(async () => {
      await client.connect()
      lease = await takeLease((text, values = []) => client.query(text, [...values]), {
        clock: realClock,
        // Found out, and refused, before anything is replaced.
        lost() {},
      })
      await own()
      await client.query(`drop schema if exists ${NAME} cascade; create schema ${NAME}`)
    })
  } catch (error) {
    await lease?.release().catch(() => {})
    await client.end()
    throw error
  }
  return {
    name: NAME,
    takePlace: () =>
      told(async () => {
        await client.query('begin')
        if (lease === undefined || (await client.query(lease.held)).rowCount === 0)
          throw new StoreError('locked', 'a server is using this database')
        const { schema, tables } = await own()
        if (tables.length > 0) await client.query(`drop table ${tables.join(', ')} cascade`)
        for (const table of await namesIn(NAME)) await client.query(`alter table ${table} set schema "${schema}"`)
        await client.query('commit')
      }),
    async close() {
      await client.query('rollback').catch(() => {})
      await client.query(`drop schema if exists ${NAME} cascade`).catch(() => {})
      await lease?.release().catch(() => {})
      await client.end()
    },
  }
}
