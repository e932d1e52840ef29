import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { TableId } from '../../base/ids.ts'
import type { StoredBatch } from './engine.ts'
import { logEnds } from './log-ends.ts'
import { KEEP_NOTE, noteValues } from './running.ts'
import type { Row, Statement } from './sql.ts'
import { openSqlite, type SqliteLimits } from './sqlite-file.ts'
import { lockFile } from './sqlite-lock.ts'
import { rowFrom } from './sqlite-row.ts'
import type { SyncEngine } from './sync-engine.ts'

/** The rows of one table's log, followed backwards from its head. */
const CHAIN = `
  with recursive chain (seq, n, prev, choice, body) as (
    select seq, n, prev, choice, body from batch where seq = (select last from head where t = ?)
    union all
    select batch.seq, batch.n, batch.prev, batch.choice, batch.body from batch join chain on batch.seq = chain.prev
  )
  select n, choice, body from chain order by n`

/** The same rows, to be thrown away. */
const FORGOTTEN = `
  with recursive chain (seq, prev) as (
    select seq, prev from batch where seq = (select last from head where t = ?)
    union all
    select batch.seq, batch.prev from batch join chain on batch.seq = chain.prev
  )
  delete from batch where seq in (select seq from chain)`

/** The first batch of a table, as the last of all batches. */
const OPENED = `
  insert into batch (seq, t, n, prev, choice, body)
  select coalesce(max(seq), 0) + 1, ?, 0, 0, ?, ? from batch`
const OPENED_HEAD = 'insert into head (t, n, last) select ?, 0, max(seq) from batch'

/** Most prepared statements kept; the texts are ours, so there are not many more. */
const MOST_PREPARED = 500

function opened(path: string, limits: SqliteLimits, unlock: () => void): DatabaseSync {
  try {
    return openSqlite(path, limits)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The embedded engine: one file, nothing to install. Every call is synchronous and durable when it returns. */
export function sqliteEngine(path: string, limits: SqliteLimits = {}): SyncEngine {
  // Read-only connections take no lock.
  const unlock = limits.readOnly === true ? () => {} : lockFile(path)
  const db = opened(path, limits, unlock)
  const begun = db.prepare('begin immediate')
  const committed = db.prepare('commit')
  const headMoved = db.prepare('update head set n = ?, last = ? where t = ?')
  const headMade = db.prepare('insert into head (t, n, last) values (?, 0, ?)')
  const batchAdded = db.prepare('insert into batch (seq, t, n, prev, choice, body) values (?, ?, ?, ?, ?, ?)')
  const chain = db.prepare(CHAIN)
  const ends = logEnds(db)
  const prepared = new Map<string, StatementSync>()

  function statement(text: string): StatementSync {
    const known = prepared.get(text)
    if (known !== undefined) return known
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const made = db.prepare(text)
    prepared.set(text, made)
    return made
  }

  const run = ({ text, values = [] }: Statement): number =>
    Number(statement(text).run(...values.map((value) => value ?? null)).changes)

  function inTransaction<R>(work: (undo: () => void) => R): R {
    begun.run()
    try {
      let undone = false
      const result = work(() => {
        undone = true
      })
      if (undone) db.exec('rollback')
      else committed.run()
      return result
    } catch (error) {
      ends.forgetAll()
      if (db.isTransaction) db.exec('rollback')
      throw error
    }
  }

  function addBatch({ table, n, choice, body, note }: StoredBatch): boolean {
    const end = ends.of(table)
    if (n !== end.n + 1) return false
    const seq = ends.nextSeq()
    if (n === 0) headMade.run(table, seq)
    else headMoved.run(n, seq, table)
    batchAdded.run(seq, table, n, end.last, choice, body)
    if (note !== undefined) statement(KEEP_NOTE).run(...noteValues(table, note))
    ends.moved(table, { n, last: seq })
    return true
  }

  const together = (statements: readonly Statement[]): readonly number[] =>
    inTransaction((undo) => {
      const changed: number[] = []
      for (const each of statements) {
        changed.push(run(each))
        if (each.must === undefined || each.must === changed.at(-1)) continue
        undo()
        return []
      }
      return changed
    })

  /** The log of a table is thrown away. */
  const forgotten = (table: TableId): readonly Statement[] => [
    { text: FORGOTTEN, values: [table] },
    { text: 'delete from head where t = ?', values: [table] },
  ]

  return {
    all: <R extends Row>(text: string, values: Statement['values'] = []) =>
      statement(text)
        .all(...values.map((value) => value ?? null))
        .map((row) => rowFrom<R>(row)),
    run: (text, values = []) => run({ text, values }),
    together,
    append: (group) => inTransaction(() => group.map(addBatch)),
    batches: (table) =>
      chain.all(table).map(({ n, choice, body }) => ({
        table,
        n: Number(n),
        choice: String(choice),
        body: String(body),
      })),
    begin({ table, choice, body }, besides) {
      ends.forgetAll()
      const opened = { text: OPENED, values: [table, choice, body] }
      return together([...besides, ...forgotten(table), opened, { text: OPENED_HEAD, values: [table] }]).length > 0
    },
    forget(table, besides) {
      ends.forgetAll()
      return together([...besides, ...forgotten(table)]).length > 0
    },
    close: () => {
      if (db.isOpen) db.close()
      unlock()
    },
  }
}
