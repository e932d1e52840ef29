import { Worker } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import { StoreError } from './store.ts'
import { type Call, engineOf } from './sync-engine.ts'
import { type FromStore, OPENING, type ToStore } from './worker-message.ts'

type Question = { readonly resolve: (value: unknown) => void; readonly reject: (why: Error) => void }

/** SQLite in a thread of its own. */
export async function sqliteInThread(path: string): Promise<Engine> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: path })
  const asked = new Map<number, Question>()
  let questions = OPENING
  let ended = false

  const answered = (question: number): Promise<unknown> =>
    new Promise((resolve, reject) => asked.set(question, { resolve, reject }))

  function end(): void {
    ended = true
    const open = [...asked.values()]
    asked.clear()
    for (const { reject } of open) reject(new StoreError('broken', 'the thread of the store has ended'))
  }
  thread.on('error', end)
  thread.on('exit', end)
  thread.on('message', (message: FromStore) => {
    const question = asked.get(message.question)
    asked.delete(message.question)
    if ('value' in message) question?.resolve(message.value)
    else question?.reject(new StoreError(message.fault, message.failure))
  })

  function ask(call: Call, args: readonly unknown[]): Promise<unknown> {
    if (ended) return Promise.reject(new StoreError('broken', 'the thread of the store has ended'))
    const question = ++questions
    const message: ToStore = { question, call, args }
    const answer = answered(question)
    thread.postMessage(message)
    return answer
  }

  try {
    await answered(OPENING)
  } catch (error) {
    await thread.terminate()
    throw error
  }
  const engine = engineOf(ask)
  return {
    ...engine,
    async close() {
      if (ended) return
      await engine.close()
      await thread.terminate()
    },
  }
}
