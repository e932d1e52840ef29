import { toy } from '@selva/core/toy'
import type { FromLobby, TableInfo } from '@selva/protocol'
import { manualClock, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { OVERDUE, restartNotice } from '../src/network/restart.ts'
import { TOY } from './games.ts'
import { started } from './program.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const TOKEN = 'a token that nobody guesses'
const REQUEST = { game: 'toy', setting: TOY(2), listed: true, playNow: true }

/** Asks as a moderator. */
const admin = async (url: string, method: string, body?: object): Promise<unknown> =>
  (
    await fetch(`${url}/api/admin/restart`, {
      method,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  ).json()

test('a restart is told to every page at a table and in the lobby, to those that come later, and called off', async () => {
  const clock = manualClock()
  const server = await serve({ clock, adminToken: TOKEN })
  const ana = await visit(server.url)
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const page = ana.open(id, toy)
  const news = () => page.messages.filter(([kind]) => kind === 'server').map((message) => message[1])
  await page.until(() => page.table() !== undefined)
  expect(page.messages[0]).toEqual(['server', { build: '' }])
  const list = new WebSocket(`${server.url.replace('http', 'ws')}/ws/tables`, { headers: { cookie: ana.cookie } })
  const heard: FromLobby[] = []
  list.on('message', (raw) => heard.push(JSON.parse(String(raw))))
  await expect.poll(() => heard.length).toBeGreaterThan(0)

  expect(await admin(server.url, 'POST', { seconds: 300 })).toEqual({ restartsIn: 300_000 })
  await page.until(() => news().length === 2)
  expect(news()[1]).toEqual({ build: '', restartsIn: 300_000 })
  await expect.poll(() => heard.at(-1)).toEqual(['server', { build: '', restartsIn: 300_000 }])
  clock.wind(20_000)
  const late = ana.open(id, toy)
  await late.until(() => late.messages.length > 0)
  expect(late.messages[0]).toEqual(['server', { build: '', restartsIn: 280_000 }])
  // New tables still work.
  expect((await ana.post('/api/tables', REQUEST)).status).toBe(200)

  expect(await admin(server.url, 'DELETE')).toEqual({})
  await page.until(() => news().length === 3)
  expect(news()[2]).toEqual({ build: '' })
  expect(await admin(server.url, 'GET')).toEqual({})
  list.close()
})

test('only moderators announce a restart, and only a sensible one', async () => {
  const server = await serve({ adminToken: TOKEN })
  const ana = await visit(server.url)
  expect(await ana.post('/api/admin/restart', { seconds: 60 })).toMatchObject({ body: { refused: 'wrongToken' } })
  for (const seconds of [0, -1, 86_401, 1.5, '60'])
    expect(await admin(server.url, 'POST', { seconds })).toMatchObject({ refused: 'malformed' })
  expect(await admin(server.url, 'GET')).toEqual({})
})

test('a restart that does not come is forgotten, whatever the time of day is set to', () => {
  const clock = manualClock()
  const notice = restartNotice(clock)
  let told = 0
  notice.watch(() => told++)
  notice.announce(60_000)
  clock.jump(-3_600_000)
  expect(notice.left()).toBe(60_000)
  clock.wind(60_000)
  expect(notice.left()).toBe(0)
  clock.wind(OVERDUE)
  expect(notice.left()).toBeUndefined()
  expect(told).toBe(2)
})

test('a server that drains tells every page how long it has, and after the restart the notice is gone', async () => {
  const folder = temporaryFolder()
  const first = await started(folder, { DRAIN_SECONDS: '120' })
  const ana = await visit(first.url)
  const { id } = (
    await ana.post('/api/tables', {
      ...REQUEST,
      game: 'escape',
      setting: { zone: 'galilei', preset: 'basic', seats: 2 },
    })
  ).body as TableInfo
  const socket = new WebSocket(`${first.url.replace('http', 'ws')}/ws/tables/${id}`, {
    headers: { cookie: ana.cookie },
  })
  const told = new Promise<number>((resolve) => {
    socket.on('message', (raw) => {
      const [kind, about] = JSON.parse(String(raw)) as [string, { restartsIn?: number }]
      if (kind === 'server' && about.restartsIn !== undefined) resolve(about.restartsIn)
    })
  })
  await new Promise((resolve) => socket.once('message', resolve))
  first.child.kill('SIGTERM')
  // The server's clock goes on between the signal and the message.
  const left = await told
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(120_000)
  first.child.kill('SIGTERM')
  await first.ended
  const second = await started(folder)
  const again = new WebSocket(`${second.url.replace('http', 'ws')}/ws/tables/${id}`, {
    headers: { cookie: ana.cookie },
  })
  const [greeting] = (await new Promise((resolve) =>
    again.once('message', (raw) => resolve([JSON.parse(String(raw))])),
  )) as [readonly [string, object]]
  expect(greeting[0]).toBe('server')
  expect(greeting[1]).not.toHaveProperty('restartsIn')
  again.close()
})
