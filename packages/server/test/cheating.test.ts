import { toy } from '@selva/core/toy'
import type { DeviceLink, MyTables, TableInfo } from '@selva/protocol'
import type { Games } from '@selva/server'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { TOY } from './games.ts'
import { serve } from './serve.ts'
import { MORTAL } from './talk.ts'

/** Attempts to learn more than allowed, or to speak where it is not allowed. */

const REQUEST = { game: 'toy', setting: TOY(2), listed: false, playNow: false }
const tableOf = (body: unknown): TableInfo => body as TableInfo

async function runningTable(ana: Visitor, bob: Visitor, request: object = REQUEST): Promise<TableInfo> {
  const table = tableOf((await ana.post('/api/tables', request)).body)
  await bob.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  return tableOf((await ana.post(`/api/tables/${table.id}/start`)).body)
}

async function guests(url: string): Promise<{ ana: Visitor; bob: Visitor; eve: Visitor }> {
  const [ana, bob, eve] = [await visit(url), await visit(url), await visit(url)]
  await ana.put('/api/me', { name: 'Ana' })
  await bob.put('/api/me', { name: 'Bob' })
  return { ana, bob, eve }
}

describe('a name', () => {
  test('is no voice: at a running table people are called what they were at the deal', async () => {
    const store = memoryStore()
    const server = await serve({ store, games: MORTAL })
    const { ana, bob } = await guests(server.url)
    const { id } = await runningTable(ana, bob)
    const [page, dead] = [ana.open(id, toy), bob.open(id, toy)]
    await Promise.all([page, dead].map((p) => p.until(() => p.state() !== undefined)))
    await dead.choose(dead.anyChoice({ below: () => 0 }) ?? { do: '' })
    expect((await bob.put('/api/me', { name: 'Ana has the 7' })).status).toBe(200)
    // Every message caused by it has come once this is answered.
    await page.choose({ do: 'nothing' })
    expect(JSON.stringify(page.messages)).not.toContain('Ana has the 7')
    expect(tableOf((await ana.get(`/api/tables/${id}`)).body).seats[1]?.name).toBe('Bob')

    // Nor after the table has left memory, nor by becoming a person of another name.
    const again = await serve({ store, games: MORTAL })
    expect(tableOf((await (await visit(again.url, ana.cookie)).get(`/api/tables/${id}`)).body).seats[1]?.name).toBe(
      'Bob',
    )
    const other = await visit(again.url)
    await other.put('/api/me', { name: 'Look at the 7' })
    const { token } = (await other.post('/api/me/link')).body as DeviceLink
    const guest = await visit(again.url, bob.cookie)
    expect((await guest.post('/api/sign-in/link', { token })).status).toBe(200)
    expect(tableOf((await guest.get(`/api/tables/${id}`)).body)).toMatchObject({ you: 2, seats: [{}, { name: 'Bob' }] })
  })

  test('of somebody who has deleted their account is forgotten there too', async () => {
    const store = memoryStore()
    const server = await serve({ store })
    const { ana, bob } = await guests(server.url)
    const { id } = await runningTable(ana, bob)
    await bob.delete('/api/me')
    await ana.post(`/api/tables/${id}/vote`, { on: true })
    expect(tableOf((await ana.get(`/api/tables/${id}`)).body).seats[1]?.name).toBe('')
    expect(JSON.stringify(await store.sql.all('select * from seat'))).not.toContain('Bob')
  })
})

test('whom one has blocked or voted about is told by no id: they cannot be recognised elsewhere', async () => {
  const server = await serve()
  const { ana, bob } = await guests(server.url)
  const { id } = await runningTable(ana, bob)
  const page = ana.open(id, toy)
  page.socket.on('open', () => page.send('{"listen":true}'))
  await page.until(() => page.messages.some(([kind]) => kind === 'chat'))
  const chat = page.messages.find((m) => m[0] === 'chat')?.[1]
  const who = chat?.seats.find(({ seat }) => seat === 2)?.who ?? ''
  page.send(JSON.stringify({ id: 'mute-bob-1', mute: who, on: true }))
  await page.until(() => page.messages.some((m) => m[0] === 'ok'))
  expect((await ana.post(`/api/tables/${id}/blocks`, { who })).status).toBe(200)
  const kept = (await ana.get('/api/me/export')).body as { blocked: unknown[]; muteVotes: unknown[] }
  expect([kept.blocked.length, kept.muteVotes.length]).toEqual([1, 1])
  const { id: person } = (await bob.get('/api/me/export')).body as { id: string }
  expect(JSON.stringify(kept)).not.toContain(person)
})

describe('a private table', () => {
  test('is answered for like one that does not exist, at every address', async () => {
    const server = await serve()
    const { ana, bob, eve } = await guests(server.url)
    const { id } = await runningTable(ana, bob)
    const bodies: { readonly [address: string]: object } = {
      sit: { invite: 'WRONGONE' },
      remove: { seat: 1 },
      ready: { on: true },
      vote: { on: true },
      reports: { messages: ['x'], reason: 'spam', note: '' },
      blocks: { who: 'x' },
      notes: { version: 0, text: '' },
    }
    const asked = server.routes.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/tables/:id'))
    expect(asked.length).toBeGreaterThan(14)
    for (const { method, url } of asked) {
      const act = url.split('/').at(-1) ?? ''
      const ask = (table: string) => {
        const path = url.replace(':id', table)
        if (method === 'GET') return eve.get(path)
        return method === 'PUT' ? eve.put(path, bodies[act]) : eve.post(path, bodies[act])
      }
      expect({ url, ...(await ask(id)) }).toEqual({ url, ...(await ask('nosuchtable')) })
    }
  })
})

test('a game that was ended early was won by nobody, whoever led', async () => {
  const server = await serve()
  const { ana, bob } = await guests(server.url)
  const { id } = await runningTable(ana, bob)
  for (const who of [ana, bob]) await who.post(`/api/tables/${id}/vote`, { on: true })
  for (const who of [ana, bob]) {
    const { tables } = (await who.get('/api/me/tables')).body as MyTables
    expect(tables[0]).toMatchObject({ id, status: 'over' })
    expect(tables[0]?.outcome).toBeUndefined()
  }
})

test('a page that watched begins afresh when its person turns out to have a seat', async () => {
  const games: Games = { toy: { game: toy, pace: {} } }
  const server = await serve({ games })
  const { ana, bob, eve } = await guests(server.url)
  const { id } = await runningTable(ana, bob, { ...REQUEST, listed: true })
  const page = eve.open(id, toy)
  await page.until(() => page.state() !== undefined)
  expect(page.messages.filter(([kind]) => kind === 'state')).toEqual([])
  const { token } = (await eve.post('/api/me/link')).body as DeviceLink
  expect((await bob.post('/api/sign-in/link', { token })).status).toBe(200)
  await page.until(() => page.table()?.you === 2 && page.messages.some(([kind]) => kind === 'state'))
  expect(await page.choose(page.anyChoice({ below: () => 0 }) ?? { do: '' })).toBe('ok')
})
