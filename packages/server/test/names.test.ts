import { isRefusal } from '@selva/core'
import { toy } from '@selva/core/toy'
import { type BanInfo, type ChatLine, crewNamed, type ReportInfo, type TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { distinctFrom, isNameOf } from '../src/people/distinct.ts'
import { MAX_NAME_LENGTH, nameFrom, suggestedName } from '../src/people/names.ts'
import { wordFilter } from '../src/text/filter.ts'
import { sanitized } from '../src/text/sanitize.ts'
import { skeleton } from '../src/text/skeleton.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const TOKEN = 'the token of the moderators'
/** Characters that add nothing to what is seen. */
const UNSEEN = [
  ...['\ufe0f', '\u{e0100}', '\u034f', '\u180b', '\u3164', '\u115f', '\u1160', '\uffa0', '\u17b4', '\u2800'],
  ...['\u200b', '\u200d', '\u2060', '\u00ad', '\u202e', '\u2066', '\u{e0041}', '\u061c', '\u{1d173}'],
]

const refusedName = (typed: string): string => {
  const name = nameFrom(typed)
  return isRefusal(name) ? name.refused : ''
}

describe('M9: a name', () => {
  test.each(UNSEEN.map((one) => [one.codePointAt(0)?.toString(16), one]))('with U+%s in it is refused', (_, unseen) => {
    for (const typed of [`Ana${unseen}`, `A${unseen}na`, `${unseen}Ana`, unseen, unseen.repeat(3)])
      expect([typed, refusedName(typed)]).toEqual([typed, 'name'])
  })
  test('that smears over others, or has nothing to stand on, is refused', () => {
    expect(refusedName(`A${'\u0301'.repeat(21)}`)).toBe('name')
    expect(refusedName(`A${'\u0301\u034f'.repeat(10)}`)).toBe('name')
    expect(refusedName('\u0301Ana')).toBe('name')
  })
  test.each([
    ...[
      'Ana',
      'Zoë',
      'José María',
      'Ольга',
      '小明',
      'عمر',
      'प्रिया',
      'Nguyễn Thị',
      '👩‍🚀',
      'Ana ❤️',
      '1️⃣ one',
      '👍🏽',
      '!?',
      'O’Neil',
    ],
  ])('such as %s is accepted as it is', (typed) => expect(nameFrom(typed)).toBe(typed.normalize('NFC')))
  test('that only bots have is refused, however it is written', () => {
    for (const typed of ['Kappa-3', 'kappa-3', 'KAPPA 3', 'Kappa3', 'Kaрpa–3', 'Omega-0', 'Kappa_3', 'Ｋappa-3'])
      expect([typed, refusedName(typed)]).toEqual([typed, 'botName'])
    for (const typed of ['Kappa', 'Kappa-33', 'Sigmund-3', 'Alpha-3', 'Zeta Jones']) expect(refusedName(typed)).toBe('')
  })
  test('whatever is typed, is visible or refused, and cleaning is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        expect(sanitized(sanitized(typed))).toBe(sanitized(typed))
        const name = nameFrom(typed)
        if (!isRefusal(name)) expect(skeleton(name).trim()).not.toBe('')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('M9: a skeleton', () => {
  test.each([
    ['Ana', 'Аna'],
    ['Ana', 'ANA'],
    ['lana', 'Iana'],
    ['modern', 'rnodern'],
    ['paypal', 'раураl'],
    ['Ana ❤️', 'Ana ❤'],
    ...UNSEEN.map((unseen) => ['Ana', `An${unseen}a`]),
  ])('is the same for %s and %s', (one, other) => expect(skeleton(one)).toBe(skeleton(other)))
  test.each([
    ['Ana', 'Anna'],
    ['Ana', 'Aná'],
    ['Ana', 'Ana (2)'],
    ['Bob', 'Rob'],
  ])('is not the same for %s and %s', (one, other) => expect(skeleton(one)).not.toBe(skeleton(other)))

  test('tells every name apart from all before it, within the length of a name', () => {
    const name = fc.oneof(
      fc.constantFrom('Ana', 'Аna', 'ana', 'Ana (2)', 'x'.repeat(24), '👩‍🚀'.repeat(4)),
      fc.string({ maxLength: 24 }),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 16 }), (names) => {
        const shown: string[] = []
        for (const one of names) {
          const next = distinctFrom(shown, one)
          expect(isNameOf(next, one)).toBe(true)
          if (next !== one) expect([...next].length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
          shown.push(next)
        }
        const visible = shown.filter((one) => one !== '').map(skeleton)
        expect(new Set(visible).size).toBe(visible.length)
      }),
    )
    expect(distinctFrom(['x'.repeat(24)], 'x'.repeat(24))).toBe(`${'x'.repeat(20)} (2)`)
  })
})

const named = async (url: string, name: string): Promise<Visitor> => {
  const visitor = await visit(url)
  expect((await visitor.put('/api/me', { name })).status).toBe(200)
  return visitor
}
const shownTo = async (who: Visitor, id: string): Promise<readonly string[]> =>
  ((await who.get(`/api/tables/${id}`)).body as TableInfo).seats.map(({ name }) => name)
const hosted = async (host: Visitor, seats: number): Promise<TableInfo> =>
  (await host.post('/api/tables', { game: 'toy', setting: TOY(seats), listed: true, playNow: false })).body as TableInfo
const sits = async (who: Visitor, { id }: TableInfo): Promise<void> =>
  expect((await who.post(`/api/tables/${id}/sit`, { invite: '' })).status).toBe(200)

test('M9: at one table nobody is shown under a name that looks like another’s, and nobody’s changes by it', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 1))
  const server = await serve({ clock })
  const [ana, two, three] = [
    await named(server.url, 'Ana'),
    await named(server.url, 'Аna'),
    await named(server.url, 'ana'),
  ]
  const table = await hosted(ana, 4)
  for (const who of [two, three]) await sits(who, table)
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Аna (2)', 'ana (3)', ''])
  // Everybody goes on under their own name elsewhere.
  expect((await two.get('/api/me')).body).toMatchObject({ name: 'Аna' })
  // The first person leaves: nobody's name changes, and a newcomer's is made to differ from the names that are there.
  await ana.post(`/api/tables/${table.id}/leave`)
  const four = await named(server.url, 'ANA')
  await sits(four, table)
  expect(await shownTo(two, table.id)).toEqual(['ANA', 'Аna (2)', 'ana (3)', ''])
  await sits(ana, table)
  expect(await shownTo(two, table.id)).toEqual(['ANA', 'Аna (2)', 'ana (3)', 'Ana (4)'])
  // Out of the memory and back: the same names.
  const room = await server.rooms.find(table.id)
  clock.wind(600_000)
  expect(await server.rooms.find(table.id)).not.toBe(room)
  expect(await shownTo(two, table.id)).toEqual(['ANA', 'Аna (2)', 'ana (3)', 'Ana (4)'])
})

