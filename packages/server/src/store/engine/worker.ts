import { parentPort, workerData } from 'node:worker_threads'
import { faultOf } from './error.ts'
import { storeError } from './fault.ts'
import { sqliteEngine } from './sqlite.ts'
import type { SyncEngine } from './sync-engine.ts'
import { type EngineCall, type FromStore, OPENING, type ToStore } from './worker-message.ts'

/** The thread of the store, where a slow disk delays only the callers that wait for it. */
const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

const reply = (message: FromStore): void => port.postMessage(message)

function answer(question: number, run: () => unknown): void {
  try {
    reply({ question, value: run() })
  } catch (thrown) {
    const error = storeError(thrown)
    reply({ question, failure: error instanceof Error ? error.message : String(error), fault: faultOf(error) })
  }
}

function carryOut(engine: SyncEngine, asked: EngineCall): unknown {
  switch (asked.call) {
    case 'all':
      return engine.all(asked.text, asked.values)
    case 'run':
      return engine.run(asked.text, asked.values)
    case 'together':
      return engine.together(asked.statements)
    case 'append':
      return engine.append(asked.group)
    case 'begin':
      return engine.begin(asked.opening, asked.besides)
    case 'batches':
      return engine.batches(asked.table)
    case 'forget':
      return engine.forget(asked.table, asked.besides)
    case 'close':
      return engine.close()
  }
}

answer(OPENING, () => {
  const engine = sqliteEngine(String(workerData))
  port.on('message', (asked: ToStore) => answer(asked.question, () => carryOut(engine, asked)))
})
