import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hexOf } from '@selva/core'
import { gamesInDevelopment, openStore, startServer } from '@selva/server'
import { UNLIMITED } from '@selva/server/testing'
import { pino } from 'pino'
import { diskWatch } from './disk.ts'
import type { Deal } from './peer.ts'
import { watchServer } from './watch.ts'

/** Milliseconds; far more than a run takes. */
const NEVER = 3_600_000

const folder = mkdtempSync(join(tmpdir(), 'selva-bench-'))
const store = await openStore(folder)
/**
 * Selva as it is, durable storage included, with the toy game besides, and without limits on one address. The table
 * makes no choice for a person who takes long, since the load is to make all of them.
 */
const server = await startServer({
  exchangeTimeout: 0,
  pause: NEVER,
  grace: NEVER,
  store,
  log: pino({ level: 'silent' }),
  games: gamesInDevelopment,
  limits: UNLIMITED,
})

type Id = Parameters<typeof store.batches>[0]
async function dealOf(table: string): Promise<Deal> {
  const secret = await store.seed(table as Id)
  const batches = await store.batches(table as Id)
  if (secret === undefined || batches.length === 0) throw new Error('a table has no deal')
  return { table, secret: hexOf(secret), batches: batches.map(({ body }) => body) }
}

watchServer({
  url: server.url,
  disk: diskWatch,
  async answer(message) {
    if (message.do === 'deals') return Promise.all(message.tables.map(dealOf))
    // There only where it was asked for.
    globalThis.gc?.()
    return process.memoryUsage.rss()
  },
  async end() {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  },
})
