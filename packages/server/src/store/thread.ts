import { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import { StoreError } from './store.ts'
import { type Ask, engineOf } from './sync-engine.ts'
import { type FromStore, OPENING, type ToStore } from './worker-message.ts'

type Question = { readonly resolve: (value: unknown) => void; readonly reject: (why: Error) => void }

type Thread = { readonly ask: Ask; terminate(): Promise<unknown> }

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
    async ask(call, args) {
      if (ended) throw broken('the thread of the store has ended')
      const question = ++questions
      const message: ToStore = { question, call, args }
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
  const ask: Ask = async (call, args) => {
    if (closed) throw broken('the store is closed')
    thread ??= begin()
    return (await thread).ask(call, args)
  }

  thread = begin()
  await thread
  return {
    ...engineOf(ask),
    async close() {
      closed = true
      const last = await thread
      if (last === undefined) return
      await last.ask('close', [])
      await last.terminate()
    },
  }
}
