import { ensureInstalledIn } from '../scripts/install.mjs'
import type { Figure } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { type Crash, crashed, pinned, rejoined, spectated, type Timed, timed } from './peers/run.ts'
import { HAND, PEERS, type Peer, type Rejoined, SEATS } from './peers/task.ts'
import { resultsOf } from './results.ts'
import { textTable } from './text-table.ts'

const FRAMEWORKS = 'bench/peers/frameworks'
const TABLES = 20
const REPEAT = 3
/** Choices before a page comes back. */
const LONG_GAME = 300
const CARDS = SEATS * HAND * 2

const NAMES: { readonly [P in Peer]: string } = {
  selva: 'Selva, durable',
  boardgame: 'boardgame.io, in memory',
  boardgameFiles: 'boardgame.io, files',
  colyseus: 'colyseus, a patch a choice',
  colyseusTimed: 'colyseus, a patch every 50 ms',
}
/** Servers that are killed and started again: the others differ from one of these in speed alone, or store nothing. */
const KILLED: readonly Peer[] = ['selva', 'boardgameFiles', 'colyseus']

type Row = {
  readonly peer: Peer
  readonly timed: Timed[]
  readonly crashes: Crash[]
  readonly rejoin: Rejoined
  /** Secret cards that a spectator was sent. */
  readonly secrets: number
}

const rate = ({ choices, seconds }: Timed): number => choices / seconds
/** Microseconds of the server for a choice: other programs on the machine change it less than the rate. */
const cost = ({ choices, server }: Timed): number => server.computed / Math.max(1, choices)
const waited = ({ server, load }: Timed): number => Math.max(server.waited ?? 0, load.waited ?? 0)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const whole = (value: number): string => Math.round(value).toLocaleString('en')
const tenths = (value: number): string => value.toFixed(1)
const percent = (part: number): string => `${whole(part * 100)} %`

type Column = readonly [head: string, cell: (row: Row) => string]

/** The median of all runs, with the least and the most. */
const spread =
  (of: (run: Timed) => number, text: (value: number) => string): Column[1] =>
  ({ timed: runs }) => {
    const values = runs.map(of)
    return `${text(median(values))} (${text(Math.min(...values))}–${text(Math.max(...values))})`
  }
const middle =
  (of: (run: Timed) => number, text: (value: number) => string): Column[1] =>
  ({ timed: runs }) =>
    text(median(runs.map(of)))
const ofCrashes =
  (text: (crashes: readonly Crash[]) => string): Column[1] =>
  ({ crashes }) =>
    crashes.length === 0 ? '–' : text(crashes)

const COLUMNS: readonly Column[] = [
  ['', ({ peer }) => NAMES[peer]],
  ['choices/s', spread(rate, whole)],
  ['p50 ms', spread(({ p50 }) => p50, tenths)],
  ['p99 ms', spread(({ p99 }) => p99, tenths)],
  ['CPU µs', spread(cost, whole)],
  ['bytes', middle(({ bytes }) => bytes, whole)],
  ['rejoin', ({ rejoin }) => whole(rejoin.bytes)],
  ['secrets', ({ secrets }) => `${secrets} of ${CARDS}`],
  ['missing', ({ rejoin }) => whole(rejoin.missing)],
  [
    'lost',
    ofCrashes(
      (crashes) => `${whole(sum(crashes.map(({ lost }) => lost)))} of ${whole(sum(crashes.map(({ heard }) => heard)))}`,
    ),
  ],
  ['unreadable', ofCrashes((crashes) => whole(sum(crashes.map(({ unreadable }) => unreadable))))],
  ['server busy', middle(({ server }) => server.busy, percent)],
  ['load busy', middle(({ load }) => load.busy, percent)],
  ['waited', middle(waited, percent)],
]

const LEGEND = `
p50, p99: until all six seats have a choice; CPU µs: of the server, a choice; bytes: of messages, a choice and seat;
rejoin: bytes to a page that comes back after ${LONG_GAME} choices; secrets: face-down cards in the messages to a spectator;
missing: of those choices, the ones that every seat heard of and the server never stored, without any crash;
lost: acknowledged choices that are gone after kill -9 and a restart; unreadable: tables that end the new server;
waited: the time for which another process had the core; with much of it read CPU µs, not choices a second.
Selva fills its frames up to steps of 64 bytes, so that sizes tell nothing. Colyseus stores nothing: its rooms die with it.`

