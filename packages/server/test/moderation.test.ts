import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { BanInfo, BlockInfo, ChatLine, ReportInfo, TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'
import { MORTAL } from './talk.ts'

const TOKEN = 'a token that nobody guesses'
const REQUEST = { game: 'toy', setting: { seats: 3 }, listed: true, playNow: false }

/** A table at which Ana, Bob and Eve sit, all of them listening. */
async function tableOfThree() {
  const store = memoryStore()
  const server = await serve({ store, games: MORTAL, adminToken: TOKEN, unwantedWords: ['badword'] })
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const { id, invite } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  for (const visitor of [bob, eve]) await visitor.post(`/api/tables/${id}/sit`, { invite: '' })
  const sit = async (visitor: Visitor): Promise<Page> => {
    const page = visitor.open(id, toy)
    await page.until(() => page.table() !== undefined)
    page.send('{"listen":true}')
    await page.until(() => page.messages.some((m) => m[0] === 'chat'))
    return page
  }
  const pages = { ana: await sit(ana), bob: await sit(bob), eve: await sit(eve) }
  let sent = 0
  const speak = async (page: Page, text: string): Promise<string> => {
    const words = `said-${sent++}`.padEnd(10, '-')
    page.send(JSON.stringify({ id: words, say: { text } }))
    const answer = () => page.messages.find((m) => (m[0] === 'ok' || m[0] === 'no') && m[1] === words)
    await page.until(() => answer() !== undefined)
    return answer()?.[0] === 'ok' ? 'ok' : String(answer()?.[2])
  }
  const admin = async (path: string, body?: object, token = TOKEN) => {
    const response = await fetch(`${server.url}/api/admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // Each test knows what it asked for.
    const answer = (await response.json()) as { reports: readonly ReportInfo[]; bans: readonly BanInfo[] }
    return { status: response.status, body: answer }
  }
  const reports = async (): Promise<readonly ReportInfo[]> => (await admin('/reports')).body.reports
  return { server, store, ana, bob, eve, pages, id, invite, speak, admin, reports }
}

/** Some legal choice: laying a card. */
const anyOf = (page: Page) => page.anyChoice(fastChance(1)) ?? { do: 'nothing' }
const saidTo = (page: Page): readonly ChatLine[] =>
  page.messages.flatMap((m) => (m[0] === 'said' ? [m[1]] : m[0] === 'chat' ? m[1].said : []))
const heard = async (page: Page, text: string): Promise<ChatLine> => {
  const find = () => saidTo(page).findLast((said) => said.text === text)
  await page.until(() => find() !== undefined)
  return find() as ChatLine
}

test('a report carries what was said and what its reporter saw around it; hiding it reaches every page', async () => {
  const t = await tableOfThree()
  for (const line of ['first', 'second', 'third']) await t.speak(t.pages.ana, line)
  await t.speak(t.pages.eve, 'you are a badword and worse')
  const { id: message } = await heard(t.pages.bob, 'you are a ******* and worse')
  const request = { messages: [message], reason: 'insult', note: 'at me\u202e' }
  expect((await t.bob.post(`/api/tables/${t.id}/reports`, request)).status).toBe(200)
  const [report] = await t.reports()
  expect(report).toMatchObject({ table: t.id, reason: 'insult', note: 'at me', status: 'open' })
  expect(report?.lines.map(({ text, reported }) => [text, reported])).toEqual([
    ['first', false],
    ['second', false],
    ['third', false],
    ['you are a ******* and worse', true],
  ])
  expect(await t.admin(`/reports/${report?.id}/hide`, { message })).toEqual({ status: 200, body: {} })
  for (const page of Object.values(t.pages)) {
    await page.until(() => page.messages.some((m) => m[0] === 'said' && m[1].id === message && m[1].hidden))
    expect(page.messages.findLast((m) => m[0] === 'said')?.[1]).toMatchObject({ id: message, text: '', hidden: true })
  }
  expect((await t.admin(`/reports/${report?.id}/resolve`, {})).status).toBe(200)
  expect(await t.reports()).toEqual([])
  expect((await t.admin('/reports?status=resolved')).body.reports).toHaveLength(1)
})

test('a name with an unwanted word in it is refused, and nothing changes', async () => {
  const t = await tableOfThree()
  await t.eve.put('/api/me', { name: 'Eve' })
  const before = await t.store.sql.all('select * from person')
  for (const name of ['badword', 'Señor  BÁDWORD', 'b4dword!'])
    expect(await t.eve.put('/api/me', { name })).toEqual({ status: 400, body: { refused: 'unwantedName', about: '' } })
  expect(await t.store.sql.all('select * from person')).toEqual(before)
  expect((await t.eve.get('/api/me')).body).toMatchObject({ name: 'Eve' })
  // A word inside another one is left alone.
  expect((await t.eve.put('/api/me', { name: 'Embadworded' })).status).toBe(200)
})

test('only what one could read can be reported', async () => {
  const t = await tableOfThree()
  await t.speak(t.pages.ana, 'hello')
  const { id: message } = await heard(t.pages.bob, 'hello')
  const request = { messages: [message], reason: 'spam', note: '' }
  const nobody = await visit(t.server.url)
  // Visitors of an open, listed table hear it too; made-up and foreign ids are nobody's.
  expect((await nobody.post(`/api/tables/${t.id}/reports`, { ...request, messages: ['made-up'] })).status).toBe(404)
  expect((await t.bob.post(`/api/tables/${t.id}/reports`, { ...request, reason: 'dislike' })).status).toBe(400)
  expect((await t.bob.post(`/api/tables/${t.id}/reports`, { ...request, messages: [] })).status).toBe(400)
  expect((await t.bob.post('/api/tables/nowhere/reports', request)).status).toBe(404)
  expect(await t.reports()).toEqual([])
})

test('somebody who watches a private table by its invitation may report and block what they hear there', async () => {
  const server = await serve({ games: MORTAL, adminToken: TOKEN })
  const [ana, eve] = [await visit(server.url), await visit(server.url)]
  const { id, invite } = (await ana.post('/api/tables', { ...REQUEST, listed: false })).body as TableInfo
  await ana.post(`/api/tables/${id}/start`)
  const page = eve.open(id, toy, 0, invite)
  await page.until(() => page.table() !== undefined)
  page.send('{"listen":true}')
  const speaker = ana.open(id, toy)
  await speaker.until(() => speaker.table() !== undefined)
  speaker.send('{"id":"said-aloud","say":{"text":"something vile"}}')
  const { id: message, who } = await heard(page, 'something vile')
  const report = { messages: [message], reason: 'insult', note: '' }
  for (const [act, request] of [
    ['reports', report],
    ['blocks', { who }],
  ] as const) {
    expect((await eve.post(`/api/tables/${id}/${act}?invite=AAAAAAAA`, request)).status).toBe(404)
    expect((await eve.post(`/api/tables/${id}/${act}?invite=${invite}`, request)).status).toBe(200)
  }
})

test('a moderator sees nothing of a running table but what was reported: not its other channel, nor any secret', async () => {
  const t = await tableOfThree()
  await t.ana.post(`/api/tables/${t.id}/start`)
  for (const page of Object.values(t.pages)) await page.until(() => page.state() !== undefined)
  expect(await t.pages.eve.choose(anyOf(t.pages.eve))).toBe('ok')
  await t.pages.eve.until(() => t.pages.eve.messages.findLast((m) => m[0] === 'chat')?.[1].voice === 'out')
  await t.speak(t.pages.eve, 'whispered among the dead')
  await t.speak(t.pages.ana, 'said aloud')
  const { id: message } = await heard(t.pages.bob, 'said aloud')
  await t.bob.post(`/api/tables/${t.id}/reports`, { messages: [message], reason: 'other', note: '' })
  const answers = JSON.stringify([await t.admin('/reports'), await t.admin('/bans')])
  expect(answers).toContain('said aloud')
  const room = await t.server.rooms.find(t.id)
  const seed = await t.store.seed(room?.table().id as never)
  const people = room?.table().seats.flatMap((holder) => (holder.by === 'person' ? [holder.person] : [])) ?? []
  expect(people).toHaveLength(3)
  for (const secret of ['whispered', t.invite, Buffer.from(seed ?? []).toString('hex'), 'hand', ...people])
    expect(answers).not.toContain(secret)
})

test('a banned person cannot host, sit down or speak, but plays on where they sit; until the ban is lifted', async () => {
  const t = await tableOfThree()
  await t.ana.post(`/api/tables/${t.id}/start`)
  await t.speak(t.pages.eve, 'nasty')
  const { id: message } = await heard(t.pages.bob, 'nasty')
  await t.bob.post(`/api/tables/${t.id}/reports`, { messages: [message], reason: 'threat', note: '' })
  const [report] = await t.reports()
  expect((await t.admin(`/reports/${report?.id}/ban`, { message, reason: 'threats', days: 0 })).status).toBe(200)
  const banned = { status: 403, body: { refused: 'banned', about: '' } }
  expect(await t.eve.post('/api/tables', REQUEST)).toEqual(banned)
  const { id: other } = (await t.ana.post('/api/tables', REQUEST)).body as TableInfo
  expect(await t.eve.post(`/api/tables/${other}/sit`, { invite: '' })).toEqual(banned)
  expect(await t.speak(t.pages.eve, 'again')).toBe('banned')
  await t.pages.eve.until(() => t.pages.eve.state() !== undefined)
  expect(await t.pages.eve.choose(anyOf(t.pages.eve))).toBe('ok')
  const bans = (await t.admin('/bans')).body.bans
  expect(bans).toMatchObject([{ reason: 'threats', ends: 0 }])
  expect((await t.admin(`/bans/${bans[0]?.id}/lift`, {})).status).toBe(200)
  expect((await t.eve.post('/api/tables', REQUEST)).status).toBe(200)
  expect((await t.admin('/bans/nothing/lift', {})).status).toBe(404)
})

test('a ban for some days ends by itself', async () => {
  const { bansIn } = await import('../src/store/rows/bans.ts')
  const bans = bansIn(memoryStore().sql)
  await bans.add({ id: 'one', person: 'eve' as never, name: 'Eve', reason: '', at: 0, ends: 1000 })
  expect(await bans.isBanned('eve' as never, 999)).toBe(true)
  expect(await bans.isBanned('eve' as never, 1000)).toBe(false)
})

test('whoever is blocked is never read again, at any table, and is not told', async () => {
  const t = await tableOfThree()
  await t.speak(t.pages.eve, 'one')
  const { who } = await heard(t.pages.bob, 'one')
  const before = t.pages.eve.messages.length
  const { blocks } = (await t.bob.post(`/api/tables/${t.id}/blocks`, { who })).body as { blocks: BlockInfo[] }
  expect(blocks).toHaveLength(1)
  await t.pages.bob.until(() => t.pages.bob.messages.findLast((m) => m[0] === 'chat')?.[1].said.length === 0)
  expect(t.pages.eve.messages.length).toBe(before)
  await t.speak(t.pages.eve, 'two')
  await t.speak(t.pages.ana, 'three')
  await heard(t.pages.bob, 'three')
  expect(saidTo(t.pages.bob).some(({ text }) => text === 'two')).toBe(false)
  // The same at another table, where the author goes by another name.
  const { id: other } = (await t.ana.post('/api/tables', REQUEST)).body as TableInfo
  for (const visitor of [t.bob, t.eve]) await visitor.post(`/api/tables/${other}/sit`, { invite: '' })
  const [bob, eve] = [t.bob.open(other, toy), t.eve.open(other, toy)]
  for (const page of [bob, eve]) {
    await page.until(() => page.table() !== undefined)
    page.send('{"listen":true}')
    await page.until(() => page.messages.some((m) => m[0] === 'chat'))
  }
  await t.speak(eve, 'here too')
  expect((await heard(eve, 'here too')).who).not.toBe(who)
  expect(saidTo(bob)).toEqual([])
  expect(((await t.bob.get('/api/me/blocks')).body as { blocks: BlockInfo[] }).blocks).toEqual(blocks)
  expect((await t.bob.post(`/api/tables/${t.id}/blocks`, { who: 'nobody' })).status).toBe(404)
})

const blocksOf = async (visitor: Visitor): Promise<readonly BlockInfo[]> =>
  ((await visitor.get('/api/me/blocks')).body as { blocks: BlockInfo[] }).blocks

test('whom one blocks is listed by the name they had, whatever they call themselves later; lifted, they are heard again', async () => {
  const t = await tableOfThree()
  await t.eve.put('/api/me', { name: 'Eve' })
  await t.speak(t.pages.eve, 'one')
  const { who } = await heard(t.pages.bob, 'one')
  await t.bob.post(`/api/tables/${t.id}/blocks`, { who })
  await t.eve.put('/api/me', { name: 'Somebody new' })
  const [block, ...others] = await blocksOf(t.bob)
  expect([block?.name, others]).toEqual(['Eve', []])
  expect((await t.bob.get('/api/me/export')).body).toMatchObject({ blocked: [{ name: 'Eve', at: block?.at }] })
  expect(await blocksOf(t.eve)).toEqual([])
  // Nobody else can lift it.
  await t.eve.delete(`/api/me/blocks/${block?.id}`)
  expect(await blocksOf(t.bob)).toEqual([block])
  expect(await t.bob.delete(`/api/me/blocks/${block?.id}`)).toEqual({ status: 200, body: { blocks: [] } })
  await t.speak(t.pages.eve, 'two')
  await heard(t.pages.bob, 'two')
  expect(t.pages.bob.messages.findLast((m) => m[0] === 'chat')?.[1].said.map(({ text }) => text)).toEqual(['one'])
})

test('a block goes with either of the two when they delete their account, and along with both when they sign in', async () => {
  const t = await tableOfThree()
  for (const page of [t.pages.ana, t.pages.eve]) await t.speak(page, 'hello')
  const authors = [...new Set(saidTo(t.pages.bob).map(({ who }) => who))]
  expect(authors).toHaveLength(2)
  for (const who of authors) await t.bob.post(`/api/tables/${t.id}/blocks`, { who })
  const linkOf = async (visitor: Visitor): Promise<string> =>
    ((await visitor.post('/api/me/link')).body as { token: string }).token
  // Bob had an account all along, and so had Eve.
  for (const guest of [t.bob, t.eve]) {
    const elsewhere = await visit(t.server.url)
    expect((await guest.post('/api/sign-in/link', { token: await linkOf(elsewhere) })).status).toBe(200)
  }
  expect(await blocksOf(t.bob)).toHaveLength(2)
  const page = t.bob.open(t.id, toy)
  await page.until(() => page.table() !== undefined)
  page.send('{"listen":true}')
  await page.until(() => page.messages.some((m) => m[0] === 'chat'))
  expect(saidTo(page)).toEqual([])
  await t.eve.delete('/api/me')
  expect(await blocksOf(t.bob)).toHaveLength(1)
  await t.bob.delete('/api/me')
  expect(await t.store.sql.all('select * from blocked')).toEqual([])
})

test('without the token there is no way in, and without a token in the settings no door', async () => {
  const t = await tableOfThree()
  const wrong = { status: 401, body: { refused: 'wrongToken', about: '' } }
  for (const [path, body] of [
    ['/reports', undefined],
    ['/bans', undefined],
    ['/live', undefined],
    ['/reports/x/resolve', {}],
    ['/reports/x/hide', { message: 'x' }],
  ] as const)
    expect(await t.admin(path, body, 'wrong')).toEqual(wrong)
  const closed = await serve()
  expect(
    (await fetch(`${closed.url}/api/admin/reports`, { headers: { authorization: 'Bearer undefined' } })).status,
  ).toBe(404)
  const hasty = await serve({ adminToken: TOKEN, limits: { admin: 3 }, clock: manualClock(1) })
  const tries = []
  for (let i = 0; i < 5; i++)
    tries.push((await fetch(`${hasty.url}/api/admin/reports`, { headers: { authorization: `Bearer ${i}` } })).status)
  expect(tries).toEqual([401, 401, 401, 429, 429])
})

test('reports arrive live', async () => {
  const t = await tableOfThree()
  const live = await fetch(`${t.server.url}/api/admin/live`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const lines = live.body?.getReader()
  const next = async () => new TextDecoder().decode((await lines?.read())?.value)
  expect(await next()).toBe('changed\n')
  await t.speak(t.pages.ana, 'hello')
  const { id: message } = await heard(t.pages.bob, 'hello')
  await t.bob.post(`/api/tables/${t.id}/reports`, { messages: [message], reason: 'spam', note: '' })
  expect(await next()).toBe('changed\n')
  await lines?.cancel()
})
