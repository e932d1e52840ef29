import type { DatabaseSync } from 'node:sqlite'
import type { TableId } from '../../base/ids.ts'

/** The last batch of a table: its number, and its place among all batches. */
type LogEnd = { readonly n: number; readonly last: number }

const NO_LOG: LogEnd = { n: -1, last: 0 }

/** Most tables whose end is remembered; the others are looked up. */
const MOST = 5000

/**
 * Remembers where the logs of tables end, so that adding a batch asks nothing. That is safe because one server at a
 * time has the data file open for writing. All is forgotten whenever something else than a batch changes a log.
 */
export type LogEnds = {
  of(table: TableId): LogEnd
  moved(table: TableId, end: LogEnd): void
  /** A place for one more batch. */
  nextSeq(): number
  forgetAll(): void
}

export function logEnds(db: DatabaseSync): LogEnds {
  const headOf = db.prepare('select n, last from head where t = ?')
  const lastSeq = db.prepare('select coalesce(max(seq), 0) as seq from batch')
  const ends = new Map<TableId, LogEnd>()
  let seq: number | undefined

  function stored(table: TableId): LogEnd {
    const row = headOf.get(table)
    return row === undefined ? NO_LOG : { n: Number(row['n']), last: Number(row['last']) }
  }

  return {
    of: (table) => ends.get(table) ?? stored(table),
    moved(table, end) {
      if (ends.size >= MOST) ends.clear()
      ends.set(table, end)
    },
    nextSeq() {
      seq = (seq ?? Number(lastSeq.get()?.['seq'] ?? 0)) + 1
      return seq
    },
    forgetAll() {
      ends.clear()
      seq = undefined
    },
  }
}
