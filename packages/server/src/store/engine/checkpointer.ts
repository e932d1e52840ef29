import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { attempt } from '../../base/owner.ts'
import type { SyncEngine } from './sync-engine.ts'

const ignore = (): void => {}

/** Milliseconds from one copying of the log to the next. */
const EVERY = 2000
/**
 * A log of more pages is to be begun afresh. SQLite does that with the first write after the whole log was copied,
 * which a busy server never leaves time for.
 */
const LONG = 1000

/** The number of pages in the log after a checkpoint. */
export type Checkpointed = { readonly log: number }

/** Copies the write-ahead log into the data file now and then, in a thread of its own. */
export type Checkpointer = {
  /** To be called after writes: begins to copy if it is time. */
  whenDue(): void
  stop(): Promise<void>
}

export function checkpointer(path: string, engine: Pick<SyncEngine, 'all'>): Checkpointer {
  let last = performance.now()
  let worker: Worker | undefined
  let copying = false

  /** The thread has copied nearly everything; the few pages written since then are copied here. */
  function copied({ log }: Checkpointed): void {
    copying = false
    // One that fails is tried again after the next copy.
    if (log > LONG) attempt(() => engine.all('pragma wal_checkpoint(passive)'), ignore)
  }

  /** A thread that dies is replaced when the next copy is due: nothing is lost, the log only grows. */
  function begun(): Worker {
    const made = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: path })
    const gone = (): void => {
      copying = false
      if (worker === made) worker = undefined
    }
    made.on('error', gone)
    made.on('exit', gone)
    made.on('message', copied)
    return made
  }

  return {
    whenDue() {
      const now = performance.now()
      if (copying || now - last < EVERY) return
      last = now
      copying = true
      worker ??= begun()
      worker.postMessage('copy')
    },
    async stop() {
      last = Number.POSITIVE_INFINITY
      await worker?.terminate()
    },
  }
}