test('M9: a new name is told apart as well, and the names of the deal are those of the record', async () => {
  const server = await serve()
  const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
  const table = await hosted(ana, 3)
  await sits(bob, table)
  expect((await bob.put('/api/me', { name: 'Ana' })).status).toBe(200)
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Ana (2)', ''])
  await bob.put('/api/me', { name: 'Bob' })
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Bob', ''])
  await bob.put('/api/me', { name: 'Аna' })
  await ana.post(`/api/tables/${table.id}/start`)
  const [first, second, bot] = await shownTo(ana, table.id)
  expect([first, second]).toEqual(['Ana', 'Аna (2)'])
  for (const who of [ana, bob]) await who.post(`/api/tables/${table.id}/vote`, { on: true })
  const record = (await ana.get(`/api/tables/${table.id}/record`)).body as { seats: readonly { name: string }[] }
  expect(record.seats.map(({ name }) => name)).toEqual(['Ana', 'Аna (2)', bot])
})

test('M9: a person with a name of the crew keeps it, and another member takes the seat', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const table = await hosted(ana, 4)
  const before = table.seats.map(({ bot }) => bot?.name)
  const called = before[2] ?? ''
  expect((await ana.put('/api/me', { name: called })).status).toBe(200)
  await ana.post(`/api/tables/${table.id}/start`)
  const [first, second, third, fourth] = await shownTo(ana, table.id)
  expect([first, second, fourth]).toEqual([called, before[1], before[3]])
  expect([called, before[1], before[3]]).not.toContain(third)
  expect(crewNamed(third ?? '')).toBeDefined()
})

