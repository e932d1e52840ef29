import { Pool, type PoolClient, type QueryResult } from 'pg'
import type { Engine, StoredBatch } from './engine.ts'
import { postgresError } from './postgres-fault.ts'
import { rowFrom, wholeNumbers } from './postgres-row.ts'
import { forPostgres, placeholders } from './postgres-words.ts'
import type { Row, Statement } from './sql.ts'
import { stepsFrom } from './version.ts'

/** So many questions are asked at the same time. */
const CONNECTIONS = 10

/** Nodes that start together bring the database up to date one after the other. */
const MIGRATING = 7_353_511

/**
 * A batch is stored if its table's last is the one before it: a row that does not come back is a conflict, so that no
 * table can fork whoever else writes. Rows go in by table and number, or two nodes could wait for each other.
 */
const APPEND = `
  insert into batch (t, n, choice, body)
  select t, n, choice, body from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as one (t, n, choice, body)
  where n = 0 or exists (select from batch before where before.t = one.t and before.n = one.n - 1)
  order by t, n
  on conflict do nothing
  returning t`

const valuesOf = ({ values = [] }: Statement) =>
  values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : (value ?? null)))

export type PostgresWishes = {
  /** The version to bring the database to, if not the present one. */
  readonly upTo?: number
  /** The schema to use, if not the account's own. It must be there. */
  readonly schema?: string
}

async function migrate(client: PoolClient, { upTo }: PostgresWishes): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATING])
  try {
    await client.query('create table if not exists schema_version (version bigint not null)')
    const { rows } = await client.query<{ version: number }>('select max(version) as version from schema_version')
    for (const [version, step] of stepsFrom(rows[0]?.version ?? 0, upTo)) {
      const record = `insert into schema_version (version) values (${version})`
      await client.query(['begin', ...forPostgres(step), record, 'commit'].join(';\n'))
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATING])
  }
}

/** PostgreSQL, for when one machine is not enough. Any number of servers may use the same database. */
export async function postgresEngine(url: string, wishes: PostgresWishes = {}): Promise<Engine> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: wholeNumbers(),
    ...(wishes.schema === undefined ? {} : { options: `-c search_path=${wishes.schema}` }),
  })
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => {})
  let closing: Promise<void> | undefined

  /** Does something over one connection. After a failure the connection is not used again: nobody knows its state. */
  async function over<R>(work: (client: PoolClient) => Promise<R>): Promise<R> {
    try {
      const client = await pool.connect()
      let broken = true
      try {
        const result = await work(client)
        broken = false
        return result
      } finally {
        client.release(broken)
      }
    } catch (error) {
      throw postgresError(error)
    }
  }

  const query = (client: PoolClient, statement: Statement): Promise<QueryResult> =>
    client.query(placeholders(statement.text), valuesOf(statement))

  const together = (statements: readonly Statement[]): Promise<readonly number[]> =>
    over(async (client) => {
      await client.query('begin')
      const changed: number[] = []
      for (const statement of statements) {
        const { rowCount } = await query(client, statement)
        changed.push(rowCount ?? 0)
        if (statement.must === undefined || statement.must === rowCount) continue
        await client.query('rollback')
        return []
      }
      await client.query('commit')
      return changed
    })

  try {
    await over((client) => migrate(client, wishes))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    async all<R extends Row>(text: string, values: Statement['values'] = []) {
      const { rows } = await over((client) => query(client, { text, values }))
      return rows.map(rowFrom<R>)
    },
    run: async (text, values = []) => (await over((client) => query(client, { text, values }))).rowCount ?? 0,
    together,
    async append(group) {
      const column = (name: 'table' | 'n' | 'choice' | 'body'): unknown[] => group.map((batch) => batch[name])
      const values = [column('table'), column('n'), column('choice'), column('body')]
      const { rows } = await over((client) => client.query<{ t: string }>({ name: 'append', text: APPEND, values }))
      const stored = new Set(rows.map(({ t }) => t))
      return group.map(({ table }) => stored.has(table))
    },
    async batches(table) {
      const { rows } = await over((client) =>
        client.query<Omit<StoredBatch, 'table'>>('select n, choice, body from batch where t = $1 order by n', [table]),
      )
      return rows.map(({ n, choice, body }) => ({ table, n, choice, body }))
    },
    forget: async (table, besides) =>
      (await together([...besides, { text: 'delete from batch where t = ?', values: [table] }])).length > 0,
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}
