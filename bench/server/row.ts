import { type Spread, spreadOf } from '../quantile.ts'
import { textTable } from '../text-table.ts'
import type { Contender } from './contenders.ts'
import type { Pause } from './pauses.ts'
import type { Stretch } from './peer.ts'
import { bytesASeat, type Run } from './run.ts'

/** A load that uses more of its core than this limits what it measures. */
const BUSY_LOAD = 0.7
/** A process that waits for its core longer than this shares the machine: its rate is not that of the server. */
const LONG_WAIT = 0.1

/** The figures of one contender at some number of tables: the middle of its runs. */
export type Row = {
  readonly id: string
  readonly title: string
  readonly tables: number
  /** Choices a second. */
  readonly rate: Spread
  /** Microseconds of the server's CPU a choice, and their two parts. */
  readonly cpu: Spread
  readonly user: number
  readonly system: number
  /** The part of its core that the server used: far below 1, something else than its work was the limit. */
  readonly serverBusy: number
  /** The largest of all runs. */
  readonly loadBusy: number
  readonly limitedByLoad: boolean
  /** The part of the time that the server or the load waited for its core, the larger of the two. */
  readonly waited: number
  readonly collections: number
  readonly collectionMs: number
  readonly bytes: number
  readonly full: Latency
  readonly half: Latency
  /** The delays of choices at half load: the longest of all runs. */
  readonly held: Held
  readonly disk: DiskRow | undefined
  readonly rejoin: number
}
type Latency = { readonly p50: number; readonly p99: number }
type Held = {
  /** The p99 of each run. */
  readonly p99: Spread
  readonly server: Pause
  readonly stretch: Pause
  /** The part of the time that pauses of the server took, in the worst run. */
  readonly share: number
  /** Milliseconds. */
  readonly collection: number
  readonly sync: number
  readonly load: Pause
}
type DiskRow = {
  /** Choices that one commit carries. */
  readonly batches: number
  readonly msACommit: number
  /** Not a number where nothing is synced. */
  readonly msASync: number
  readonly where: string
}

const perSecond = ({ choices, seconds }: Stretch): number => choices / seconds

function diskOf(runs: readonly Run[], middle: (of: (run: Run) => number) => number): DiskRow | undefined {
  const where = runs.map(({ server }) => server.disk?.where).find((text) => text !== undefined)
  if (where === undefined) return undefined
  const each = (of: (disk: NonNullable<Run['server']['disk']>, run: Run) => number): number =>
    middle((run) => (run.server.disk === undefined ? Number.NaN : of(run.server.disk, run)))
  return {
    batches: each(({ commits }, { full }) => full.choices / commits),
    msACommit: each(({ commitMs, commits }) => commitMs / commits),
    msASync: each(({ syncMs, syncs }) => syncMs / syncs),
    where,
  }
}

const longest = (pauses: readonly Pause[]): Pause => pauses.reduce((a, b) => (b.ms > a.ms ? b : a))

function heldIn(runs: readonly Run[]): Held {
  const most = (of: (run: Run) => number): number => Math.max(...runs.map(of))
  return {
    p99: spreadOf(runs.map(({ half }) => half.p99)),
    server: longest(runs.map(({ held }) => held.server.longest)),
    stretch: longest(runs.map(({ held }) => held.server.longestStretch)),
    share: most(({ held }) => held.server.share),
    collection: most(({ held }) => held.server.longestCollection),
    sync: most(({ held }) => held.server.longestSync),
    load: longest(runs.map(({ held }) => held.load.longest)),
  }
}

/** The reason not to trust rates and delays of some rows, if there is one. */
export function doubtAbout(...rows: readonly Row[]): string | undefined {
  if (rows.some(({ waited }) => waited > LONG_WAIT)) return 'other processes used the cores'
  return rows.some(({ limitedByLoad }) => limitedByLoad) ? 'limited by the load' : undefined
}

