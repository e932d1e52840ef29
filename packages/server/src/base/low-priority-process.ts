import { type ChildProcess, fork } from 'node:child_process'
import type { Clock } from './clock.ts'

/** A question to a process, and its answer; `undefined` if the process died, hung or grew too large over it. */
export type LowPriorityProcess<Question, Answer> = {
  ask(question: Question): Promise<Answer | undefined>
  close(): Promise<void>
}

export type Asked<Question> = { readonly n: number; readonly question: Question }
export type Answered<Answer> = { readonly n: number; readonly answer: Answer }

type ProcessOptions = {
  /** The module that the process runs; it answers with `answerQuestions`. */
  readonly module: URL
  /** The heap of the process, in megabytes. */
  readonly heap: number
  /** A question that takes longer than this, in milliseconds, is given up, and with it the process. */
  readonly timeout: number
}

/** Work in a process of the lowest priority, one question at a time. A process that is lost is replaced for the next. */
export function lowPriorityProcess<Question, Answer>(
  clock: Clock,
  { module, heap, timeout }: ProcessOptions,
): LowPriorityProcess<Question, Answer> {
  let child: ChildProcess | undefined
  let open: { readonly n: number; readonly settle: (answer: Answered<Answer> | undefined) => void } | undefined
  let questions = 0
  let closed = false

  function lose(): void {
    child?.kill('SIGKILL')
    child = undefined
    open?.settle(undefined)
  }

  function begin(): ChildProcess {
    const made = fork(module, [], {
      // Nothing of the server's environment: it may hold secrets.
      env: {},
      execArgv: [`--max-old-space-size=${heap}`],
      stdio: 'ignore',
    })
    made.on('message', (message: Answered<Answer>) => {
      if (made === child && message.n === open?.n) open.settle(message)
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
    ask: (question) =>
      new Promise((resolve) => {
        if (closed) return resolve(undefined)
        const n = ++questions
        const cancel = clock.after(timeout, lose)
        open = {
          n,
          settle(answered) {
            cancel()
            open = undefined
            resolve(answered?.answer)
          },
        }
        child ??= begin()
        child.send({ n, question } satisfies Asked<Question>, (error) => {
          if (error !== null) lose()
        })
      }),
    async close() {
      closed = true
      lose()
    },
  }
}
