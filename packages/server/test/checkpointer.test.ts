import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { sqliteSyncedLater } from '../src/store/engine/sqlite-disk.ts'
import { temporaryFolder } from './temporary.ts'

const BODY = 'x'.repeat(4000)

test('the write-ahead log is copied into the data file while the server runs, and is begun afresh', async () => {
  const path = join(temporaryFolder(), 'selva.db')
  const engine = sqliteSyncedLater(path, () => {})
  let n = 0
  const write = async (batches: number): Promise<void> => {
    for (const end = n + batches; n < end; n++)
      await engine.append([{ table: 'a' as TableId, n, choice: '', body: BODY }])
  }
  const size = (end: string): number => statSync(path + end).size
  await write(600)
  expect(size('')).toBeLessThan(600 * BODY.length)

  // A copy is due after some seconds of the clock of the process: this clock runs ahead.
  const { now } = performance
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead)
  onTestFinished(() => void vi.restoreAllMocks())
  const copyIsDue = async (): Promise<void> => {
    ahead += 10_000
    await write(1)
  }
  await expect
    .poll(async () => {
      await copyIsDue()
      return size('')
    })
    .toBeGreaterThan(600 * BODY.length)

  // The log is long by now. Once all of it is copied, SQLite writes it from its beginning, and the file stays as it is.
  await expect
    .poll(async () => {
      await copyIsDue()
      const before = size('-wal')
      await write(50)
      return size('-wal') - before
    })
    .toBe(0)
  await engine.close()
})
