import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../base/clock.ts'
import type { FromJudgeProcess, GamePlayer } from './game-player.ts'

/** The heap of the process, in megabytes. */
const HEAP = 192
/** A slice that takes longer than this is given up, and with it the process. */
const SLICE_TIMEOUT = 60_000

type Question = { readonly n: number; readonly settle: (answer: FromJudgeProcess | undefined) => void }

/** Games in a process of the lowest priority. One that dies, hangs or grows too large is replaced for the next games. */
export function playerInProcess(clock: Clock): GamePlayer {
  let child: ChildProcess | undefined
  let asked: Question | undefined
  let questions = 0
  let closed = false

  function lose(): void {
    child?.kill('SIGKILL')
    child = undefined
    asked?.settle(undefined)
  }

  function begin(): ChildProcess {
    const made = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [], {
      // Nothing of the server's environment: it may hold secrets.
      env: {},
      execArgv: [`--max-old-space-size=${HEAP}`],
      stdio: 'ignore',
    })
    made.on('message', (message: FromJudgeProcess) => {
      if (made === child && message.n === asked?.n) asked.settle(message)
    })
    made.on('error', () => {
      if (made === child) lose()
    })
    made.on('exit', () => {
      if (made === child) lose()
    })
    return made
  }

  return {
    play: (experiment, slice) =>
      new Promise((resolve) => {
        if (closed) return resolve('lost')
        const n = ++questions
        const cancel = clock.after(SLICE_TIMEOUT, lose)
        asked = {
          n,
          settle(answer) {
            cancel()
            asked = undefined
            resolve(answer?.tally ?? 'lost')
          },
        }
        child ??= begin()
        child.send({ n, experiment, slice }, (error) => {
          if (error !== null) lose()
        })
      }),
    async close() {
      closed = true
      lose()
    },
  }
}
