import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toy } from '@selva/core/toy'
import { openStore, startServer } from '@selva/server'
import { UNLIMITED } from '@selva/server/testing'
import { pino } from 'pino'
import type { Listening } from './peer.ts'

/** Selva as it is, durable storage included, with the toy game and without limits on one address. */
const folder = mkdtempSync(join(tmpdir(), 'selva-bench-'))
const server = await startServer({
  exchangeTimeout: 0,
  store: await openStore(folder),
  log: pino({ level: 'silent' }),
  games: { toy: { game: toy, pace: {} } },
  limits: UNLIMITED,
})
process.send?.({ url: server.url, tables: [] } satisfies Listening)
process.on('message', async (message) => {
  if (message === 'memory') {
    // There only where it was asked for.
    globalThis.gc?.()
    process.send?.(process.memoryUsage.rss())
    return
  }
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  process.disconnect?.()
})