function printRows(rows: readonly Row[]): void {
  const cells = rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))
  console.log(
    `\n${textTable(
      COLUMNS.map(([head]) => head),
      cells,
    )}\n${LEGEND}`,
  )
}

/** The median of the ratios of runs that followed each other. */
function overRuns(rows: readonly Row[], other: Peer, of: (run: Timed) => number): number {
  const runsOf = (peer: Peer): readonly Timed[] => rows.find((row) => row.peer === peer)?.timed ?? []
  return median(runsOf('selva').map((run, i) => of(run) / of(runsOf(other)[i] ?? run)))
}

function budgetsOf(rows: readonly Row[]): readonly Figure[] {
  const selva = rows.find(({ peer }) => peer === 'selva')
  const lost = selva?.crashes.reduce((sum, crash) => sum + crash.lost, 0) ?? 0
  const compared = rows.filter(({ peer }) => peer !== 'selva').map(({ peer }) => peer)
  return [
    ...compared.map((peer) => ({
      what: `choices/s, Selva / ${NAMES[peer]}`,
      value: overRuns(rows, peer, rate),
      unit: '×',
      budget: { atLeast: peer.startsWith('boardgame') ? 4 : 2 },
    })),
    ...compared.map((peer) => ({
      what: `choices a CPU second, Selva / ${NAMES[peer]}`,
      value: overRuns(rows, peer, (run) => 1 / cost(run)),
      unit: '×',
    })),
    { what: 'Selva, choices never stored', value: selva?.rejoin.missing ?? 0, unit: '', budget: { atMost: 0 } },
    { what: 'Selva, acknowledged choices lost', value: lost, unit: '', budget: { atMost: 0 } },
    { what: 'Selva, secrets that a spectator is sent', value: selva?.secrets ?? 0, unit: '', budget: { atMost: 0 } },
  ]
}

/** Secrets that a spectator is sent. A player who is not sent his own hand would mean that we cannot see any. */
async function secretsOf(peer: Peer): Promise<number> {
  const { spectator, player } = await spectated(peer)
  if (player < HAND) throw new Error(`${NAMES[peer]}: the cards of a player were not found`)
  return spectator
}

/** Selva beside two frameworks that people use for the same, with the same toy game, in one run. */
export async function benchPeers(seconds: number, options: BenchOptions): Promise<number> {
  ensureInstalledIn(FRAMEWORKS, 'the comparison with other frameworks')
  const { repeat = REPEAT, tables: [tables = TABLES] = [], only } = options
  const wanted = PEERS.filter((peer) => peer === 'selva' || (only?.includes(peer) ?? true))
  console.log(
    `peers, toy game, ${tables} tables of ${SEATS} seats, closed loop, ${repeat} × ${seconds} s a row in turn, Node ${process.versions.node}`,
  )
  console.log(
    pinned ? 'server on core 0, load on core 1' : 'taskset is missing: server and load share the cores as they like',
  )
  const rows: Row[] = []
  for (const peer of wanted) {
    const [rejoin, secrets] = [await rejoined(peer, LONG_GAME), await secretsOf(peer)]
    rows.push({ peer, timed: [], crashes: [], rejoin, secrets })
  }
  // Each once, then each again: a slow minute of the machine falls upon all of them.
  for (let i = 0; i < repeat; i++) {
    for (const row of rows) row.timed.push(await timed(row.peer, tables, seconds))
    for (const row of rows) if (KILLED.includes(row.peer)) row.crashes.push(await crashed(row.peer, tables))
  }
  printRows(rows)
  const pictured = {
    title: 'The toy game, how often Selva is as fast',
    unit: '×',
    label: (_: unknown, { what }: Figure) =>
      what.replace('choices/s, Selva / ', '').replace('choices a CPU second, Selva / ', 'by CPU, '),
  }
  const results = resultsOf('peers', options, pictured, { tables, seconds, repeat, rows })
  results.add({ title: 'budgets', figures: budgetsOf(rows) })
  return results.finish()
}
