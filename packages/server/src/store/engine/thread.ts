import { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import { StoreError } from './error.ts'
import type { Row, Statement } from './sql.ts'
import { type EngineCall, type FromStore, OPENING, type ToStore } from './worker-message.ts'

type Question = { readonly resolve: (value: unknown) => void; readonly reject: (why: Error) => void }

type Thread = { ask(asked: EngineCall): Promise<unknown>; terminate(): Promise<unknown> }

const broken = (words: string): StoreError => new StoreError('broken', words)

/** One thread with the data file open. What was asked when it ends may have happened or not. */
async function openThread(path: string, gone: () => void): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: path })
  const asked = new Map<number, Question>()
  let questions = OPENING
  let ended = false

  function end(): void {
    ended = true
    const open = [...asked.values()]
    asked.clear()
    for (const { reject } of open) reject(broken('the thread of the store has ended'))
    gone()
  }
  worker.on('error', end)
  worker.on('exit', end)
  worker.on('message', (message: FromStore) => {
    const question = asked.get(message.question)
    asked.delete(message.question)
    if ('value' in message) question?.resolve(message.value)
    else question?.reject(new StoreError(message.fault, message.failure))
  })
  const answered = (question: number): Promise<unknown> =>
    new Promise((resolve, reject) => asked.set(question, { resolve, reject }))

  try {
    await answered(OPENING)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    async ask(asked) {
      if (ended) throw broken('the thread of the store has ended')
      const question = ++questions
      const message: ToStore = { ...asked, question }
      worker.postMessage(message)
      return answered(question)
    },
    terminate: () => worker.terminate(),
  }
}

/** SQLite in a thread of its own. A thread that dies is replaced when the next question comes. */
export async function sqliteInThread(path: string): Promise<Engine> {
  let thread: Promise<Thread> | undefined
  let closed = false

  function begin(): Promise<Thread> {
    const forget = (): void => {
      if (thread === made) thread = undefined
    }
    const made = openThread(path, forget)
    made.catch(forget)
    return made
  }
  /** `R` is what the engine answers to this call: only the thread stands between. */
  async function ask<R>(asked: EngineCall): Promise<R> {
    if (closed) throw broken('the store is closed')
    thread ??= begin()
    return (await (await thread).ask(asked)) as R
  }

  thread = begin()
  await thread
  return {
    all: <R extends Row>(text: string, values?: Statement['values']) =>
      ask<readonly R[]>({ call: 'all', text, values }),
    run: (text, values) => ask({ call: 'run', text, values }),
    together: (statements) => ask({ call: 'together', statements }),
    append: (group) => ask({ call: 'append', group }),
    begin: (opening, besides) => ask({ call: 'begin', opening, besides }),
    batches: (table) => ask({ call: 'batches', table }),
    forget: (table, besides) => ask({ call: 'forget', table, besides }),
    async close() {
      closed = true
      const last = await thread
      if (last === undefined) return
      await last.ask({ call: 'close' })
      await last.terminate()
    },
  }
}