/** A visitor's open page that listens. */
async function listening(who: Visitor, { id }: TableInfo): Promise<Page> {
  const page = who.open(id, toy)
  await page.until(() => page.table() !== undefined)
  page.send('{"listen":true}')
  await page.until(() => page.messages.some((m) => m[0] === 'chat'))
  return page
}
const saidTo = (page: Page): readonly ChatLine[] =>
  page.messages.flatMap((m) => (m[0] === 'said' ? [m[1]] : m[0] === 'chat' ? m[1].said : []))
const whoOf = (page: Page): string => page.messages.findLast((m) => m[0] === 'chat')?.[1].who ?? ''

test('M9: watchers are told apart from the seats and from each other when they speak', async () => {
  const server = await serve()
  const [ana, eve, fay] = [
    await named(server.url, 'Ana'),
    await named(server.url, 'Аna'),
    await named(server.url, 'ANA'),
  ]
  const table = await hosted(ana, 2)
  await ana.post(`/api/tables/${table.id}/start`)
  const [first, second] = [await listening(eve, table), await listening(fay, table)]
  let n = 0
  for (const page of [first, second, first]) {
    page.send(JSON.stringify({ id: `watching-${n++}`, say: { text: 'hello' } }))
    await second.until(() => saidTo(second).length === n)
  }
  expect(saidTo(second).map(({ name }) => name)).toEqual(['Аna (2)', 'ANA (3)', 'Аna (2)'])
})

test('L6: who is muted at a table keeps the name of then, also after getting up and sitting down again', async () => {
  const server = await serve()
  const [ana, bob, eve] = [
    await named(server.url, 'Ana'),
    await named(server.url, 'Bob'),
    await named(server.url, 'Eve'),
  ]
  const table = await hosted(ana, 3)
  for (const who of [bob, eve]) await sits(who, table)
  const [anas, bobs, eves] = [await listening(ana, table), await listening(bob, table), await listening(eve, table)]
  for (const page of [anas, bobs]) page.send(JSON.stringify({ id: 'mute-eve', mute: whoOf(eves), on: true }))
  const isMuted = () => anas.messages.findLast((m) => m[0] === 'mutes')?.[1].some(({ muted }) => muted) === true
  await anas.until(isMuted)
  const heard = anas.messages.length
  for (const name of ['Ana lies', 'Bob lies', 'It is Ana'])
    expect((await eve.put('/api/me', { name })).status).toBe(200)
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Bob', 'Eve'])
  expect(JSON.stringify(anas.messages.slice(heard))).not.toMatch(/lies|It is/)
  await eve.post(`/api/tables/${table.id}/leave`)
  await sits(eve, table)
  const { id: person } = (await eve.get('/api/me/export')).body as { readonly id: PersonId }
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Bob', suggestedName(person)])
  expect(JSON.stringify(anas.messages.slice(heard))).not.toMatch(/lies|It is/)
  // At other tables she goes by the name she has.
  const other = await hosted(eve, 2)
  expect(await shownTo(eve, other.id)).toEqual(['It is Ana', ''])
  expect((await ana.get('/api/tables')).body).toMatchObject({ tables: [{ host: 'It is Ana' }, { host: 'Ana' }] })
})

