import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Figure, report } from './measure.ts'
import { KINDS, type Kind, type Listening, type Measured, SEATS, type Task } from './server/peer.ts'
import { BUDGET } from './sizes.ts'

const file = (name: string): string => join(import.meta.dirname, 'server', `${name}.ts`)

/** Can a process be kept on one core here? */
const pinned = spawnSync('taskset', ['--version']).status === 0

function child(name: string, core: number): ChildProcess {
  const process = fork(file(name), { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  if (pinned && process.pid !== undefined) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)])
  return process
}

const answer = <T>(process: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    process.once('message', (message) => resolve(message as T))
    process.once('exit', (code) => reject(new Error(`a process of the bench ended with ${code}`)))
  })
const ended = (process: ChildProcess): Promise<unknown> => new Promise((resolve) => process.once('exit', resolve))

/** Server and load in processes of their own, on different cores. */
async function measure(kind: Kind, tables: number, seconds: number): Promise<Measured> {
  const server = child(kind, 0)
  const listening = await answer<Listening>(server)
  const load = child('load', 1)
  load.send({ kind, listening, seconds, tables } satisfies Task & { tables: number })
  const measured = await answer<Measured>(load)
  const gone = ended(server)
  server.send('end')
  await gone
  return measured
}

/** Selva with durable storage beside a bare server that stores nothing, and beside the limit, in one run. */
export async function benchServer(seconds: number): Promise<number> {
  console.log(
    `server, toy game, ${SEATS} seats a table, closed loop, ${seconds} s a figure, Node ${process.versions.node}`,
  )
  console.log(
    pinned ? 'server on core 0, load on core 1' : 'taskset is missing: server and load share the cores as they like',
  )
  let missed = 0
  for (const [tables, overBare, overLimit] of [
    [20, 1.2, 0.5],
    [100, 2, 0.65],
  ] as const) {
    const all = {} as Record<Kind, Measured>
    for (const kind of KINDS) all[kind] = await measure(kind, tables, seconds)
    const { selva, bare, fanout } = all
    const line = (name: string, m: Measured, budget: Pick<Figure, 'budget'> = {}): readonly Figure[] => [
      { what: `${name}, choices`, value: m.choicesPerSecond, unit: '/s' },
      { what: `${name}, until all six seats have it, p50`, value: m.p50, unit: 'ms' },
      { what: `${name}, until all six seats have it, p99`, value: m.p99, unit: 'ms' },
      { what: `${name}, a choice to a client`, value: m.bytes, unit: 'B', ...budget },
      { what: `${name}, the load's own core in use`, value: m.loadBusy * 100, unit: '%' },
    ]
    missed += report(`${tables} tables`, [
      ...line('Selva, durable', selva, { budget: { atMost: BUDGET } }),
      {
        what: 'Selva, durable, a rejoin in the middle of a long game',
        value: selva.rejoin,
        unit: 'B',
        budget: { atMost: 10_000 },
      },
      ...line('bare, stores nothing, whole views', bare),
      ...line('fan-out alone, no rules, no store', fanout),
      {
        what: 'Selva / bare',
        value: selva.choicesPerSecond / bare.choicesPerSecond,
        unit: '×',
        budget: { atLeast: overBare },
      },
      {
        what: 'Selva / fan-out',
        value: selva.choicesPerSecond / fanout.choicesPerSecond,
        unit: '×',
        budget: { atLeast: overLimit },
      },
    ])
  }
  return missed
}
