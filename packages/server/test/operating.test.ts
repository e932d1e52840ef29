import { join } from 'node:path'
import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { DATA_FILE, type Server } from '@selva/server'
import { failingStore, memoryStore, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { newMetrics } from '../src/base/metrics.ts'
import { serveMetrics } from '../src/http/metrics.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { StoreError } from '../src/store/store.ts'
import { GALILEI } from './games.ts'
import { started } from './program.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const REQUEST = { game: 'escape', setting: GALILEI(2), listed: true, playNow: true }
const stream = fastChance(5)
const text = async (address: string): Promise<string> => (await fetch(address)).text()
const asked = async (address: string) => {
  const answer = await fetch(address)
  return [answer.status, await answer.json()]
}

/** The figure of a line of metrics. */
const figure = (metrics: string, line: string): number =>
  Number(
    metrics
      .split('\n')
      .find((l) => l.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? 0,
  )

describe('metrics', () => {
  test('follow a choice from accepted to committed to delivered, by the given clock', async () => {
    let now = 0
    const metrics = newMetrics(() => now)
    const watch = metrics.accepted()
    now = 4
    watch.committed()
    now = 15
    watch.delivered()
    const told = await metrics.text()
    expect(figure(told, 'selva_choice_seconds_sum{until="committed"}')).toBe(0.004)
    expect(figure(told, 'selva_choice_seconds_sum{until="delivered"}')).toBe(0.015)
    expect(figure(told, 'selva_choice_seconds_bucket{le="0.01",until="committed"}')).toBe(1)
    expect(figure(told, 'selva_choice_seconds_bucket{le="0.01",until="delivered"}')).toBe(0)
  })

  test('tell of choices, sockets, tables, requests and the event loop, on a port of their own and nowhere else', async () => {
    const metrics = newMetrics()
    const server: Server = await serve({ metrics })
    const door = await serveMetrics(metrics, 0, '127.0.0.1')
    const ana = await visit(server.url)
    const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
    const page = ana.open(id, escape)
    await page.until(() => page.anyChoice(stream) !== undefined)
    const before = figure(await text(door.url), 'selva_choice_seconds_count{until="delivered"}')
    await page.choose(page.anyChoice(stream) ?? { do: '' })
    const told = await text(door.url)
    expect(figure(told, 'selva_choice_seconds_count{until="delivered"}')).toBeGreaterThan(before)
    expect(figure(told, 'selva_sockets')).toBe(1)
    expect(figure(told, 'selva_tables{status="running"}')).toBe(1)
    expect(figure(told, 'selva_request_seconds_count{route="/api/tables",answer="2xx"}')).toBe(1)
    expect(told).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(door.url.replace('/metrics', '/'))).status).toBe(404)
    door.close()
  })

  test('count the failures of the store', async () => {
    const metrics = newMetrics()
    const store = failingStore(memoryStore())
    const server = await serve({ metrics, store })
    store.fail()
    const ana = await visit(server.url)
    expect((await ana.post('/api/tables', REQUEST)).status).toBe(503)
    expect(figure(await metrics.text(), 'selva_store_errors_total{fault="full"}')).toBe(1)
  })
})

describe('a server', () => {
  test('is ready while it reaches its store and is not about to stop', async () => {
    const store = memoryStore()
    let broken = false
    const table: typeof store.table = (id) =>
      broken ? Promise.reject(new StoreError('broken', 'gone')) : store.table(id)
    const server = await serve({ store: { ...store, table } })
    expect(await asked(`${server.url}/readyz`)).toEqual([200, { ready: true }])
    broken = true
    expect(await asked(`${server.url}/readyz`)).toEqual([503, { refused: 'busy', about: 'store' }])
    expect(await asked(`${server.url}/healthz`)).toEqual([200, { ok: true }])
    broken = false
    server.drain()
    expect(await asked(`${server.url}/readyz`)).toEqual([503, { refused: 'closing', about: '' }])
    expect(await asked(`${server.url}/healthz`)).toEqual([200, { ok: true }])
  })

  test.each([
    ['en', 'Games in progress'],
    ['it-IT,it;q=0.9', 'Partite in corso'],
    ['de, es;q=0.8', 'Partidas en curso'],
    ['pt-PT', 'Jogos a decorrer'],
    ['', 'Games in progress'],
  ])('says on its status page, to a reader of %s, how it is, and nothing that is secret', async (language, words) => {
    const server = await serve()
    const ana = await visit(server.url)
    const { id, invite } = (await ana.post('/api/tables', { ...REQUEST, listed: false })).body as TableInfo
    const answer = await fetch(`${server.url}/status`, { headers: { 'accept-language': language } })
    const page = await answer.text()
    expect(page).toContain(`<dt>${words}</dt><dd>1</dd>`)
    expect(page).not.toMatch(/<script|style=/)
    for (const secret of [id, invite, ana.cookie]) expect(page).not.toContain(secret)
    server.drain()
    expect(await text(`${server.url}/status`)).toContain('Selva is about to restart')
    expect((await fetch(`${server.url}/status.css`)).headers.get('content-type')).toContain('text/css')
  })

  test('that is asked to stop drains: not ready, no new tables, games go on, pages are told, all is on disk', async () => {
    const folder = temporaryFolder()
    const { child, url, said, ended } = await started(folder, { DRAIN_SECONDS: '3600', METRICS_PORT: '0' })
    expect(said.some((line) => line.includes('metrics: http://127.0.0.1:'))).toBe(true)
    const ana = await visit(url)
    const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
    const page = ana.open(id, escape)
    await page.until(() => page.anyChoice(stream) !== undefined)

    child.kill('SIGTERM')
    while ((await fetch(`${url}/readyz`)).status === 200);
    expect(await ana.post('/api/tables', REQUEST)).toEqual({ status: 503, body: { refused: 'closing', about: '' } })
    await page.until(() => page.anyChoice(stream) !== undefined)
    expect(await page.choose(page.anyChoice(stream) ?? { do: '' }, 'while-draining')).toBe('ok')

    child.kill('SIGTERM')
    expect((await page.closed).code).toBe(1001)
    expect(await ended).toBe(0)
    const file = sqliteEngine(join(folder, DATA_FILE))
    const choices = file.batches(id as TableId).map(({ choice }) => choice)
    file.close()
    expect(choices).toContain('while-draining')
  })
})
