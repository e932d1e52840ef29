import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { DeviceLink, Me, MyTables, Profile, RecoveryCodes, TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { CLOSED_REFUSED } from '../src/socket/managed-socket.ts'
import { LASTS } from '../src/store/rows/one-time-tokens.ts'
import { personalDataIn } from '../src/store/rows/personal-data.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const REQUEST = { game: 'toy', setting: TOY(2), terms: DEFAULT_TERMS, listed: false, playNow: false }
const NO = (refused: string, about = '') => ({ refused, about })

const profileOf = async (who: Visitor) => (await who.get('/api/me/profile')).body as Profile
const nameOf = async (who: Visitor) => ((await who.get('/api/me')).body as Me).name
const tablesOf = async (who: Visitor) => ((await who.get('/api/me/tables')).body as MyTables).tables
const linkOf = async (who: Visitor) => ((await who.post('/api/me/link')).body as DeviceLink).token
const codesOf = async (who: Visitor) => ((await who.post('/api/me/recovery')).body as RecoveryCodes).codes

/** Guests by their names. */
async function guests(url: string, ...names: readonly string[]): Promise<Visitor[]> {
  const all = []
  for (const name of names) {
    const guest = await visit(url)
    await guest.put('/api/me', { name })
    all.push(guest)
  }
  return all
}

/** A private table of these two, running unless it is to stay open. */
async function tableOf(host: Visitor, other: Visitor, start = true): Promise<TableInfo> {
  const table = (await host.post('/api/tables', REQUEST)).body as TableInfo
  await other.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  if (start) await host.post(`/api/tables/${table.id}/start`)
  return table
}

const seen = async (who: Visitor, id: string) => (await who.get(`/api/tables/${id}`)).body as TableInfo

describe('a link to another device', () => {
  test('brings the same person there, once', async () => {
    const server = await serve()
    const [ana, phone, eve] = (await guests(server.url, 'Ana', 'Phone', 'Eve')) as [Visitor, Visitor, Visitor]
    const token = await linkOf(ana)
    expect(await phone.post('/api/sign-in/link', { token })).toEqual({ status: 200, body: { name: 'Ana' } })
    expect(await nameOf(phone)).toBe('Ana')
    expect((await profileOf(phone)).devices).toHaveLength(2)
    expect(await eve.post('/api/sign-in/link', { token })).toEqual({ status: 403, body: NO('wrongCode') })
    expect(await nameOf(eve)).toBe('Eve')
  })

  test('is good for ten minutes, and only until the next one is made', async () => {
    const clock = manualClock(1_000_000)
    const server = await serve({ clock })
    const [ana, phone] = (await guests(server.url, 'Ana', 'Phone')) as [Visitor, Visitor]
    const first = await linkOf(ana)
    const second = await linkOf(ana)
    expect((await phone.post('/api/sign-in/link', { token: first })).body).toEqual(NO('wrongCode'))
    clock.wind(LASTS.device - 1)
    const late = await linkOf(ana)
    expect((await phone.post('/api/sign-in/link', { token: second })).body).toEqual(NO('wrongCode'))
    clock.wind(LASTS.device)
    expect((await phone.post('/api/sign-in/link', { token: late })).body).toEqual(NO('wrongCode'))
    const good = await linkOf(ana)
    clock.wind(LASTS.device - 1)
    expect((await phone.post('/api/sign-in/link', { token: good })).status).toBe(200)
  })

  test('is used by one of two who come at the same moment', async () => {
    const server = await serve()
    const [ana, one, other] = (await guests(server.url, 'Ana', 'One', 'Other')) as [Visitor, Visitor, Visitor]
    const token = await linkOf(ana)
    const answers = await Promise.all([one, other].map((who) => who.post('/api/sign-in/link', { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })
})

describe('a recovery code', () => {
  test('brings its person back once, however it is typed', async () => {
    const server = await serve()
    const [ana, lost, eve] = (await guests(server.url, 'Ana', 'Lost', 'Eve')) as [Visitor, Visitor, Visitor]
    const codes = await codesOf(ana)
    expect(new Set(codes).size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const [first = ''] = codes
    expect(
      (await lost.post('/api/sign-in/recovery', { code: ` ${first.toLowerCase().replaceAll('-', ' ')}` })).status,
    ).toBe(200)
    expect(await profileOf(lost)).toMatchObject({ name: 'Ana', recovery: 7 })
    expect((await eve.post('/api/sign-in/recovery', { code: first })).body).toEqual(NO('wrongCode'))
  })

  test('is void once new ones are made', async () => {
    const server = await serve()
    const [ana, lost] = (await guests(server.url, 'Ana', 'Lost')) as [Visitor, Visitor]
    const [old = ''] = await codesOf(ana)
    const [fresh = ''] = await codesOf(ana)
    expect((await lost.post('/api/sign-in/recovery', { code: old })).body).toEqual(NO('wrongCode'))
    expect((await lost.post('/api/sign-in/recovery', { code: fresh })).status).toBe(200)
  })

  test('is nowhere in the database as it is written down', async () => {
    const store = memoryStore()
    const server = await serve({ store })
    const [ana] = (await guests(server.url, 'Ana')) as [Visitor]
    const codes = await codesOf(ana)
    const token = await linkOf(ana)
    const rows = JSON.stringify([
      await store.sql.all('select * from recovery'),
      await store.sql.all('select * from voucher'),
    ])
    for (const secret of [token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(secret)
    expect(await store.sql.all('select * from recovery')).toHaveLength(8)
  })
})

test('guessing is held back', async () => {
  const server = await serve({ limits: { signIns: 3 }, clock: manualClock(1) })
  const eve = await visit(server.url)
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await eve.post('/api/sign-in/link', { token: 'guess' })).status)
  // All ways to sign in are counted together.
  statuses.push((await eve.post('/api/sign-in/recovery', { code: 'guess' })).status)
  expect(statuses).toEqual([403, 403, 403, 429])
})

describe('a device', () => {
  test('that is signed out acts for nobody any more, and its pages end', async () => {
    const server = await serve()
    const [ana, bob, phone] = (await guests(server.url, 'Ana', 'Bob', 'Phone')) as [Visitor, Visitor, Visitor]
    const table = await tableOf(ana, bob)
    await phone.post('/api/sign-in/link', { token: await linkOf(ana) })
    const page = phone.open(table.id, toy)
    await page.until(() => page.state() !== undefined)
    const { devices } = await profileOf(ana)
    const other = devices.find(({ here }) => !here)
    expect(await ana.delete(`/api/me/devices/${other?.id}`)).toEqual({ status: 200, body: {} })
    expect((await page.closed).code).toBe(CLOSED_REFUSED)
    expect(page.messages.at(-1)).toEqual(['no', '', 'noSession', ''])
    expect(await phone.get('/api/me/profile')).toEqual({ status: 401, body: NO('noSession') })
    expect(await refusedAt(phone, table.id)).toEqual([['no', '', 'noSession', '']])
    // It begins again as a guest like any other.
    expect(await nameOf(phone)).not.toBe('Ana')
    expect((await profileOf(ana)).devices).toHaveLength(1)
  })

  test('that was signed out elsewhere is found out at the next beat', async () => {
    const clock = manualClock(1)
    const store = memoryStore()
    const server = await serve({ clock, store })
    const [ana, bob] = (await guests(server.url, 'Ana', 'Bob')) as [Visitor, Visitor]
    const table = await tableOf(ana, bob)
    const page = ana.open(table.id, toy)
    await page.until(() => page.state() !== undefined)
    await store.sql.run('delete from device where id = ?', [(await profileOf(ana)).devices[0]?.id])
    clock.wind(25_000)
    expect((await page.closed).code).toBe(CLOSED_REFUSED)
  })

  test('can sign itself out, and only one’s own can be signed out', async () => {
    const server = await serve()
    const [ana, bob] = (await guests(server.url, 'Ana', 'Bob')) as [Visitor, Visitor]
    const [device] = (await profileOf(ana)).devices
    expect((await bob.delete(`/api/me/devices/${device?.id}`)).body).toEqual(NO('unknownAddress'))
    expect((await profileOf(ana)).devices).toHaveLength(1)
    const before = ana.cookie
    expect((await ana.post('/api/me/sign-out')).status).toBe(200)
    const again = await visit(server.url, before)
    expect(await nameOf(again)).not.toBe('Ana')
  })
})

const refusedAt = async (who: Visitor, table: string) => {
  const page = who.open(table, toy)
  await page.closed
  return page.messages
}

describe('a guest who turns out to be somebody', () => {
  test('brings their seats along', async () => {
    const server = await serve()
    const [ana, bob, guest] = (await guests(server.url, 'Ana', 'Bob', 'Guest')) as [Visitor, Visitor, Visitor]
    const table = await tableOf(bob, guest)
    const open = (await guest.post('/api/tables', REQUEST)).body as TableInfo
    const page = guest.open(table.id, toy)
    await page.until(() => page.state() !== undefined)
    const hand = page.state()
    expect((await guest.post('/api/sign-in/link', { token: await linkOf(ana) })).status).toBe(200)
    expect((await seen(ana, table.id)).you).toBe(2)
    // At a table that has begun people are called what they were at the deal.
    expect((await seen(bob, table.id)).seats.map(({ name }) => name)).toEqual(['Bob', 'Guest'])
    expect((await seen(ana, open.id)).host).toBe(1)
    const again = ana.open(table.id, toy)
    await again.until(() => again.state() !== undefined)
    expect(again.state()).toEqual(hand)
    expect((await tablesOf(guest)).map(({ id }) => id).toSorted()).toEqual([table.id, open.id].toSorted())
  })

  test('cannot, while both sit at one running table; the link is still good', async () => {
    const server = await serve()
    const [ana, guest, other] = (await guests(server.url, 'Ana', 'Guest', 'Other')) as [Visitor, Visitor, Visitor]
    const table = await tableOf(ana, guest)
    const token = await linkOf(ana)
    expect(await guest.post('/api/sign-in/link', { token })).toEqual({ status: 409, body: NO('sameTable', table.id) })
    expect((await seen(guest, table.id)).you).toBe(2)
    expect((await other.post('/api/sign-in/link', { token })).status).toBe(200)
  })

  test('gets up from the second of two seats before the start', async () => {
    const server = await serve()
    const [ana, guest] = (await guests(server.url, 'Ana', 'Guest')) as [Visitor, Visitor]
    const table = await tableOf(ana, guest, false)
    expect((await guest.post('/api/sign-in/link', { token: await linkOf(ana) })).status).toBe(200)
    const { seats, you } = await seen(guest, table.id)
    expect([seats.map(({ by }) => by), you]).toEqual([['person', 'nobody'], 1])
  })

  test('leaves behind somebody who has other ways back', async () => {
    const server = await serve()
    const [ana, bob, cleo] = (await guests(server.url, 'Ana', 'Bob', 'Cleo')) as [Visitor, Visitor, Visitor]
    const table = await tableOf(bob, cleo)
    const [code = ''] = await codesOf(bob)
    await bob.post('/api/sign-in/link', { token: await linkOf(ana) })
    expect((await seen(cleo, table.id)).seats.map(({ name }) => name)).toEqual(['Bob', 'Cleo'])
    await bob.post('/api/sign-in/recovery', { code })
    expect(await nameOf(bob)).toBe('Bob')
    expect((await seen(bob, table.id)).you).toBe(1)
  })
})

describe('my tables', () => {
  test('say whose turn it is, and how it ended', async () => {
    const clock = manualClock(5000)
    const server = await serve({ clock })
    const [ana, bob] = (await guests(server.url, 'Ana', 'Bob')) as [Visitor, Visitor]
    const table = await tableOf(ana, bob)
    expect(await tablesOf(ana)).toMatchObject([
      { id: table.id, status: 'running', seat: 1, yourTurn: true, awaits: [1, 2] },
    ])
    const pages = [ana.open(table.id, toy), bob.open(table.id, toy)]
    await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
    const stream = fastChance(1)
    const [first] = pages
    await first?.choose(first.anyChoice(stream) ?? { do: '' })
    expect((await tablesOf(ana))[0]?.yourTurn).toBe(false)
    expect((await tablesOf(bob))[0]).toMatchObject({ yourTurn: true, awaits: [2] })
    expect((await tablesOf(bob))[0]?.movedAt).toBeGreaterThan(0)
    while (first?.table()?.status !== 'over') {
      for (const page of pages) {
        const choice = page.anyChoice(stream)
        if (choice !== undefined) await page.choose(choice)
      }
    }
    const outcomes = [(await tablesOf(ana))[0]?.outcome, (await tablesOf(bob))[0]?.outcome]
    expect(outcomes.map((outcome) => outcome?.at)).toEqual([5000, 5000])
    const points = (first.state() as ReturnType<typeof toy.start>).players.map((p) => p.points)
    expect(outcomes.map((outcome) => outcome?.won)).toEqual(points.map((p) => p === Math.max(...points)))
  })

  test('are nobody else’s', async () => {
    const server = await serve()
    const [ana, bob, eve] = (await guests(server.url, 'Ana', 'Bob', 'Eve')) as [Visitor, Visitor, Visitor]
    await tableOf(ana, bob)
    expect(await tablesOf(eve)).toEqual([])
  })
})

describe('everything that is kept of somebody', () => {
  test('is listed: no table of the database has a person that nobody tells of', async () => {
    const { sql } = memoryStore()
    const tables = await sql.all<{ name: string }>(
      `select m.name from sqlite_master as m join pragma_table_info(m.name) as c
        where m.type = 'table' and c.name = 'person'`,
    )
    // A seat stays in others' games, and is listed with the tables.
    const known = ['seat', ...personalDataIn(sql).flatMap((kept) => kept.tables)]
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(tables.length).toBeGreaterThanOrEqual(known.length)
  })

  test('is in the export, and nobody else’s secrets are', async () => {
    const store = memoryStore()
    const server = await serve({ store })
    const [ana, bob] = (await guests(server.url, 'Ana', 'Bob')) as [Visitor, Visitor]
    const table = await tableOf(ana, bob)
    await ana.put('/api/me/webhook', { url: 'https://hook.example/ana' })
    await bob.put('/api/me/webhook', { url: 'https://hook.example/bob' })
    await codesOf(ana)
    const pages = [ana.open(table.id, toy), bob.open(table.id, toy)]
    await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
    const { status, body } = await ana.get('/api/me/export')
    expect(status).toBe(200)
    const facts = pages.map((page) => page.messages.filter((m) => m[0] === 'facts').map((m) => m[1]))
    expect(body).toMatchObject({
      name: 'Ana',
      devices: [{ kind: '' }],
      passkeys: [],
      recoveryCodes: { left: 8 },
      webhook: [{ url: 'https://hook.example/ana' }],
      tables: [{ id: table.id, game: 'toy', seat: 1, status: 'running', seen: facts[0] }],
    })
    const text = JSON.stringify(body)
    expect(text).not.toContain(JSON.stringify(facts[1]).slice(1, -1))
    const seed = Buffer.from((await store.seed(table.id as never)) ?? [])
    const bobs = await store.sql.all<{ id: string; person: string }>(
      `select id, person from device where person = (select id from person where name = 'Bob')`,
    )
    expect(bobs).toHaveLength(1)
    for (const secret of ['/bob', 'Bob', bobs[0]?.id, bobs[0]?.person, seed.toString('hex'), seed.toString('base64')])
      expect(text).not.toContain(secret)
  })

  test('is gone with the account; others’ games are as they were, with a former player', async () => {
    const store = memoryStore()
    const server = await serve({ store })
    const [ana, bob, phone] = (await guests(server.url, 'Ana', 'Bob', 'Phone')) as [Visitor, Visitor, Visitor]
    const table = await tableOf(ana, bob)
    const waiting = await tableOf(ana, bob, false)
    await phone.post('/api/sign-in/link', { token: await linkOf(ana) })
    await codesOf(ana)
    await linkOf(ana)
    await ana.put('/api/me/webhook', { url: 'https://hook.example/ana' })
    const page = bob.open(table.id, toy)
    await page.until(() => page.state() !== undefined)
    const before = ana.cookie
    expect(await ana.delete('/api/me')).toEqual({ status: 200, body: {} })
    await page.until(() => page.table()?.seats[0]?.name === '')
    expect((await seen(bob, table.id)).seats[0]).toMatchObject({ by: 'person', name: '', here: false })
    expect((await seen(bob, waiting.id)).seats.map(({ by }) => by)).toEqual(['nobody', 'person'])
    expect((await bob.get(`/api/tables/${table.id}/history`)).status).toBe(200)
    expect((await phone.get('/api/me/profile')).status).toBe(401)
    expect(await nameOf(await visit(server.url, before))).not.toBe('Ana')
    const people = await store.sql.all<{ id: string }>(`select id from person where name = ''`)
    expect(people).toHaveLength(1)
    for (const kept of personalDataIn(store.sql).flatMap((each) => each.tables))
      expect(await store.sql.all(`select person from ${kept} where person = ?`, [people[0]?.id])).toEqual([])
  })
})

describe('a request about oneself', () => {
  const key = 'A'.repeat(87)
  test.each([
    ['POST', '/api/sign-in/link', {}, 400, 'malformed'],
    ['POST', '/api/sign-in/link', { token: 'x'.repeat(300) }, 400, 'malformed'],
    ['POST', '/api/sign-in/link', { token: '' }, 403, 'wrongCode'],
    ['POST', '/api/sign-in/recovery', { code: 7 }, 400, 'malformed'],
    ['POST', '/api/sign-in/recovery', { code: '' }, 403, 'wrongCode'],
    ['POST', '/api/sign-in/passkey/options', undefined, 409, 'needsHttps'],
    ['POST', '/api/sign-in/passkey', { id: 'x' }, 400, 'malformed'],
    [
      'POST',
      '/api/sign-in/passkey',
      {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: '', authenticatorData: '', signature: '' },
      },
      409,
      'needsHttps',
    ],
    ['POST', '/api/me/passkeys/options', undefined, 409, 'needsHttps'],
    ['POST', '/api/me/passkeys', { id: '<x>' }, 400, 'malformed'],
    ['DELETE', '/api/me/passkeys/none', undefined, 404, 'unknownAddress'],
    ['DELETE', '/api/me/devices/none', undefined, 404, 'unknownAddress'],
    ['PUT', '/api/me/webhook', { url: 'http://hook.example/' }, 400, 'webhook'],
    ['PUT', '/api/me/webhook', { url: 'https://127.0.0.1/' }, 400, 'webhook'],
    ['PUT', '/api/me/webhook', { url: 'https://[fd00::1]/' }, 400, 'webhook'],
    ['PUT', '/api/me/webhook', { url: 'x'.repeat(1001) }, 400, 'malformed'],
    ['PUT', '/api/me/push', { endpoint: 'https://push.example/' }, 400, 'malformed'],
    ['PUT', '/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: key, auth: 'AA' } }, 400, 'push'],
    ['PUT', '/api/me/push', { endpoint: 'https://10.0.0.1/', keys: { p256dh: key, auth: key } }, 400, 'push'],
  ])('%s %s %j → %i %s', async (method, path, body, status, refused) => {
    const server = await serve()
    const { cookie } = await visit(server.url)
    const ask = (headers: Record<string, string>) =>
      fetch(server.url + path, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const answer = await ask({ cookie })
    expect([answer.status, await answer.json()]).toEqual([status, NO(refused)])
    // And of nobody it is refused in any case.
    expect((await ask({})).status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['GET', '/api/me/profile'],
    ['GET', '/api/me/tables'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
    ['POST', '/api/me/sign-out'],
    ['POST', '/api/me/link'],
    ['POST', '/api/me/recovery'],
    ['POST', '/api/me/passkeys/options'],
    ['DELETE', '/api/me/passkeys/x'],
    ['DELETE', '/api/me/devices/x'],
    ['DELETE', '/api/me/push'],
  ])('%s %s needs to be somebody’s', async (method, path) => {
    const server = await serve()
    const answer = await fetch(server.url + path, { method })
    expect([answer.status, await answer.json()]).toEqual([401, NO('noSession')])
  })
})