/** Eve has said something at an open table, and is banned for it. */
async function banned() {
  const store = memoryStore()
  const server = await serve({ store, adminToken: TOKEN })
  const [ana, eve] = [await named(server.url, 'Ana'), await named(server.url, 'Eve')]
  const table = await hosted(ana, 2)
  await sits(eve, table)
  const [anas, eves] = [await listening(ana, table), await listening(eve, table)]
  eves.send(JSON.stringify({ id: 'something-vile', say: { text: 'vile' } }))
  await anas.until(() => saidTo(anas).length > 0)
  const message = saidTo(anas)[0]?.id ?? ''
  await ana.post(`/api/tables/${table.id}/reports`, { messages: [message], reason: 'insult', note: '' })
  const admin = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${server.url}/api/admin${path}`, request)).json()
  }
  const { reports } = (await admin('/reports')) as { reports: readonly ReportInfo[] }
  await admin(`/reports/${reports[0]?.id}/ban`, { message, reason: 'threats', days: 0 })
  const bans = async (): Promise<readonly BanInfo[]> => ((await admin('/bans')) as { bans: readonly BanInfo[] }).bans
  return { server, store, ana, eve, anas, table, bans }
}

test('L6: who is banned does not speak by names', async () => {
  const { ana, eve, anas, table } = await banned()
  const heard = anas.messages.length
  expect(await eve.put('/api/me', { name: 'Ana lies' })).toEqual({
    status: 403,
    body: { refused: 'banned', about: '' },
  })
  expect((await eve.get('/api/me')).body).toMatchObject({ name: 'Eve' })
  expect(await shownTo(ana, table.id)).toEqual(['Ana', 'Eve'])
  expect(anas.messages.slice(heard)).toEqual([])
})

test('L6: the filter of unwanted words reads letters by their looks', () => {
  const masked = wordFilter(['canalha', 'scum*'])
  expect(masked('canalhа сanаlha CΑNALHA ѕcumbag sсum')).toBe('******* ******* ******* ******* ****')
  expect(masked('canal casa rn m')).toBe('canal casa rn m')
})

test('limit renames: a person who changes names too often waits, and nobody else does', async () => {
  const server = await serve({ limits: { renames: 3 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await ana.put('/api/me', { name: `Ana ${i}` })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await ana.put('/api/me', { name: 'Ana' })).body).toMatchObject({ refused: 'tooMany' })
  expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana 2' })
  expect((await bob.put('/api/me', { name: 'Bob' })).status).toBe(200)
  expect((await ana.get('/api/tables')).status).toBe(200)
})

test('L14: a deleted account leaves its ban to the moderators, and to the browser it was deleted in', async () => {
  const { store, eve, bans, server } = await banned()
  const before = await bans()
  expect(before).toMatchObject([{ name: 'Eve', reason: 'threats' }])
  const { id: person } = (await eve.get('/api/me/export')).body as { readonly id: PersonId }
  expect(await eve.delete('/api/me')).toEqual({ status: 200, body: {} })
  expect(await bans()).toEqual(before)
  // The id that was deleted is nowhere among the bans.
  expect(JSON.stringify(await store.sql.all('select * from ban'))).not.toContain(person)
  const again = await visit(server.url, eve.cookie)
  expect((await again.get('/api/me/export')).body).toMatchObject({ bans: [{ reason: 'threats' }], tables: [] })
  expect(
    (await again.post('/api/tables', { game: 'toy', setting: TOY(2), listed: true, playNow: false })).body,
  ).toEqual({
    refused: 'banned',
    about: '',
  })
  expect((await again.delete('/api/me')).status).toBe(200)
  expect(await bans()).toEqual(before)
})

test('L14: a ban that is over stays with the moderators, and an unbanned person leaves no guest behind', async () => {
  const { store, ana, eve, bans } = await banned()
  await store.sql.run('update ban set ends = 1')
  expect((await eve.delete('/api/me')).status).toBe(200)
  expect(await bans()).toMatchObject([{ name: 'Eve', reason: 'threats' }])
  expect(await store.sql.all('select person from ban')).toEqual([{ person: '' }])
  expect((await ana.delete('/api/me')).status).toBe(200)
  expect(await store.sql.all('select id from device')).toEqual([])
})
