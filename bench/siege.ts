import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openStore } from '@selva/server'
import { type Figure, report } from './measure.ts'
import type { AttackRow, PlayersReport, SiegeTask } from './siege/task.ts'

const MAIN = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))
const TABLES = 10
/** The players begin a little earlier and go on a little longer than the attackers, in minutes. */
const PEACE = 0.25
/** How long the server has to let go of the attackers' connections and of tables that nobody follows, in milliseconds. */
const CALM = 150_000
const EVERY = 1000

type Server = { readonly child: ChildProcess; readonly url: string; readonly metrics: string }

/** The real program with its default limits. */
async function started(folder: string): Promise<Server> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, METRICS_PORT: '0', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let url = ''
  let metrics = ''
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\S+/.exec(line)?.[0] ?? ''
    if (line.includes('metrics:')) metrics = found
    else url ||= found
    if (line.includes('Ctrl+C')) return { child, url, metrics }
  }
  throw new Error('the server did not start')
}

type Sample = {
  readonly memory: number
  readonly connections: number
  readonly tables: number
  /** The 99th percentile of the delay of the server's event loop since the last sample, in milliseconds. */
  readonly lag: number
  /** The CPU seconds of the server so far. */
  readonly cpu: number
}

/** The figures of a server that has ended are no numbers. */
async function sampled({ metrics }: Server): Promise<Sample> {
  const text = await fetch(metrics).then(
    (answer) => answer.text(),
    () => '',
  )
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    memory: figure('process_resident_memory_bytes') / 2 ** 20,
    connections: figure('selva_connections'),
    tables: figure('selva_tables\\{status="running"\\}'),
    lag: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    cpu: figure('process_cpu_seconds_total'),
  }
}

/** The priority of attackers: real ones would not use the CPU of the server's machine. */
const BEHIND_ALL = 19

