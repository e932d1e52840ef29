import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Checkpointed } from './checkpointer.ts'

/** The thread in which the write-ahead log is copied into the data file, where a slow disk delays no one. */
const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

const db = new DatabaseSync(String(workerData))
db.exec('pragma synchronous = normal')
const copy = db.prepare('pragma wal_checkpoint(passive)')

port.on('message', () => {
  const answer: Checkpointed = { log: Number(copy.get()?.['log'] ?? 0) }
  port.postMessage(answer)
})
