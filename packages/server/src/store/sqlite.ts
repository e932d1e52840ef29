import { DatabaseSync } from 'node:sqlite'
import { digest } from '@selva/core'
import type { Table, TableId } from '../table/table.ts'
import type { Engine } from './engine.ts'
import { storeError } from './fault.ts'
import { type Row, tableFrom, text, whole } from './row.ts'
import { migrate } from './schema.ts'
import type { StoredBatch } from './store.ts'

/** The rows of one table's log, followed backwards from its head. */
const CHAIN = `
  with recursive chain (seq, n, prev, choice, body) as (
    select seq, n, prev, choice, body from batch where seq = (select last from head where t = ?)
    union all
    select batch.seq, batch.n, batch.prev, batch.choice, batch.body from batch join chain on batch.seq = chain.prev
  )
  select n, choice, body from chain order by n`

export type SqliteLimits = {
  /** The most pages of 4 kB the file may grow to; without it, as many as the disk holds. */
  readonly mostPages?: number
  /** Looks, but does not touch. */
  readonly readOnly?: boolean
}

function opened(path: string, { mostPages, readOnly = false }: SqliteLimits): DatabaseSync {
  try {
    const db = new DatabaseSync(path)
    // Exclusive: a second server on the same file is told so instead of quietly sharing it.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    migrate(db)
    if (mostPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(mostPages)}`)
    if (readOnly) db.exec('pragma query_only = on')
    return db
  } catch (error) {
    throw storeError(error)
  }
}

/** The embedded engine: one file, nothing to install. Every call is synchronous and durable when it returns. */
export function sqliteEngine(path: string, limits: SqliteLimits = {}): Engine {
  const db = opened(path, limits)
  const headMoved = db.prepare('update head set n = ?, last = ? where t = ? and n = ?')
  const headMade = db.prepare('insert into head (t, n, last) values (?, 0, ?) on conflict do nothing')
  const headOf = db.prepare('select n, last from head where t = ?')
  const batchAdded = db.prepare('insert into batch (seq, t, n, prev, choice, body) values (?, ?, ?, ?, ?, ?)')
  const lastSeq = db.prepare('select coalesce(max(seq), 0) as seq from batch')
  const chain = db.prepare(CHAIN)
  const seatsOf = db.prepare('select holder, person, name from seat where t = ? order by seat')
  const seatAdded = db.prepare('insert into seat (t, seat, holder, person, name) values (?, ?, ?, ?, ?)')
  const tableById = db.prepare('select * from tables where id = ?')
  const tableByInvite = db.prepare('select id from tables where invited = ?')
  const byStatus = db.prepare('select * from tables where status = ? order by made')
  const open = db.prepare(
    `select * from tables where status = 'open' and listed = 1 and made > ? order by made desc limit ?`,
  )
  const tableAdded = db.prepare(
    `insert into tables (id, game, setting, terms, listed, status, host, invite, invited, arrangement, made, version,
       seed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const tableChanged = db.prepare(
    'update tables set status = ?, host = ?, version = version + 1 where id = ? and version = ?',
  )

  function inTransaction<R>(run: () => R): R {
    db.exec('begin immediate')
    try {
      const result = run()
      db.exec('commit')
      return result
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }

  function addBatch({ table, n, choice, body }: StoredBatch, seq: number): boolean {
    const head = headOf.get(table)
    const moved = n === 0 ? headMade.run(table, seq) : headMoved.run(n, seq, table, n - 1)
    if (moved.changes !== 1) return false
    batchAdded.run(seq, table, n, head === undefined ? 0 : whole(head, 'last'), choice, body)
    return true
  }

  function addSeats({ id, seats }: Table): void {
    for (const [i, holder] of seats.entries()) {
      const person = holder.by === 'person' ? holder.person : ''
      seatAdded.run(id, i + 1, holder.by, person, holder.by === 'bot' ? holder.name : '')
    }
  }

  const withSeats = (row: Row): Table => tableFrom(row, seatsOf.all(text(row, 'id')))

  return {
    append: (group) =>
      inTransaction(() => {
        const last = lastSeq.get()
        let seq = last === undefined ? 0 : whole(last, 'seq')
        return group.map((batch) => {
          const accepted = addBatch(batch, seq + 1)
          if (accepted) seq++
          return accepted
        })
      }),
    batches: (table) =>
      chain.all(table).map((row) => ({
        table,
        n: whole(row, 'n'),
        choice: text(row, 'choice'),
        body: text(row, 'body'),
      })),
    addTable: (table, seed) =>
      inTransaction(() => {
        const { id, game, setting, terms, listed, status, host, invite, arrangement, made, version } = table
        const draft = JSON.stringify(setting)
        const agreed = JSON.stringify(terms)
        const invited = digest(invite)
        const shown = listed ? 1 : 0
        tableAdded.run(id, game, draft, agreed, shown, status, host, invite, invited, arrangement, made, version, seed)
        addSeats(table)
      }),
    table: (id) => {
      const row = tableById.get(id)
      return row === undefined ? undefined : withSeats(row)
    },
    tableInvited: (inviteDigest) => {
      const row = tableByInvite.get(inviteDigest)
      return row === undefined ? undefined : (text(row, 'id') as TableId)
    },
    tablesWith: (status) => byStatus.all(status).map(withSeats),
    openTables: (madeAfter, most) => open.all(madeAfter, most).map(withSeats),
    changeTable: (table) =>
      inTransaction(() => {
        const changed = tableChanged.run(table.status, table.host, table.id, table.version)
        if (changed.changes !== 1) return false
        db.prepare('delete from seat where t = ?').run(table.id)
        addSeats(table)
        return true
      }),
    dropTable: (id) =>
      inTransaction(() => {
        db.prepare('delete from tables where id = ?').run(id)
        db.prepare('delete from seat where t = ?').run(id)
      }),
    seed: (id) => {
      const seed = db.prepare('select seed from tables where id = ?').get(id)?.['seed']
      return seed instanceof Uint8Array ? seed : undefined
    },
    name: (person) => {
      const row = db.prepare('select name from person where id = ?').get(person)
      return row === undefined ? undefined : text(row, 'name')
    },
    rename: (person, name) => {
      db.prepare('insert into person (id, name) values (?, ?) on conflict (id) do update set name = excluded.name').run(
        person,
        name,
      )
    },
    secret: (purpose, fresh) => {
      db.prepare('insert into secret (purpose, bytes) values (?, ?) on conflict do nothing').run(purpose, fresh)
      const bytes = db.prepare('select bytes from secret where purpose = ?').get(purpose)?.['bytes']
      if (!(bytes instanceof Uint8Array)) throw new Error(`no secret for ${purpose}`)
      return bytes
    },
    close: () => db.close(),
  }
}
