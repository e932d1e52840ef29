import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape } from '@selva/escape'
import type { ShareInfo, TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol/terms'
import type { Server, ServerOptions } from '@selva/server'
import { type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { countingStore } from './counting-store.ts'
import { GALILEI } from './games.ts'
import { serve as serveWith } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

/** A server with a built client, whose page is the answer to every address of a table. */
async function serve(options: Partial<Pick<ServerOptions, 'store'>> = {}): Promise<Server> {
  const client = join(temporaryFolder(), 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Selva</title>')
  return serveWith({ ...options, client, limits: { reports: 1e6 } })
}

const NO_TABLE = 'nosuchtable000000000'
const REQUEST = { game: 'escape', setting: GALILEI(2), listed: false, playNow: false }

/** Everything that anyone can ask about a table by its id. */
const QUESTIONS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', ''],
  ['GET', '?invite=AAAAAAAA'],
  ['GET', '/history'],
  ['GET', '/history?screen=true'],
  ['GET', '/record'],
  ['GET', '/record?invite=AAAAAAAA'],
  ['GET', '/notes'],
  ['PUT', '/notes', { version: 0, text: 'x' }],
  ['GET', '/figures'],
  ['POST', '/sit', { invite: '' }],
  ['POST', '/sit', { invite: 'AAAAAAAA' }],
  ['POST', '/start'],
  ['POST', '/leave'],
  ['POST', '/move', { seat: 2 }],
  ['POST', '/remove', { seat: 1 }],
  ['POST', '/remove', { seat: 1, forGood: true }],
  ['POST', '/bring-back', { seat: 1 }],
  ['POST', '/rules', { setting: GALILEI(4), terms: DEFAULT_TERMS }],
  ['POST', '/close'],
  ['POST', '/level', { level: 'oracle' }],
  ['POST', '/ready', { on: true }],
  ['POST', '/handover'],
  ['POST', '/back'],
  ['POST', '/vote', { on: true }],
  ['POST', '/rematch'],
  ['POST', '/blocks', { who: 'someone' }],
  ['POST', '/reports', { messages: ['line'], reason: 'insult', note: '' }],
  ['GET', '/share'],
  ['PUT', '/share', { link: true }],
  ['PUT', '/hidden', { on: true }],
]

/** The whole answer, apart from the date and what is left of allowances: status, headers in their order, and bytes. */
async function answersAbout({ url }: Server, { cookie }: Visitor, id: string): Promise<readonly string[]> {
  const answers: string[] = []
  for (const [method, path, body] of QUESTIONS) {
    const address = path === '/hidden' ? `/api/me/tables/${id}/hidden` : `/api/tables/${id}${path}`
    const response = await fetch(url + address, {
      method,
      headers: body === undefined ? { cookie } : { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const headers = [...response.headers].filter(([name]) => name !== 'date')
    answers.push(JSON.stringify([method, path, response.status, headers, await response.text()]))
  }
  for (const path of [`/t/${id}`, `/t/${id}/screen`, `/replay/${id}`]) {
    const page = await fetch(url + path, { headers: { cookie } })
    const headers = [...page.headers].filter(([name]) => name !== 'date')
    answers.push(JSON.stringify([page.status, headers, await page.text()]))
  }
  return answers
}

test('every question about a table by its id is asked, and well enough to be understood', async () => {
  const server = await serve()
  const asked = QUESTIONS.map(([method, path]) => `${method} ${path.replace(/\?.*/, '')}`)
  const routes = server.routes.flatMap(({ method, url }) => {
    const path = /^\/api\/(?:me\/)?tables\/:id(.*)$/.exec(url)?.[1]
    return path === undefined || method === 'HEAD' ? [] : [`${method} ${path}`]
  })
  expect(routes.filter((route) => !asked.includes(route))).toEqual([])
  const answers = await answersAbout(server, await visit(server.url), NO_TABLE)
  expect(answers.filter((answer) => answer.includes('malformed'))).toEqual([])
  expect(answers.filter((answer) => answer.includes('<title>'))).toHaveLength(3)
})

/** Everything that a socket for the table says before it is closed, and how it is closed. */
async function socketAbout(visitor: Visitor, id: string): Promise<string> {
  const page = visitor.open(id, escape)
  const closed = await page.closed
  return JSON.stringify([page.messages, closed])
}

/** All players vote to end a game that is under way. */
async function endGame(id: string, ...players: readonly Visitor[]): Promise<void> {
  const [host] = players
  const page = host?.open(id, escape)
  await page?.until(() => page.state() !== undefined)
  for (const { post } of players) await post(`/api/tables/${id}/vote`, { on: true })
  await page?.until(() => page.table()?.status === 'over')
  page?.close()
}

type State = { readonly id: string; readonly state: string }

/** Private tables in every state that a table can be in, without bots, so that none of them is ever woken. */
async function privateTables(ana: Visitor, bob: Visitor): Promise<readonly State[]> {
  const made = async (): Promise<TableInfo> => (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const full = async (): Promise<TableInfo> => {
    const table = await made()
    await bob.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
    return table
  }
  const [open, shared, running, over, kept] = [await made(), await full(), await full(), await full(), await full()]
  for (const { id } of [running, over, kept]) await ana.post(`/api/tables/${id}/start`)
  for (const { id } of [over, kept]) await endGame(id, ana, bob)
  const again = (await ana.post(`/api/tables/${over.id}/rematch`)).body as TableInfo
  await ana.put(`/api/tables/${over.id}/share`, { link: true, named: true })
  const closed = await made()
  await ana.post(`/api/tables/${closed.id}/close`)
  return [
    { id: open.id, state: 'waits for players' },
    { id: shared.id, state: 'waits with two people' },
    { id: running.id, state: 'is being played' },
    { id: over.id, state: 'is over and has a public link' },
    { id: kept.id, state: 'is over and has no link' },
    { id: closed.id, state: 'was closed' },
    { id: again.id, state: 'is a rematch' },
  ]
}

/** The statements that look for a table or a seat; the server's own jobs go on beside them. */
const aboutTables = (statements: readonly string[]): readonly string[] =>
  statements.filter((text) => /\bfrom (tables|seat)\b/.test(text)).sort()

test('a stranger cannot tell a private table in any state from an id that does not exist', async () => {
  const store = countingStore()
  const server = await serve({ store })
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const states = await privateTables(ana, bob)
  const unknown = await answersAbout(server, eve, NO_TABLE)
  const closed = await socketAbout(eve, NO_TABLE)
  // Without a cookie nobody learns anything either.
  const bare = { ...eve, cookie: '' }
  const unknownToNobody = await answersAbout(server, bare, NO_TABLE)
  for (const { id, state } of states) {
    const there = await answersAbout(server, eve, id)
    expect(there, state).toEqual(unknown)
    expect(await socketAbout(eve, id), state).toBe(closed)
    expect(await answersAbout(server, bare, id), state).toEqual(unknownToNobody)
  }
})

test('the server does the same work for a private table as for an id that does not exist', async () => {
  const store = countingStore()
  const first = await serve({ store })
  const [ana, bob] = [await visit(first.url), await visit(first.url)]
  const states = await privateTables(ana, bob)
  await first.close()
  // Nothing is in memory now: a table that had to be loaded would show by the time it takes.
  const server = await serve({ store })
  const eve = await visit(server.url)
  store.statements()
  store.logsRead()
  await answersAbout(server, eve, NO_TABLE)
  const work = aboutTables(store.statements())
  for (const { id, state } of states) {
    await answersAbout(server, eve, id)
    await socketAbout(eve, id)
    expect(store.logsRead(), state).toEqual([])
    expect(aboutTables(store.statements()), state).toEqual(work)
  }
})

test('the address of a listed table leads a stranger as far as everyone may go, and nowhere once it is closed', async () => {
  const server = await serve()
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const listed = async (): Promise<TableInfo> =>
    (await ana.post('/api/tables', { ...REQUEST, listed: true })).body as TableInfo
  const begun = async (): Promise<TableInfo> => {
    const table = await listed()
    await bob.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
    await ana.post(`/api/tables/${table.id}/start`)
    return table
  }
  const seen = async ({ id }: TableInfo) => (await eve.get(`/api/tables/${id}`)).body
  const [open, running, shared, kept] = [await listed(), await begun(), await begun(), await begun()]
  for (const { id } of [shared, kept]) await endGame(id, ana, bob)
  const { link } = (await ana.put(`/api/tables/${shared.id}/share`, { link: true })).body as ShareInfo
  expect(await seen(open)).toMatchObject({ status: 'open', you: 0 })
  expect(await seen(running)).toMatchObject({ status: 'running', you: 0 })
  const linkOf = async ({ id }: TableInfo) => (await eve.get(`/api/tables/${id}/share`)).body
  for (const over of [shared, kept]) expect(await seen(over)).toMatchObject({ status: 'over', you: 0 })
  expect(await linkOf(shared)).toMatchObject({ link })
  expect(link).not.toBe('')
  expect(await linkOf(kept)).toMatchObject({ link: '' })

  const unknown = await answersAbout(server, eve, NO_TABLE)
  const closed = await socketAbout(eve, NO_TABLE)
  await ana.post(`/api/tables/${open.id}/close`)
  expect(await answersAbout(server, eve, open.id)).toEqual(unknown)
  expect(await socketAbout(eve, open.id)).toBe(closed)
})
