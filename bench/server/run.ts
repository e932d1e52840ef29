import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Contender } from './contenders.ts'
import type { Pauses } from './pauses.ts'
import {
  type Deal,
  type FromLoad,
  type Listening,
  SEATS,
  type ServerFigures,
  type ServerPauses,
  type Stretch,
  type Task,
  type ToServer,
} from './peer.ts'

/** Can a process be kept on one core here? */
export const pinned = spawnSync('taskset', ['--version']).status === 0

function child(name: string, core: number, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const made = fork(join(import.meta.dirname, `${name}.ts`), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (pinned && made.pid !== undefined) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(made.pid)])
  return made
}

/** The next message of a process, or a failure if it ends first. */
const answer = <T>(from: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a process of the bench ended with ${code}`))
    from.once('exit', gone)
    from.once('message', (message) => {
      from.off('exit', gone)
      resolve(message as T)
    })
  })
const ended = (process: ChildProcess): Promise<unknown> => new Promise((resolve) => process.once('exit', resolve))

/** One run of one contender. */
export type Run = {
  readonly full: Stretch
  readonly half: Stretch
  readonly server: ServerFigures
  /** At half load, what held up choices at the server, and at the load itself. */
  readonly held: { readonly server: ServerPauses; readonly load: Pauses }
  /** Bytes to a page that comes back with nothing in the middle of a long game; 0 where that means nothing. */
  readonly rejoin: number
}

export type RunOptions = {
  readonly contender: Contender
  readonly tables: number
  readonly seconds: number
  /** Bytes to a seat for a choice, for the limit to send as many. */
  readonly bytes: number
}

/** The head of a frame as short as ours. */
const FRAME_HEAD = 2

/** Server and load in processes of their own, on cores of their own. */
export async function runOf({ contender, tables, seconds, bytes }: RunOptions): Promise<Run> {
  const { manner, played, pace, durable, judge } = contender
  const server = child(manner, 0, {
    SELVA_BENCH_DURABLE: durable ? 'yes' : 'no',
    SELVA_BENCH_JUDGE: judge,
    SELVA_BENCH_BYTES: String(Math.max(1, Math.round(bytes) - FRAME_HEAD)),
  })
  const { url } = await answer<Listening>(server)
  const ask = <T>(message: ToServer): Promise<T> => {
    const told = answer<T>(server)
    server.send(message)
    return told
  }
  const load = child('load', 1)
  const said = async <A extends FromLoad['at']>(at: A): Promise<Extract<FromLoad, { readonly at: A }>> => {
    const message = await answer<FromLoad>(load)
    if (message.at !== at) throw new Error(`the load said ${message.at} instead of ${at}`)
    return message as Extract<FromLoad, { readonly at: A }>
  }
  const seated = said('seated')
  load.send({ manner, url, played, pace, tables, seconds } satisfies Task)
  const names = (await seated).tables
  const begun = said('begin')
  load.send(names.length === 0 ? [] : await ask<readonly Deal[]>({ do: 'deals', tables: names }))
  await begun
  const whole = said('full')
  server.send({ do: 'mark' } satisfies ToServer)
  const { full } = await whole
  const halved = said('half')
  const figures = await ask<ServerFigures>({ do: 'figures' })
  await halved
  server.send({ do: 'watch' } satisfies ToServer)
  const { half, pauses, rejoin } = await said('done')
  const held = { server: await ask<ServerPauses>({ do: 'pauses' }), load: pauses }
  const gone = Promise.all([ended(server), load.exitCode === null ? ended(load) : undefined])
  server.send({ do: 'end' } satisfies ToServer)
  await gone
  return { full, half, server: figures, held, rejoin }
}

/** The bytes of a run that one seat was sent for one choice, on the mean. */
export const bytesASeat = ({ full: { bytes, choices } }: Run): number => bytes / choices / SEATS
