import { Client } from 'pg'
import { postgresError } from '../engine/postgres-fault.ts'
import { rowFrom, wholeNumbers } from '../engine/postgres-row.ts'
import { APART, LOG, type Source } from './source.ts'

/** Number of rows fetched at once. */
const FETCHED = 1000

/** A PostgreSQL, read within one transaction, which sees one moment. */
export async function postgresSource(url: string): Promise<Source> {
  const client = new Client({ connectionString: url, types: wholeNumbers() })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const { rows: names } = await client.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = current_schema() order by 1',
    )
    const { rows: versions } = await client.query<{ version: number }>(
      'select max(version) as version from schema_version',
    )
    const rows = async function* (question: string) {
      await client.query(`declare reading cursor for ${question}`)
      for (;;) {
        const { rows: some } = await client.query(`fetch ${FETCHED} from reading`)
        for (const row of some) yield rowFrom(row)
        if (some.length < FETCHED) break
      }
      await client.query('close reading')
    }
    return {
      version: versions[0]?.version ?? 0,
      tables: names.map(({ name }) => name).filter((name) => !APART.includes(name)),
      rows: (table) => rows(`select * from "${table}"`),
      log: () => rows(LOG),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw postgresError(error)
  }
}
