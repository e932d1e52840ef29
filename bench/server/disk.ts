import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync, type SQLInputValue, type StatementResultingChanges, StatementSync } from 'node:sqlite'
import type { DiskFigures } from './peer.ts'

/**
 * Counts and times what this process asks of the database driver and the file system. The server needs no figures of
 * its own for that, and they mean the same however it is built. Only the thread that loads this file is seen.
 */
const counted = { commits: 0, commitMs: 0, syncs: 0, syncMs: 0, longestSync: 0 }

/**
 * With `SELVA_BENCH_DURABLE=no` nothing is made durable: SQLite is told `synchronous = off`, and a sync of a file
 * returns at once. That is our server without the disk; the server itself has no such setting, and must have none.
 * (The thread that copies SQLite's log now and then still syncs: no one waits for it.)
 */
const durable = process.env['SELVA_BENCH_DURABLE'] !== 'no'

/** Does SQLite itself wait for the disk in a commit? */
let commitSyncs = false
/** Are syncs calls of their own, beside the thread? */
let syncsApart = false

const now = (): number => performance.now()
const beganAt = new WeakMap<DatabaseSync, number>()
const { exec, prepare } = DatabaseSync.prototype
const { run } = StatementSync.prototype

function began(db: DatabaseSync): void {
  if (!durable && !beganAt.has(db)) exec.call(db, 'pragma synchronous = off')
  beganAt.set(db, now())
}

function synced(ms: number): void {
  counted.syncs++
  counted.syncMs += ms
  counted.longestSync = Math.max(counted.longestSync, ms)
}

/** A transaction has ended: `first` is when it began, `last` when its last statement did. */
function committed(first: number, last: number): void {
  const end = now()
  counted.commits++
  counted.commitMs += end - first
  if (commitSyncs) synced(end - last)
}

/** Runs a statement, and counts it if it ends a transaction, its own or a larger one. */
function watched<R>(db: DatabaseSync, sql: string, go: () => R): R {
  const word = /^\s*(\w*)/.exec(sql)?.[1]?.toLowerCase() ?? ''
  if (word === 'begin') began(db)
  const within = db.isTransaction
  const from = now()
  const result = go()
  if (word === 'commit') committed(beganAt.get(db) ?? from, from)
  else if (!within && ['insert', 'update', 'delete'].includes(word)) committed(from, from)
  return result
}

DatabaseSync.prototype.exec = function (sql) {
  const asked = /synchronous\s*=\s*(\w+)/i.exec(sql)?.[1]?.toLowerCase()
  if (asked !== undefined) commitSyncs = durable && (asked === 'full' || asked === 'extra')
  return watched(this, sql, () => exec.call(this, sql))
}
DatabaseSync.prototype.prepare = function (sql, options) {
  const statement = prepare.call(this, sql, options)
  if (!/^\s*(begin|commit|insert|update|delete)/i.test(sql)) return statement
  const plain = /^\s*(insert|update|delete)/i.test(sql)
  const watchedRun = (...values: SQLInputValue[]): StatementResultingChanges =>
    // Inside of a transaction a statement is only passed on.
    plain && this.isTransaction
      ? Reflect.apply(run, statement, values)
      : watched(this, sql, () => Reflect.apply(run, statement, values))
  statement.run = watchedRun as typeof run
  return statement
}

type Sync = (file: number, done: (error: NodeJS.ErrnoException | null) => void) => void
const apart =
  (sync: Sync): Sync =>
  (file, done) => {
    syncsApart = true
    if (!durable) return process.nextTick(done, null)
    const from = now()
    sync(file, (error) => {
      synced(now() - from)
      done(error)
    })
  }
// The types of Node also ask for the form that returns a promise, which is not touched.
Object.assign(fs, { fsync: apart(fs.fsync), fdatasync: apart(fs.fdatasync) })
syncBuiltinESMExports()

const where = (commits: number): string =>
  commits === 0 ? 'a thread that was not watched' : syncsApart ? 'the main thread, syncs beside it' : 'the main thread'

/** The figures since a mark; the longest sync is that since the last mark of all. */
export function diskWatch(): () => DiskFigures {
  const { ...before } = counted
  counted.longestSync = 0
  return () => {
    const commits = counted.commits - before.commits
    return {
      commits,
      commitMs: counted.commitMs - before.commitMs,
      syncs: counted.syncs - before.syncs,
      syncMs: counted.syncMs - before.syncMs,
      longestSync: counted.longestSync,
      where: where(commits),
    }
  }
}