export function rowOf({ id, title }: Contender, tables: number, runs: readonly Run[]): Row {
  const middle = (of: (run: Run) => number): number => spreadOf(runs.map(of)).median
  const latency = (of: (run: Run) => Stretch): Latency => ({
    p50: middle((run) => of(run).p50),
    p99: middle((run) => of(run).p99),
  })
  const loadBusy = spreadOf(runs.map(({ full }) => full.core.busy)).most
  return {
    id,
    title,
    tables,
    rate: spreadOf(runs.map(({ full }) => perSecond(full))),
    cpu: spreadOf(runs.map(({ full, server }) => (server.user + server.system) / full.choices)),
    user: middle(({ full, server }) => server.user / full.choices),
    system: middle(({ full, server }) => server.system / full.choices),
    serverBusy: middle(({ server }) => server.core.busy),
    loadBusy,
    limitedByLoad: loadBusy > BUSY_LOAD,
    waited: middle(({ server, full }) => Math.max(server.core.waited ?? 0, full.core.waited ?? 0)),
    collections: middle(({ server }) => server.collections),
    collectionMs: middle(({ server }) => server.collectionMs),
    bytes: middle(bytesASeat),
    full: latency(({ full }) => full),
    half: latency(({ half }) => half),
    held: heldIn(runs),
    disk: diskOf(runs, middle),
    rejoin: middle(({ rejoin }) => rejoin),
  }
}

const whole = (n: number): string => (Number.isFinite(n) ? n.toFixed(0) : '–')
const fine = (n: number): string => (Number.isFinite(n) ? n.toFixed(n < 10 ? 2 : 1) : '–')
const percent = (n: number): string => `${whole(n * 100)} %`
const pair = ({ p50, p99 }: Latency): string => `${fine(p50)} ${fine(p99)}`

const HEAD = [
  '',
  'choices/s',
  'min–max',
  'CPU µs a choice',
  'user + system',
  'batches a group',
  'ms a group',
  'ms a sync',
  'GC, ms',
  'B a seat',
  'p50 p99 ms, full',
  'p50 p99 ms, half',
  'server busy',
  'load busy',
  'waited',
]

const HELD_HEAD = [
  'held up at half load, ms',
  'p99',
  'longest pause',
  'ran',
  'waited',
  'other threads',
  'collected',
  'longest stretch',
  'ran',
  'waited',
  'other threads',
  'all pauses',
  'collection',
  'sync',
  'load: pause',
  'waited',
]

/** The longest pause of the loop of each server and of what was in it, the longest of the rest, and the load's own. */
function printHeld(rows: readonly Row[]): void {
  const cells = rows.map(({ title, held: { p99, server, stretch, share, collection, sync, load } }) => [
    title,
    `${fine(p99.median)} (${fine(p99.least)}–${fine(p99.most)})`,
    ...[server.ms, server.ran, server.waited, server.others, server.collected].map(fine),
    ...[stretch.ms, stretch.ran, stretch.waited, stretch.others].map(fine),
    percent(share),
    ...[collection, sync, load.ms, load.waited].map(fine),
  ])
  console.log(`\n${textTable(HELD_HEAD, cells)}`)
}

/** All rows under one head, and under them where the store ran and which rows say more about the load. */
export function printRows(rows: readonly Row[]): void {
  const cells = rows.map(({ title, rate, cpu, user, system, disk, ...row }) => [
    title + (row.limitedByLoad ? ' (*)' : ''),
    whole(rate.median),
    `${whole(rate.least)}–${whole(rate.most)}`,
    fine(cpu.median),
    `${whole(user)} + ${whole(system)}`,
    fine(disk?.batches ?? Number.NaN),
    fine(disk?.msACommit ?? Number.NaN),
    fine(disk?.msASync ?? Number.NaN),
    `${whole(row.collections)}, ${whole(row.collectionMs)}`,
    fine(row.bytes),
    pair(row.full),
    pair(row.half),
    percent(row.serverBusy),
    percent(row.loadBusy),
    percent(row.waited),
  ])
  console.log(textTable(HEAD, cells))
  printHeld(rows)
  if (rows.some(({ waited }) => waited > LONG_WAIT))
    console.log(
      'other processes used the cores (waited): CPU a choice says more than choices a second, and is too high itself',
    )
  const places = Map.groupBy(rows, ({ disk }) => disk?.where)
  for (const [where, there] of places)
    if (where !== undefined) console.log(`store in ${where}: ${there.map(({ title }) => title).join('; ')}`)
  if (rows.some(({ limitedByLoad }) => limitedByLoad))
    console.log(
      '(*) limited by the load: its core was in use for more than 70 %, so the server could do more than this',
    )
}
