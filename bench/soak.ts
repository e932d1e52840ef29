import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { report } from './measure.ts'
import type { Listening, ToServer } from './server/peer.ts'
import type { SoakTask } from './soak/task.ts'

const IDLE = 5000
const BUSY = 500
const SEATS_A_TABLE = 5
/** The first minutes warm up; what the third one uses must still do in the last. */
const COMPARED_WITH = 3

/** The next thing a child says, or a failure if it ends first. */
const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a process of the soak ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as T)
    })
  })

/** The server's resident memory, in bytes, as it says itself: what it holds, not what waits to be swept up. */
function memory(server: ChildProcess): Promise<number> {
  const told = answer<number>(server)
  server.send({ do: 'memory' } satisfies ToServer)
  return told
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Thousands of spectators and hundreds of players, for `minutes` minutes: does the memory stay? */
export async function benchSoak(minutes: number): Promise<number> {
  const child = (name: string): ChildProcess =>
    fork(join(import.meta.dirname, name), { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  console.log(`soak, ${IDLE} idle and ${BUSY} busy connections, ${minutes} minutes, memory after a collection`)
  const server = child('server/selva.ts')
  const listening = await answer<Listening>(server)
  const empty = await memory(server)
  const crowd = child('soak/crowd.ts')
  const seated = answer<{ readonly connected: number }>(crowd)
  crowd.send({ url: listening.url, idle: IDLE, tables: BUSY / SEATS_A_TABLE, seats: SEATS_A_TABLE } satisfies SoakTask)
  const { connected } = await seated
  const full = await memory(server)
  const byMinute: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    const samples: number[] = []
    for (let i = 0; i < 12; i++) {
      await sleep(5000)
      samples.push(await memory(server))
    }
    byMinute.push(mean(samples))
    console.log(`  minute ${minute}: ${(mean(samples) / 2 ** 20).toFixed(1)} MB`)
  }
  const done = answer<{ readonly choices: number; readonly lost: number }>(crowd)
  crowd.send('end')
  const { choices, lost } = await done
  server.send({ do: 'end' } satisfies ToServer)
  const before = byMinute[COMPARED_WITH - 1]
  const last = byMinute[minutes - 1]
  const compared = before !== undefined && last !== undefined && minutes > COMPARED_WITH
  if (!compared)
    console.log(`memory of the last minute / that of minute ${COMPARED_WITH}: not measured in ${minutes} minutes`)
  return report('soak', [
    { what: 'connections', value: connected, unit: '', budget: { atLeast: IDLE + BUSY } },
    { what: 'connections lost on the way', value: lost, unit: '', budget: { atMost: 0 } },
    { what: 'choices', value: choices / (minutes * 60), unit: '/s' },
    { what: 'memory a connection, at first', value: (full - empty) / connected / 1024, unit: 'kB' },
    ...(compared
      ? [
          {
            what: `memory of the last minute / that of minute ${COMPARED_WITH}`,
            value: last / before,
            unit: '×',
            budget: { atMost: 1.05 },
          },
        ]
      : []),
  ])
}
