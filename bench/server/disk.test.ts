import { fdatasync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { diskWatch } from './disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'selva-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function database(name: string, synchronous: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, name))
  db.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
  db.exec('create table t (n integer)')
  return db
}

test('a transaction is one commit, however it is begun, and so is a statement alone', () => {
  const db = database('commits', 'full')
  const add = db.prepare('insert into t values (?)')
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const figures = diskWatch()
  db.exec('begin')
  for (const n of [1, 2, 3]) add.run(n)
  db.exec('commit')
  begin.run()
  add.run(4)
  commit.run()
  add.run(5)
  db.exec('begin')
  add.run(6)
  db.exec('rollback')
  db.prepare('select * from t').all()
  const { commits, commitMs, syncs, syncMs } = figures()
  expect(commits).toBe(3)
  expect(syncs).toBe(3)
  expect(syncMs).toBeGreaterThan(0)
  expect(commitMs).toBeGreaterThan(syncMs)
  expect(db.prepare('select count(*) as n from t').get()?.['n']).toBe(5)
  db.close()
})

test('where SQLite does not wait for the disk, only syncs that are asked for are counted', async () => {
  const db = database('apart', 'normal')
  const figures = diskWatch()
  db.exec('insert into t values (1)')
  expect(figures()).toMatchObject({ commits: 1, syncs: 0, where: 'the main thread' })
  const file = openSync(join(folder, 'apart-wal'), 'r+')
  await new Promise<void>((resolve, reject) => fdatasync(file, (error) => (error === null ? resolve() : reject(error))))
  expect(figures()).toMatchObject({ commits: 1, syncs: 1, where: 'the main thread, syncs beside it' })
  db.close()
})
