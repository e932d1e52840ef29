import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CrowdOrder, CrowdReport, ServerMemory, ServerQuestion } from './task.ts'

/** A server and a crowd, each in a process of its own, so that only the server is weighed. */
export type Rig = {
  /** The memory of the server after a collection. */
  memory(): Promise<ServerMemory>
  /** Microseconds that the server has computed since it started, on all threads. */
  computed(): Promise<number>
  order(order: CrowdOrder): Promise<CrowdReport>
  end(): Promise<void>
}

/** The next message of a child, or a failure if it ends first. */
const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as T)
    })
  })

async function start(): Promise<Rig> {
  const child = (name: string): ChildProcess =>
    fork(join(import.meta.dirname, `${name}.ts`), {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  const server = child('server')
  const { url } = await answer<{ readonly url: string }>(server)
  const crowd = child('crowd')
  const ask = <T>(question: ServerQuestion): Promise<T> => {
    const answered = answer<T>(server)
    server.send(question)
    return answered
  }
  const order = (one: CrowdOrder): Promise<CrowdReport> => {
    const reported = answer<CrowdReport>(crowd)
    crowd.send(one)
    return reported
  }
  await order({ do: 'server', url })
  return {
    memory: () => ask('memory'),
    computed: () => ask('cpu'),
    order,
    async end() {
      const gone = [server, crowd].map((one) => new Promise((resolve) => one.once('exit', resolve)))
      crowd.disconnect()
      server.send('end' satisfies ServerQuestion)
      await Promise.all(gone)
    },
  }
}

/** Runs something with a new server and a new crowd. */
export async function withRig<T>(run: (rig: Rig) => Promise<T>): Promise<T> {
  const rig = await start()
  const result = await run(rig)
  await rig.end()
  return result
}
