import { describe, expect, test } from 'vitest'
import { budgetsOf } from './budgets.ts'
import { CONTENDERS, type ContenderId, wantedRows } from './contenders.ts'
import type { Pause, Pauses } from './pauses.ts'
import type { Stretch } from './peer.ts'
import { type Row, rowOf } from './row.ts'
import type { Run } from './run.ts'

const stretch = (choices: number, p99: number, busy = 0.4): Stretch => ({
  choices,
  seconds: 1,
  p50: 1,
  p99,
  bytes: choices * 6 * 70,
  core: { busy, waited: 0 },
})

const pause = (ms: number): Pause => ({ ms, ran: ms / 2, waited: ms / 2, others: ms / 2, collected: 0 })
const pauses = (ms: number): Pauses => ({
  longest: pause(ms),
  longestStretch: pause(ms),
  share: ms / 1000,
  longestCollection: ms / 4,
})

/** A run of a second with so many choices, each of so many microseconds. */
const run = (choices: number, cpu: number, p99 = 5, busy = 0.4): Run => ({
  full: stretch(choices, 20, busy),
  half: stretch(choices / 2, p99),
  server: {
    core: { busy: 1, waited: 0 },
    user: choices * cpu * 0.75,
    system: choices * cpu * 0.25,
    collections: 3,
    collectionMs: 6,
    disk: {
      commits: choices / 10,
      commitMs: choices / 20,
      syncs: 100,
      syncMs: 30,
      longestSync: 2,
      where: 'the main thread',
    },
  },
  held: { server: { ...pauses(p99), longestSync: p99 / 5 }, load: pauses(p99 / 10) },
  rejoin: 3000,
})

function row(id: ContenderId, runs: readonly Run[], tables = 20): Row {
  const contender = CONTENDERS.find((one) => one.id === id)
  if (contender === undefined) throw new Error(id)
  return rowOf(contender, tables, runs)
}

describe('the rows', () => {
  test('tell the longest pauses of all runs, with what was in them', () => {
    const { held } = row('toy', [run(10_000, 60, 4), run(10_000, 60, 20), run(10_000, 60, 8)])
    expect(held.p99).toEqual({ median: 8, least: 4, most: 20 })
    expect(held.server).toEqual(pause(20))
    expect(held.load).toEqual(pause(2))
    expect(held).toMatchObject({ collection: 5, sync: 4, share: 0.02 })
  })

  test('with a judge are measured only if asked for, beside the one without', () => {
    const ids = (options: Parameters<typeof wantedRows>[0]): readonly string[] =>
      wantedRows(options).map(({ id }) => id)
    expect(ids({})).toContain('limit')
    expect(ids({}).filter((id) => id.includes('judge'))).toEqual([])
    expect(ids({ judge: true })).toEqual(['toy', 'toy-judge', 'toy-judge-busy'])
    expect(ids({ only: ['toy-judge'] })).toEqual(['toy-judge'])
  })

  test('with a judge are compared with the one without, and one that never gives way has no budget', () => {
    const rows = [
      row('toy', [run(10_000, 60, 4)]),
      row('toy-judge', [run(9500, 60, 4)]),
      row('toy-judge-busy', [run(5000, 60, 40)]),
    ]
    const figures = budgetsOf(rows, 20)
    const value = (what: string) => figures.find((figure) => figure.what === what)?.value
    expect(value('a judge that gives way / none')).toBeCloseTo(0.95)
    expect(value('a judge that never gives way / none')).toBeCloseTo(0.5)
    const busy = figures.find(({ what }) => what.includes('p99') && what.includes('never gives way'))
    expect(busy).toMatchObject({ value: 40 })
    expect(busy).not.toHaveProperty('budget')
  })
})

describe('a row', () => {
  test('is the middle of its runs, figure by figure', () => {
    const made = row('toy', [run(12_000, 60, 4), run(9000, 90, 8), run(10_000, 70, 30)])
    expect(made.rate).toEqual({ median: 10_000, least: 9000, most: 12_000 })
    expect(made.cpu.median).toBeCloseTo(70)
    expect([made.user, made.system]).toEqual([expect.closeTo(52.5), expect.closeTo(17.5)])
    expect(made.half.p99).toBe(8)
    expect(made.bytes).toBe(70)
    expect(made.disk).toEqual({
      batches: expect.closeTo(10),
      msACommit: expect.closeTo(0.5),
      msASync: expect.closeTo(0.3),
      where: 'the main thread',
    })
  })

  test('is limited by the load if that used more than seven tenths of its core in any run', () => {
    expect(row('limit', [run(10, 1, 1, 0.5), run(10, 1, 1, 0.7)]).limitedByLoad).toBe(false)
    expect(row('limit', [run(10, 1, 1, 0.5), run(10, 1, 1, 0.71)]).limitedByLoad).toBe(true)
  })
})

/** The verdict on each figure that has a budget. */
const verdicts = (rows: readonly Row[], tables: number): { readonly [what: string]: boolean } =>
  Object.fromEntries(
    budgetsOf(rows, tables).flatMap(({ what, value, budget }) =>
      budget === undefined ? [] : [[what, 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost]],
    ),
  )

describe('the budgets', () => {
  const rows = (tables: number): readonly Row[] => [
    row('toy', [run(13_000, 54)], tables),
    row('toy-relaxed', [run(11_000, 70, 11)], tables),
    row('floor', [run(10_000, 100, 500)], tables),
    row('limit', [run(20_000, 40)], tables),
  ]

  test('of 20 tables are 1.25 of the floor, half of the limit and 55 µs', () => {
    const held = verdicts(rows(20), 20)
    expect(held).toMatchObject({
      'Selva / floor': true,
      'Selva / limit': true,
      'clocks of seconds / none': false,
      'CPU a choice, toy': true,
      'p99 at half load, Selva, toy': true,
      'p99 at half load, Selva, toy, clocks of seconds': false,
    })
  })

  test('of 100 tables ask for more, and have none for the CPU', () => {
    const held = verdicts(rows(100), 100)
    expect(held).toMatchObject({ 'Selva / floor': false, 'Selva / limit': true })
    expect(held).not.toHaveProperty('CPU a choice, toy')
  })

  test('are in doubt where the load or other processes were in the way', () => {
    const doubts = (waited: number, busy: number): readonly (string | undefined)[] => {
      const limit = { ...row('limit', [run(20_000, 40, 5, busy)]), waited }
      return budgetsOf([row('toy', [run(13_000, 54)]), limit], 20)
        .filter(({ what }) => what === 'Selva / limit')
        .map(({ doubt }) => doubt)
    }
    expect(doubts(0.05, 0.6)).toEqual([undefined])
    expect(doubts(0.05, 0.8)).toEqual(['limited by the load'])
    expect(doubts(0.2, 0.8)).toEqual(['other processes used the cores'])
  })

  test('are about rows that were measured, and never about the other servers', () => {
    const [toy, , floor] = rows(20)
    if (toy === undefined || floor === undefined) throw new Error('no rows')
    expect(Object.keys(verdicts([floor], 20))).toEqual([])
    expect(Object.keys(verdicts([toy], 20))).not.toContain('Selva / floor')
  })
})
