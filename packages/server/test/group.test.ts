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

/** A store whose commits the test ends by hand, with a clock that stands still. */
function handStore() {
  const commits: Commit[] = []
  let time = 0
  const append = grouped(
    (group) =>
      new Promise<readonly boolean[]>((resolve, reject) => {
        commits.push({ tables: group.map((b) => b.table), finish: resolve, fail: () => reject(new Error('no room')) })
      }),
    () => time,
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    commits,
    append,
    turn,
    /** A group closes with the first turn that adds nothing to it. */
    async settle() {
      await turn()
      await turn()
    },
    pass(ms: number) {
      time += ms
    },
  }
}

test('batches of one turn share a commit, and the next group gathers while it runs', async () => {
  const { commits, append, settle } = handStore()
  const first = [append(batch('a')), append(batch('b'))]
  expect(commits).toEqual([])
  await settle()
  expect(commits.map((c) => c.tables)).toEqual([['a', 'b']])
  const second = [append(batch('c'))]
  await settle()
  second.push(append(batch('d')))
  await settle()
  expect(commits).toHaveLength(1)
  commits[0]?.finish([true, false])
  expect(await Promise.all(first)).toEqual([true, false])
  await settle()
  expect(commits[1]?.tables).toEqual(['c', 'd'])
  commits[1]?.finish([true, true])
  expect(await Promise.all(second)).toEqual([true, true])
})

test('a group waits for the answers to the last one as long as each turn brings more', async () => {
  const { commits, append, turn, settle } = handStore()
  void append(batch('a'))
  await settle()
  void append(batch('b'))
  commits[0]?.finish([true])
  await turn()
  void append(batch('c'))
  await turn()
  void append(batch('d'))
  await settle()
  expect(commits[1]?.tables).toEqual(['b', 'c', 'd'])
})

test('a group that has gathered for two milliseconds is committed, though more batches come', async () => {
  const { commits, append, turn, pass } = handStore()
  for (let i = 0; i < 10; i++) {
    void append(batch(`t${i}`))
    await turn()
    expect(commits).toHaveLength(0)
  }
  pass(2)
  void append(batch('last'))
  await turn()
  expect(commits[0]?.tables).toHaveLength(11)
})

test('a commit that fails fails for its own group alone', async () => {
  const { commits, append, settle } = handStore()
  const lost = append(batch('a'))
  await settle()
  const kept = append(batch('b'))
  commits[0]?.fail()
  await expect(lost).rejects.toThrow('no room')
  await settle()
  commits[1]?.finish([true])
  expect(await kept).toBe(true)
})
