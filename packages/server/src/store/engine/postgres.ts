import type { PoolClient, QueryResult } from 'pg'
import type { TableId } from '../../base/ids.ts'
import type { Engine, StoredBatch } from './engine.ts'
import { type ConnectionOptions, connectionsTo } from './postgres-connections.ts'
import { type Lease, type LeaseOptions, takeLease } from './postgres-lease.ts'
import { migrate, mustBeUpToDate, type PostgresMigration } from './postgres-migration.ts'
import { rowFrom } from './postgres-row.ts'
import { placeholders } from './postgres-words.ts'
import { noteValues } from './running.ts'
import type { Row, Statement } from './sql.ts'

/**
 * A batch is stored if its table's last is the one before it: a row that does not come back is a conflict, so that no
 * table can fork if others write too. Rows go in by table and number, or two writers could wait for each other. With a
 * lease, nothing is stored unless it is still held.
 */
const appendWith = (lease: Lease | undefined): string => `
  with own as materialized (${lease?.held ?? 'select 1'})
  insert into batch (t, n, choice, body)
  select t, n, choice, body from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as one (t, n, choice, body)
  where exists (select from own)
    and (n = 0 or exists (select from batch before where before.t = one.t and before.n = one.n - 1))
  order by t, n
  on conflict do nothing
  returning t`

/** The same with notes of how games stand, for the batches that were stored. */
const notedWith = (append: string): string => `
  with added as (${append}),
  noted as (
    insert into running (t, awaits, moves, at)
    select t, awaits, moves, at
      from unnest($5::text[], $6::text[], $7::bigint[], $8::bigint[]) as note (t, awaits, moves, at)
     where t in (select t from added)
     order by t
    on conflict (t) do update set awaits = excluded.awaits, moves = excluded.moves, at = excluded.at
  )
  select t from added`

const valuesOf = ({ values = [] }: Statement) =>
  values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : (value ?? null)))

/** The log of a table is thrown away. */
const forgotten = (table: TableId): Statement => ({ text: 'delete from batch where t = ?', values: [table] })

export type PostgresEngineOptions = ConnectionOptions &
  PostgresMigration & {
    /** Takes the lease of the database and writes only as long as it is held. A server must. */
    readonly lease?: LeaseOptions
  }

/**
 * PostgreSQL, for data on another machine. One server at a time may use a database: it takes the lease. Without a lease
 * the engine still never forks a table, and fits tools that only read, and tests.
 */
export async function postgresEngine(url: string, options: PostgresEngineOptions = {}): Promise<Engine> {
  const { over, end } = connectionsTo(url, options)
  let closing: Promise<void> | undefined
  let lease: Lease | undefined

  const query = (client: PoolClient, statement: Statement): Promise<QueryResult> =>
    client.query(placeholders(statement.text), valuesOf(statement))

  /** Begins a transaction that writes. The two statements travel together. */
  async function begin(client: PoolClient): Promise<void> {
    if (lease === undefined) return void (await client.query('begin'))
    const answers: unknown = await client.query(`begin; ${lease.held}`)
    const [, held] = answers as readonly QueryResult[]
    if (held?.rowCount === 0) throw lease.gone()
  }

  const together = (statements: readonly Statement[]): Promise<readonly number[]> =>
    over(async (client) => {
      await begin(client)
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

  async function close(): Promise<void> {
    try {
      await lease?.release()
    } finally {
      await end()
    }
  }

  try {
    const ask = (text: string, values: readonly unknown[] = []) => over((client) => client.query(text, [...values]))
    if (options.lease !== undefined) lease = await takeLease(ask, options.lease)
    await over((client) => (options.readOnly === true ? mustBeUpToDate(client) : migrate(client, options)))
  } catch (error) {
    await close()
    throw error
  }
  const appending = appendWith(lease)
  return {
    async all<R extends Row>(text: string, values: Statement['values'] = []) {
      const { rows } = await over((client) => query(client, { text, values }))
      return rows.map(rowFrom<R>)
    },
    run: async (text, values = []) =>
      lease === undefined
        ? ((await over((client) => query(client, { text, values }))).rowCount ?? 0)
        : ((await together([{ text, values }]))[0] ?? 0),
    together,
    async append(group) {
      const column = (name: 'table' | 'n' | 'choice' | 'body'): unknown[] => group.map((batch) => batch[name])
      const values = [column('table'), column('n'), column('choice'), column('body')]
      const notes = group.flatMap(({ table, note }) => (note === undefined ? [] : [noteValues(table, note)]))
      const noted = [0, 1, 2, 3].map((i) => notes.map((note) => note[i]))
      const append =
        notes.length === 0
          ? { name: 'append', text: appending, values }
          : { name: 'append noted', text: notedWith(appending), values: [...values, ...noted] }
      const { rows } = await over(async (client) => {
        const answer = await client.query<{ t: string }>(append)
        // Some rows were refused: by another writer's batch, or because the lease is gone.
        if (lease !== undefined && answer.rows.length < group.length)
          if ((await client.query(lease.held)).rowCount === 0) throw lease.gone()
        return answer
      })
      const stored = new Set(rows.map(({ t }) => t))
      return group.map(({ table }) => stored.has(table))
    },
    async batches(table) {
      const { rows } = await over((client) =>
        client.query<Omit<StoredBatch, 'table'>>('select n, choice, body from batch where t = $1 order by n', [table]),
      )
      return rows.map(({ n, choice, body }) => ({ table, n, choice, body }))
    },
    async begin({ table, n, choice, body }, besides) {
      const opened = {
        text: 'insert into batch (t, n, choice, body) values (?, ?, ?, ?)',
        values: [table, n, choice, body],
      }
      return (await together([...besides, forgotten(table), opened])).length > 0
    },
    forget: async (table, besides) => (await together([...besides, forgotten(table)])).length > 0,
    close() {
      closing ??= close()
      return closing
    },
  }
}
