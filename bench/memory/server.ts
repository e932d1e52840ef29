import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gamesInDevelopment, openStore, startServer } from '@selva/server'
import { UNLIMITED } from '@selva/server/testing'
import { pino } from 'pino'
import type { ServerMemory, ServerQuestion } from './task.ts'

/** Selva as it is, durable storage included, without limits on one address: it says what it holds and computes. */
const folder = mkdtempSync(join(tmpdir(), 'selva-memory-'))
const server = await startServer({
  exchangeTimeout: 0,
  store: await openStore(folder),
  log: pino({ level: 'silent' }),
  games: gamesInDevelopment,
  limits: UNLIMITED,
})
process.send?.({ url: server.url })

/** Collections until nothing more comes free: an object with a native part needs two. */
const COLLECTIONS = 3

async function memory(): Promise<ServerMemory> {
  for (let i = 0; i < COLLECTIONS; i++) {
    // As if memory ran short: pages without content go back to the system, and the resident set has no slack.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, heap: heapUsed + external }
}

function computed(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

process.on('message', async (question: ServerQuestion) => {
  if (question !== 'end') {
    process.send?.(question === 'memory' ? await memory() : computed())
    return
  }
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  process.disconnect?.()
})
