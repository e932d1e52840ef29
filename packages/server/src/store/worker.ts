import { parentPort, workerData } from 'node:worker_threads'
import { sqliteEngine } from './sqlite.ts'
import { StoreError } from './store.ts'
import { carryOut } from './sync-engine.ts'
import { type FromStore, OPENING, type ToStore } from './worker-message.ts'

/** The thread of the store, where a slow disk holds up nobody but those who wait for it. */
const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

const reply = (message: FromStore): void => port.postMessage(message)

function answer(question: number, run: () => unknown): void {
  try {
    reply({ question, value: run() })
  } catch (error) {
    const fault = error instanceof StoreError ? error.fault : 'broken'
    reply({ question, failure: error instanceof Error ? error.message : String(error), fault })
  }
}

answer(OPENING, () => {
  const engine = sqliteEngine(String(workerData))
  port.on('message', ({ question, call, args }: ToStore) => answer(question, () => carryOut(engine, call, args)))
})
