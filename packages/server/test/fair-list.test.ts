import type { ListedTable, TableInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const OPEN = { game: 'toy', setting: TOY(2), listed: true, playNow: false }

async function listIn(url: string): Promise<readonly ListedTable[]> {
  return ((await (await visit(url)).get('/api/tables')).body as { tables: readonly ListedTable[] }).tables
}

test('M8: one guest with many tables does not push the tables of others out of the list', async () => {
  const server = await serve()
  const [eve, ana, bob] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const first = (await ana.post('/api/tables', OPEN)).body as TableInfo
  const watched = (await bob.post('/api/tables', { ...OPEN, playNow: true })).body as TableInfo
  for (const playNow of [false, true]) for (let i = 0; i < 60; i++) await eve.post('/api/tables', { ...OPEN, playNow })
  const list = await listIn(server.url)
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, watched.id]))
  // The newest of every host comes before the second of any.
  const open = list.filter(({ status }) => status === 'open')
  expect(open.findIndex(({ id }) => id === first.id)).toBe(1)
})

test('M8: running tables that nobody may watch take no place in the list', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const watched = (await ana.post('/api/tables', { ...OPEN, playNow: true })).body as TableInfo
  for (let i = 0; i < 55; i++) {
    const host = await visit(server.url)
    await host.post('/api/tables', { ...OPEN, playNow: true, terms: { spectators: false } })
  }
  expect((await listIn(server.url)).map(({ id }) => id)).toEqual([watched.id])
})
