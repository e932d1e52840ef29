import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Found,
  type Listening,
  type LoadTask,
  MARKED_CARDS,
  type Measured,
  type Peer,
  type PeerServerTask,
  type Played,
  type Rejoined,
  type ServerWork,
  type Spectated,
} from './task.ts'

const SERVERS: { readonly [P in Peer]: string } = {
  selva: 'selva.ts',
  boardgame: 'frameworks/boardgame-io-server.ts',
  boardgameFiles: 'frameworks/boardgame-io-server.ts',
  colyseus: 'frameworks/colyseus-server.ts',
  colyseusTimed: 'frameworks/colyseus-server.ts',
}
/** Milliseconds that are played before a server is killed. */
const KILLED_AFTER = 2000

/** Can a process be kept on one core here? */
export const pinned = spawnSync('taskset', ['--version']).status === 0

type ChildOptions = { readonly args?: readonly string[]; readonly quiet?: boolean }

function child(file: string, core: number, { args = [], quiet = false }: ChildOptions = {}): ChildProcess {
  const made = fork(join(import.meta.dirname, file), args, {
    execArgv: [],
    // boardgame.io talks about every move outside of production.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit', 'ipc'],
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

/** Ends a process without warning; resolved when it is gone. */
const killed = (one: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (one.exitCode !== null || one.signalCode !== null) return resolve()
    one.once('exit', () => resolve())
    one.kill('SIGKILL')
  })

type RunningServer = {
  /** Its work since this was last asked. */
  work(): Promise<ServerWork>
  /** Gives a new load its task; the load itself, for more than one answer. */
  load(task: TaskOfLoad): ChildProcess
  kill(): Promise<void>
}
type WithoutAddress<T> = T extends LoadTask ? Omit<T, 'peer' | 'url' | 'after'> : never
type TaskOfLoad = WithoutAddress<LoadTask>

async function started(task: PeerServerTask, quiet = false): Promise<RunningServer> {
  const server = child(SERVERS[task.peer], 0, { args: [JSON.stringify(task)], quiet })
  const { url } = await answer<Listening>(server)
  return {
    work() {
      const told = answer<ServerWork>(server)
      server.send('work')
      return told
    },
    load(wanted) {
      const load = child('load.ts', 1)
      load.send({ peer: task.peer, url, after: task.after, ...wanted } as LoadTask)
      return load
    },
    kill: () => killed(server),
  }
}

/** Runs something with a folder that is gone afterwards. */
async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'selva-peers-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs something with a server of its own, in an empty folder. */
const alone = <T>(peer: Peer, after: number, run: (server: RunningServer) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const server = await started({ peer, folder, after })
    try {
      return await run(server)
    } finally {
      await server.kill()
    }
  })

export const rejoined = (peer: Peer, choices: number): Promise<Rejoined> =>
  alone(peer, 0, ({ load }) => answer(load({ do: 'rejoin', choices })))

export const spectated = (peer: Peer): Promise<Spectated> =>
  alone(peer, MARKED_CARDS, ({ load }) => answer(load({ do: 'spectate' })))

/** One measurement, with the work of the server meanwhile. */
export type Timed = Measured & { readonly server: ServerWork }

export const timed = (peer: Peer, tables: number, seconds: number): Promise<Timed> =>
  alone(peer, 0, async (server) => {
    const load = server.load({ do: 'measure', tables, seconds })
    await answer<'measuring'>(load)
    await server.work()
    const measured = await answer<Measured>(load)
    return { ...measured, server: await server.work() }
  })

/** The choices that all seats had heard of when the server was killed, and those that a new one does not know. */
export type Crash = {
  readonly heard: number
  readonly lost: number
  /** Tables that brought the new server down when they were read. */
  readonly unreadable: number
}

/** Looks for all tables, and starts the server again where one of them has brought it down. */
async function found(task: PeerServerTask, played: readonly Played[]): Promise<Pick<Crash, 'lost' | 'unreadable'>> {
  let lost = 0
  let unreadable = -1
  for (let looked = 0; looked < played.length; unreadable++) {
    // One that cannot read a table says so at length; we count it.
    const server = await started(task, true)
    const more = await answer<Found>(server.load({ do: 'look', played: played.slice(looked) }))
    looked += more.looked
    lost += more.lost
    await server.kill()
  }
  return { lost, unreadable }
}

export const crashed = (peer: Peer, tables: number): Promise<Crash> =>
  inFolder(async (folder) => {
    const task: PeerServerTask = { peer, folder, after: 0 }
    const server = await started(task)
    const load = server.load({ do: 'playOn', tables })
    await answer<'playing'>(load)
    await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER))
    await server.kill()
    const told = answer<readonly Played[]>(load)
    load.send('stop')
    const played = await told
    return { heard: played.reduce((sum, { choices }) => sum + choices, 0), ...(await found(task, played)) }
  })
