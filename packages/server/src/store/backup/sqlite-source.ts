import { DatabaseSync } from 'node:sqlite'
import { storeError } from '../engine/fault.ts'
import { rowFrom } from '../engine/sqlite-row.ts'
import { APART, LOG, type Source } from './source.ts'

/** A data file, read while a server may be writing it: a reader of a write-ahead log sees one moment. */
export function sqliteSource(path: string): Source {
  try {
    const db = new DatabaseSync(path, { readOnly: true })
    db.exec('begin')
    const version = Number(db.prepare('pragma user_version').get()?.['user_version'])
    const names = db.prepare(`select name from sqlite_schema where type = 'table' order by name`).all()
    const rows = async function* (question: string) {
      for (const row of db.prepare(question).iterate()) yield rowFrom(row)
    }
    return {
      version,
      tables: names.map(({ name }) => String(name)).filter((name) => !APART.includes(name)),
      rows: (table) => rows(`select * from "${table}"`),
      log: () => rows(LOG),
      close: async () => db.close(),
    }
  } catch (error) {
    throw storeError(error)
  }
}
