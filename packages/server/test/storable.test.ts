import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isStorable } from '../src/base/storable.ts'
import { messageFrom } from '../src/socket/read.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import { openPostgres } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()
const ENGINES: readonly [string, () => Promise<Store>][] = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

const HUGE = [2 ** 53, 2 ** 63, 2 ** 64, 1e300, -(2 ** 63)]
const REFUSED = { status: 400, body: { refused: 'malformed', about: '' } }

describe.each(ENGINES)('%s', (_, open) => {
  test('L3: NUL and numbers beyond all counting are refused as malformed, at every way in', async () => {
    const server = await serve({ store: await open() })
    const ana = await visit(server.url)
    const { id } = (await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed: true, playNow: true }))
      .body as TableInfo
    const notes = `/api/tables/${id}/notes`
    const asked: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, object?])[] = [
      ['get', '/api/tables/%00'],
      ['get', `/api/tables/${id}%00`],
      ['get', `/api/tables/${id}?invite=%00`],
      ['get', `/api/tables/${id}/history?invite=a%00b`],
      ['get', '/api/invites/%00'],
      ['post', '/api/tables/%00/sit', { invite: '' }],
      ['post', `/api/tables/${id}/sit`, { invite: '\0' }],
      ['post', `/api/tables/${id}/blocks`, { who: 'a\0' }],
      ['post', `/api/tables/${id}/reports`, { messages: ['\0'], reason: 'insult', note: '' }],
      ['post', `/api/tables/${id}/reports`, { messages: ['x'], reason: 'insult', note: 'a\0' }],
      ['delete', '/api/me/passkeys/%00'],
      ['delete', '/api/me/devices/%00'],
      ['delete', '/api/me/blocks/%00'],
      ['put', '/api/me', { name: 'A\0na' }],
      ['put', '/api/me/webhook', { url: 'https://example.org/\0' }],
      ['put', '/api/me/push', { endpoint: 'https://example.org/\0', keys: { p256dh: 'x', auth: 'y' } }],
      ['post', '/api/sign-in/link', { token: '\0' }],
      ['post', '/api/sign-in/recovery', { code: '\0' }],
      ['post', '/api/tables', { game: 'toy\0', setting: TOY(2), listed: true, playNow: false }],
      ['post', '/api/tables', { game: 'toy', setting: { ...TOY(2), more: ['\0'] }, listed: true, playNow: false }],
      ['post', '/api/tables', { game: 'toy', setting: { ...TOY(2), '\0': 1 }, listed: true, playNow: false }],
      ['put', notes, { version: 0, text: 'a\0b' }],
      ...HUGE.map((version) => ['put', notes, { version, text: '' }] as const),
      ...HUGE.map((seat) => ['post', `/api/tables/${id}/remove`, { seat }] as const),
    ]
    const ask = (who: Visitor, [how, path, body]: (typeof asked)[number]) =>
      how === 'get' || how === 'delete' ? who[how](path) : who[how](path, body)
    for (const one of asked) expect([one, await ask(ana, one)]).toEqual([one, REFUSED])
    const page = ana.open(id, toy)
    await page.until(() => page.state() !== undefined)
    const said = [
      { id: 'said-with-nul', say: { text: 'a\0b' } },
      { id: 'claimed-nul-', claim: { do: '\0' } },
      { id: 'chose-nul---', step: '', choice: { do: 'lay', card: '\0' } },
      { id: 'said-about--', say: { phrase: 'suspect', about: 2 ** 63 } },
      { id: 'voted-mute--', mute: '\0', on: true },
    ]
    for (const message of said) page.send(JSON.stringify(message))
    const refusals = () => page.messages.filter((m) => m[0] === 'no')
    await page.until(() => refusals().length === said.length)
    expect(refusals()).toEqual(said.map((message) => ['no', message.id, 'malformed', '']))
    // All that was refused has left the server as it was.
    expect((await ana.put(notes, { version: 0, text: 'mine' })).status).toBe(200)
  })
})

test('L3: whatever can be written as JSON is found storable or not, at any depth', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isStorable(value) === isStorable([[{ deep: value }]])))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isStorable([value, '\0'])).toBe(false)
      expect(isStorable({ value, n: 2 ** 63 })).toBe(false)
    }),
  )
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`
  expect(isStorable(JSON.parse(deep))).toBe(false)
  expect(messageFrom(Buffer.from('{"listen":true}'), false)).toEqual({ listen: true })
})

test('L3: PostgreSQL keeps a connection after a refused statement, and none with an open transaction', async () => {
  const engine = await postgresEngine(await database.fresh())
  onTestFinished(() => engine.close())
  const pid = async (): Promise<unknown> => (await engine.all('select pg_backend_pid() as pid'))[0]?.['pid']
  const first = await pid()
  const secret = 'insert into secret (purpose, bytes) values (?, ?)'
  for (let i = 0; i < 5; i++) {
    await expect(engine.run(secret, ['a\0', new Uint8Array()])).rejects.toThrow()
    await expect(engine.all('select 1 from nowhere')).rejects.toThrow()
    await expect(engine.append([{ table: 'a\0' as never, n: 0, choice: '', body: '' }])).rejects.toThrow()
  }
  expect(await pid()).toBe(first)
  const both = [{ text: secret, values: ['kept', new Uint8Array()] }, { text: 'select 1 from nowhere' }]
  await expect(engine.together(both)).rejects.toThrow()
  expect(await pid()).not.toBe(first)
  expect(await engine.all('select purpose from secret')).toEqual([])
  const next = await pid()
  await expect(engine.run('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
  expect(await pid()).not.toBe(next)
})
