import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hexOf } from '@selva/core'
import { zones } from '@selva/escape'
import { gamesInDevelopment, openStore, playerInProcess, startServer } from '@selva/server'
import { UNLIMITED, visit } from '@selva/server/testing'
import { pino } from 'pino'
import { diskWatch } from './disk.ts'
import type { Deal } from './peer.ts'
import { watchServer } from './watch.ts'

/** Milliseconds; far more than a run takes. */
const NEVER = 3_600_000

/** Zones that a judge has to play, more than it can in a run. */
const PUBLISHED = 5

const judge = process.env['SELVA_BENCH_JUDGE'] ?? 'never'
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
  ...(judge === 'never' ? {} : { judge: playerInProcess }),
  ...(judge === 'always' ? { judgePace: { quiet: 0 } } : {}),
})

/** Publishes zones for the judge. */
async function publishZones(): Promise<void> {
  const author = await visit(server.url)
  for (const { title, text } of zones.slice(0, PUBLISHED)) {
    const zone = text.replace(/^title: .*$/m, `title: Copy of ${title}`)
    const { body } = await author.post('/api/documents', { game: 'escape', kind: 'zone', text: zone })
    const { status } = await author.post(`/api/documents/${(body as { readonly id: string }).id}/publish`, {
      version: 1,
    })
    if (status !== 200) throw new Error('a zone cannot be published')
  }
}
if (judge !== 'never') await publishZones()

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
