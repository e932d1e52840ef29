import { readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import type { Keeping, Profile, RecoveryCodes, TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, visit } from '@selva/server/testing'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import { COOKIE_SECONDS } from '../src/people/session-cookie.ts'
import { settingsFrom } from '../src/program/settings.ts'
import { passkeysIn } from '../src/store/rows/passkeys.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const keepingOf = async (url: string): Promise<Keeping> => (await (await fetch(`${url}/api/privacy`)).json()) as Keeping

test('the privacy page has the figures that are in force, for anyone who asks', async () => {
  const server = await serve({
    operator: 'hello@example.org',
    retention: { finished: 30, unstarted: 3 },
    limits: { draftDays: 12 },
  })
  expect(await keepingOf(server.url)).toEqual({
    operator: 'hello@example.org',
    finishedDays: 30,
    unstartedDays: 3,
    draftDays: 12,
    deviceDays: COOKIE_SECONDS / 86_400,
  })
  const plain = await serve({ limits: { draftDays: LIMITS.draftDays } })
  expect(await keepingOf(plain.url)).toMatchObject({ operator: '', finishedDays: 0, draftDays: LIMITS.draftDays })
})

test('the address of the operator is one line', () => {
  const read = (OPERATOR: string) => settingsFrom({ OPERATOR })
  expect(read(' hello@example.org ')).toMatchObject({ operator: 'hello@example.org' })
  expect(read('')).toMatchObject({ operator: '' })
  for (const wrong of ['two\nlines', 'x'.repeat(201)])
    expect(read(wrong)).toEqual([expect.stringContaining('OPERATOR')])
})

test('the operators’ table names everything that the players’ page names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  for (const what of [
    'cookie',
    'private notes',
    'chat messages',
    'links to finished games',
    'answers to puzzles',
    'zones and scenarios',
  ])
    expect(page).toContain(`${what}`)
})

const ADDRESS = '203.0.113.77'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A person behind a trusted proxy, whose browser says where it is and what it is. */
async function farVisitor(url: string) {
  const headers = { 'x-forwarded-for': ADDRESS, 'user-agent': BROWSER }
  const made = await fetch(`${url}/api/me`, { method: 'POST', headers })
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
}

test('no address is stored or logged, and of a browser only its kind', async () => {
  const store = memoryStore()
  const trusted = new BlockList()
  trusted.addAddress('127.0.0.1')
  const lines: string[] = []
  const server = await serve({ store, trusted, log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }) })
  const ask = await farVisitor(server.url)
  await ask('PUT', '/api/me', { name: 'Ana' })
  const table = (await ask('POST', '/api/tables', {
    game: 'toy',
    setting: TOY(2),
    listed: true,
    playNow: false,
  })) as TableInfo
  await ask('POST', '/api/sign-in/recovery', { code: 'AAAA-BBBB-CCCC' })
  await ask('GET', '/api/nowhere')
  expect(((await ask('GET', '/api/me/profile')) as Profile).devices).toMatchObject([{ kind: 'Firefox, Linux' }])
  expect(table.id).not.toBe('')

  const names = await store.sql.all<{ name: string }>(`select name from sqlite_schema where type = 'table'`)
  const rows = await Promise.all(names.map(({ name }) => store.sql.all(`select * from "${name}"`)))
  const stored = JSON.stringify(rows)
  expect(stored).toContain('Ana')
  expect(lines.length).toBeGreaterThan(0)
  for (const kept of [stored, lines.join('')])
    for (const secret of [ADDRESS, 'Mozilla', 'Gecko']) expect(kept).not.toContain(secret)
})

test('the one cookie lasts for the days of the page after each day of visits, and goes with the sign-out', async () => {
  const clock = manualClock(1_000_000)
  const server = await serve({ clock })
  const { deviceDays } = await keepingOf(server.url)
  const enter = async (cookie: string) =>
    (await fetch(`${server.url}/api/me`, { method: 'POST', headers: { cookie } })).headers.getSetCookie()
  const first = await enter('')
  expect(first).toHaveLength(1)
  const lasts = `Max-Age=${deviceDays * 86_400};`
  expect(first[0]).toContain(lasts)
  const cookie = first[0]?.split(';')[0] ?? ''
  expect(await enter(cookie)).toEqual([])
  clock.wind(25 * 60 * 60 * 1000)
  const renewed = await enter(cookie)
  expect(renewed).toHaveLength(1)
  expect(renewed[0]).toContain(lasts)
  const left = await fetch(`${server.url}/api/me/sign-out`, { method: 'POST', headers: { cookie } })
  expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^selva=;.*Max-Age=0;/)])
})

test('ways to sign in and addresses for notifications go when their person removes or replaces them', async () => {
  const store = memoryStore()
  const server = await serve({ store })
  const ana = await visit(server.url)
  const [row] = await store.sql.all<{ person: PersonId }>('select person from device')
  if (row === undefined) throw new Error('no person')
  await passkeysIn(store.sql, manualClock()).add({
    id: 'key',
    person: row.person,
    publicKey: '',
    counter: 0,
    transports: '',
  })
  const bob = await visit(server.url)
  expect((await bob.delete('/api/me/passkeys/key')).status).toBe(404)
  expect(await store.sql.all('select id from passkey')).toEqual([{ id: 'key' }])
  expect((await ana.delete('/api/me/passkeys/key')).status).toBe(200)
  expect(await store.sql.all('select id from passkey')).toEqual([])

  await ana.put('/api/me/webhook', { url: 'https://hook.example/ana' })
  expect(await store.sql.all('select url from webhook')).toHaveLength(1)
  await ana.put('/api/me/webhook', { url: '' })
  expect(await store.sql.all('select url from webhook')).toEqual([])

  const codes = async () => ((await ana.post('/api/me/recovery')).body as RecoveryCodes).codes
  const first = await codes()
  const digests = await store.sql.all<{ digest: string }>('select digest from recovery')
  expect(digests).toHaveLength(first.length)
  await codes()
  const after = await store.sql.all<{ digest: string }>('select digest from recovery')
  expect(after).toHaveLength(first.length)
  expect(after.filter(({ digest }) => digests.some((old) => old.digest === digest))).toEqual([])
})
