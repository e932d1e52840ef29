import type { PoolClient } from 'pg'
import { forPostgres } from './postgres-words.ts'
import { notUpdated, updateFrom } from './version.ts'

/** The lock that makes servers migrate a database one after the other. */
const MIGRATING = 7_353_511

export type PostgresMigration = {
  /** The version to bring the database to, if not the present one. */
  readonly upTo?: number
  /** Called before a migration changes data; if it fails, the data stays as it is. */
  readonly before?: (from: number, to: number) => Promise<void>
}

const versionOf = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ version: number }>('select max(version) as version from schema_version')
  return rows[0]?.version ?? 0
}

/** Brings a database to the present version, in one transaction. */
export async function migrate(client: PoolClient, { upTo, before }: PostgresMigration): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATING])
  try {
    await client.query('create table if not exists schema_version (version bigint not null)')
    const update = updateFrom(await versionOf(client), upTo)
    if (update === undefined) return
    const { from, to, steps } = update
    if (from > 0) await before?.(from, to)
    const record = `insert into schema_version (version) values (${to})`
    await client.query(['begin', ...steps.flatMap(forPostgres), record, 'commit'].join(';\n'))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATING])
  }
}

/** Refuses data that this server could only use after bringing it up to date. */
export async function mustBeUpToDate(client: PoolClient): Promise<void> {
  const update = updateFrom(await versionOf(client))
  if (update !== undefined) throw notUpdated(update)
}
