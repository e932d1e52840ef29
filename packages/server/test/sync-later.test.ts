import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { type Disk, syncedLater } from '../src/store/engine/sync-later.ts'
import { temporaryFolder } from './temporary.ts'

const table = 'a' as TableId
const batch = (n: number) => ({ table, n, choice: `choice-${n}`, body: '{}' })

/** A disk whose syncs end when the test says so. */
function manualDisk() {
  const running: ((error: Error | null) => void)[] = []
  let rests = 0
  const disk: Disk = { sync: (done) => void running.push(done), rested: () => void rests++, close: async () => {} }
  return {
    disk,
    begun: () => running.length,
    rests: () => rests,
    end: (error: Error | null = null) => running.shift()?.(error),
  }
}

function opened(lost: (error: Error) => void = () => {}) {
  const manual = manualDisk()
  const sync = sqliteEngine(join(temporaryFolder(), 'selva.db'), { syncLater: true })
  return { ...manual, engine: syncedLater(sync, manual.disk, lost) }
}

/** Whether a promise has settled, after everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol()
  await new Promise(setImmediate)
  return (
    (await Promise.race([
      promise.then(
        () => undefined,
        () => undefined,
      ),
      Promise.resolve(open),
    ])) !== open
  )
}

test('a write is answered when a sync that began after it has ended', async () => {
  const { engine, begun, end } = opened()
  const first = engine.append([batch(0)])
  expect(begun()).toBe(1)
  // Written while the first sync runs: that sync may have passed it by.
  const second = engine.append([batch(1)])
  expect(begun()).toBe(1)
  expect(await isSettled(first)).toBe(false)
  end()
  expect(await first).toEqual([true])
  expect(await isSettled(second)).toBe(false)
  expect(begun()).toBe(1)
  end()
  expect(await second).toEqual([true])
})

test('writes that come while a sync runs share the next one', async () => {
  const { engine, begun, end, rests } = opened()
  const first = engine.append([batch(0)])
  const rest = [engine.append([batch(1)]), engine.append([batch(2)]), engine.run('delete from person')]
  end()
  await first
  expect(begun()).toBe(1)
  expect(rests()).toBe(0)
  end()
  await Promise.all(rest)
  expect(begun()).toBe(0)
  expect(rests()).toBe(1)
})

test('an answer waits for the sync of everything it may show', async () => {
  const { engine, end } = opened()
  expect(await engine.batches(table)).toEqual([])
  const writing = engine.append([batch(0)])
  const reading = engine.batches(table)
  expect(await isSettled(reading)).toBe(false)
  const later = engine.append([batch(1)])
  const readingBoth = engine.batches(table)
  end()
  expect(await reading).toHaveLength(1)
  expect(await isSettled(readingBoth)).toBe(false)
  end()
  expect(await readingBoth).toHaveLength(2)
  await Promise.all([writing, later])
})

test('a batch that does not follow is refused, and a statement that fails is reported at once', async () => {
  const { engine, end, begun } = opened()
  const refused = engine.append([batch(7)])
  end()
  expect(await refused).toEqual([false])
  await expect(engine.run('no statement')).rejects.toThrow()
  expect(begun()).toBe(0)
})

test('after a sync that failed nothing is acknowledged, and the server is told to end', async () => {
  const lost: string[] = []
  const { engine, end } = opened((error) => lost.push(error.message))
  const one = engine.append([batch(0)])
  const two = engine.append([batch(1)])
  const question = engine.batches(table)
  end(new Error('EIO'))
  for (const call of [one, two, question, engine.append([batch(2)]), engine.all('select 1 as one')])
    await expect(call).rejects.toMatchObject({ fault: 'broken', message: expect.stringContaining('EIO') })
  expect(lost).toEqual(['EIO'])
})

test('closing waits for the sync under way', async () => {
  const { engine, end } = opened()
  const writing = engine.append([batch(0)])
  const closing = engine.close()
  expect(await isSettled(closing)).toBe(false)
  end()
  await writing
  await closing
})