/** Starts a process of the siege and waits for its report. */
async function reportOf<T>(name: string, task: SiegeTask, priority = 0): Promise<T> {
  const child = fork(join(import.meta.dirname, 'siege', name), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${code}`)))
  ended.catch(() => {})
  if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority)
  child.send(task)
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
  child.kill()
  return message
}

function printAttacks(rows: readonly AttackRow[]): void {
  console.log('\nattacks')
  for (const { attack, attempts, outcomes } of rows) {
    const words = Object.entries(outcomes)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 6)
      .map(([outcome, n]) => `${outcome} × ${n}`)
    console.log(`  ${attack.padEnd(44)} ${String(attempts).padStart(8)}  ${words.join(', ')}`)
  }
}

/** Acknowledged choices that the store does not hold. */
async function lostOf(folder: string, { acknowledged }: PlayersReport): Promise<number> {
  const store = await openStore(folder)
  let lost = 0
  for (const [table, ids] of acknowledged) {
    const kept = new Set(
      (await store.batches(table as Parameters<typeof store.batches>[0])).map(({ choice }) => choice),
    )
    lost += ids.filter((id) => !kept.has(id)).length
  }
  await store.close()
  return lost
}

/** Samples come about once a second. A siege that goes on must not need more and more memory. */
function growthOf(during: readonly Sample[], minutes: number): readonly Figure[] {
  if (minutes < 4) return []
  const mean = (some: readonly Sample[]): number => some.reduce((sum, { memory }) => sum + memory, 0) / some.length
  const value = mean(during.slice(-60)) / mean(during.slice(120, 180))
  return [{ what: 'memory of the last minute / that of the third', value, unit: '×', budget: { atMost: 1.15 } }]
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks for samples until connections and tables are back to what they were, or for a bounded time. */
async function afterCalm(server: Server, connections: number): Promise<Sample> {
  const until = performance.now() + CALM
  for (;;) {
    const now = await sampled(server)
    if (!(now.connections > connections + 1 || now.tables > 0) || performance.now() > until) return now
    await sleep(EVERY)
  }
}

/** Every known attack at once for some minutes, beside ten tables of ordinary players. */
export async function benchSiege(minutes: number): Promise<number> {
  console.log(`siege, ${TABLES} tables of people, ${minutes} minutes, Node ${process.versions.node}`)
  const folder = mkdtempSync(join(tmpdir(), 'selva-siege-'))
  const server = await started(folder)
  const empty = await sampled(server)
  const { url } = server
  const players = reportOf<PlayersReport>('players.ts', { url, minutes: minutes + 2 * PEACE, tables: TABLES })
  await sleep(PEACE * 60_000)
  const before = await sampled(server)
  const during: Sample[] = []
  let sampling = true
  const watching = (async () => {
    while (sampling) {
      during.push(await sampled(server))
      await sleep(EVERY)
    }
  })()
  const attacks = await reportOf<readonly AttackRow[]>('attackers.ts', { url, minutes, tables: TABLES }, BEHIND_ALL)
  sampling = false
  await watching
  const told = await players
  const after = await afterCalm(server, empty.connections)
  const alive = server.child.exitCode === null && server.child.signalCode === null
  server.child.kill('SIGTERM')
  const [code] = alive ? ((await once(server.child, 'exit')) as [number | null]) : [server.child.exitCode]
  const lost = await lostOf(folder, told)
  rmSync(folder, { recursive: true, force: true })

  printAttacks(attacks)
  const most = (of: (sample: Sample) => number): number => Math.max(...during.map(of))
  const used = (during.at(-1)?.cpu ?? 0) - (during[0]?.cpu ?? 0)
  const stolen = attacks.reduce((n, { outcomes }) => n + (outcomes['IDENTITY LOST'] ?? 0), 0)
  const figures: readonly Figure[] = [
    { what: 'memory with players, before', value: before.memory, unit: 'MB' },
    { what: 'memory at its highest, during', value: most(({ memory }) => memory), unit: 'MB', budget: { atMost: 512 } },
    { what: 'memory after', value: after.memory, unit: 'MB', budget: { atMost: 512 } },
    ...growthOf(during, minutes),
    { what: 'connections with players, before', value: before.connections, unit: '' },
    { what: 'connections at their highest, during', value: most(({ connections }) => connections), unit: '' },
    { what: 'connections after', value: after.connections, unit: '', budget: { atMost: empty.connections + 1 } },
    { what: 'running tables in memory at their highest', value: most(({ tables }) => tables), unit: '' },
    { what: 'running tables in memory after', value: after.tables, unit: '', budget: { atMost: 0 } },
    { what: 'CPU of the server, during', value: used / (minutes * 60), unit: 'cores' },
    { what: 'delay of the event loop, p99 of the worst second', value: most(({ lag }) => lag), unit: 'ms' },
    { what: 'choices of players', value: told.choices, unit: '', budget: { atLeast: 100 } },
    { what: 'games finished', value: told.games, unit: '' },
    { what: 'a choice until acknowledged, p50', value: told.p50, unit: 'ms' },
    { what: 'a choice until acknowledged, p99', value: told.p99, unit: 'ms', budget: { atMost: 100 } },
    { what: 'a choice until acknowledged, longest', value: told.longest, unit: 'ms' },
    { what: 'players whose connection was ended', value: told.dropped, unit: '', budget: { atMost: 0 } },
    { what: 'choices of players refused', value: told.refused, unit: '', budget: { atMost: 0 } },
    { what: 'tables of players that failed', value: told.failures, unit: '', budget: { atMost: 0 } },
    { what: 'acknowledged choices lost', value: lost, unit: '', budget: { atMost: 0 } },
    { what: 'identities lost', value: stolen, unit: '', budget: { atMost: 0 } },
    { what: 'the server ended before it was asked to', value: alive ? 0 : 1, unit: '', budget: { atMost: 0 } },
    { what: 'exit code when asked to stop', value: code ?? -1, unit: '', budget: { atMost: 0 } },
  ]
  return report('siege', figures)
}
