import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { grouped } from '../src/store/engine/group.ts'
import type { StoredBatch } from '../src/store/store.ts'

const batch = (table: string): StoredBatch => ({ table: table as TableId, n: 0, choice: '', body: '' })

type Commit = {
  readonly tables: readonly string[]
  readonly finish: (accepted: readonly boolean[]) => void
  readonly fail: () => void
}

/** A store whose commits the test ends by hand. */
function handStore() {
  const commits: Commit[] = []
  const append = grouped(
    (group) =>
      new Promise<readonly boolean[]>((resolve, reject) => {
        commits.push({ tables: group.map((b) => b.table), finish: resolve, fail: () => reject(new Error('no room')) })
      }),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { commits, append, turn }
}

test('batches of one turn share a commit, and the next group collects while it runs', async () => {
  const { commits, append, turn } = handStore()
  const first = [append(batch('a')), append(batch('b'))]
  expect(commits).toEqual([])
  await turn()
  expect(commits.map((c) => c.tables)).toEqual([['a', 'b']])
  const second = [append(batch('c'))]
  await turn()
  second.push(append(batch('d')))
  await turn()
  expect(commits).toHaveLength(1)
  commits[0]?.finish([true, false])
  expect(await Promise.all(first)).toEqual([true, false])
  await turn()
  expect(commits[1]?.tables).toEqual(['c', 'd'])
  commits[1]?.finish([true, true])
  expect(await Promise.all(second)).toEqual([true, true])
})

test('a commit that fails fails for its own group alone', async () => {
  const { commits, append, turn } = handStore()
  const lost = append(batch('a'))
  await turn()
  const kept = append(batch('b'))
  commits[0]?.fail()
  await expect(lost).rejects.toThrow('no room')
  await turn()
  commits[1]?.finish([true])
  expect(await kept).toBe(true)
})
