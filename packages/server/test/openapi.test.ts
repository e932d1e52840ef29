import { toy } from '@selva/core/toy'
import { FROM_TABLE, type TableInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { isDescribed } from '../src/docs/openapi.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

test('every way in says what it is for and what it answers', async () => {
  const { routes } = await serve()
  const described = routes.filter(isDescribed)
  expect(described.length).toBeGreaterThan(40)
  const silent = described.filter(({ summary, answer }) => summary === '' || answer === undefined)
  expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

test('what a table says is what its schemas say', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const request = { game: 'toy', setting: TOY(2), listed: false, playNow: true }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  const page = ana.open(id, toy)
  await page.until(() => page.state() !== undefined)
  page.send(JSON.stringify({ listen: true }))
  page.send(JSON.stringify({ id: 'words-1-a', say: { phrase: 'hello' } }))
  expect(await page.choose(page.anyChoice({ below: () => 0 }) ?? { do: '' })).toBe('ok')
  // A bot may have gone on meanwhile; either way the page is brought up to date.
  expect(['illegal', 'stale']).toContain(await page.choose({ do: 'nothing' }))
  await page.until(() => page.messages.some(([kind]) => kind === 'said'))
  await page.until(() => page.messages.some(([kind]) => kind === 'state'))
  for (const message of page.messages)
    expect([message, Compile(FROM_TABLE[message[0]]).Check(message)]).toEqual([message, true])
  const heard = new Set(page.messages.map(([kind]) => kind))
  expect([...heard]).toEqual(expect.arrayContaining(['table', 'facts', 'ok', 'no', 'chat', 'said', 'state']))
})
