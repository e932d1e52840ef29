import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { manualClock, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const REQUEST = { game: 'escape', setting: GALILEI(2), listed: true, playNow: false }

test('a socket that no longer answers is ended, one that answers is not', async () => {
  const clock = manualClock()
  const server = await serve({ clock })
  const ana = await visit(server.url)
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const alive = ana.open(id, escape)
  await alive.until(() => alive.table() !== undefined)
  const dead = new WebSocket(`${server.url.replace('http', 'ws')}/ws/tables/${id}`, {
    headers: { cookie: ana.cookie },
    autoPong: false,
  })
  await new Promise((resolve) => dead.once('message', resolve))
  const ended = new Promise((resolve) => dead.on('close', resolve))
  const pinged = Promise.all(
    [alive.socket, dead].map((socket) => new Promise((resolve) => socket.once('ping', resolve))),
  )
  clock.wind(25_000)
  await pinged
  // An answer to this comes after the pong has been read.
  expect(await alive.choose({ do: 'end' })).toBe('notStarted')
  clock.wind(25_000)
  expect(await ended).toBe(1006)
  expect(await alive.choose({ do: 'end' })).toBe('notStarted')
})

test('a table that nobody needs leaves the memory, and is there again when somebody comes', async () => {
  const clock = manualClock()
  const server = await serve({ clock })
  const ana = await visit(server.url)
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const page = ana.open(id, escape)
  await page.until(() => page.table() !== undefined)
  const room = await server.rooms.find(id)
  clock.wind(600_000)
  expect(await server.rooms.find(id)).toBe(room)
  page.close()
  await page.closed
  while (room?.idle() !== true) await new Promise((resolve) => setImmediate(resolve))
  clock.wind(600_000)
  expect(await server.rooms.find(id)).not.toBe(room)
  const again = ana.open(id, escape)
  await again.until(() => again.table()?.you === 1)
})

test('the client comes with every address of its own, under strict headers', async () => {
  const client = temporaryFolder()
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<p>Selva</p>')
  writeFileSync(join(client, 'assets', 'page-1a2b.js'), 'void 0')
  const server = await serve({ client })
  const get = (path: string): Promise<Response> => fetch(server.url + path)
  for (const path of ['/', '/t/abc', '/join/ABCD?x=1']) {
    const page = await get(path)
    expect([page.status, await page.text()]).toEqual([200, '<p>Selva</p>'])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port}`)
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/)
    expect(page.headers.get('strict-transport-security')).toBeNull()
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await get('/assets/page-1a2b.js')).headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/gone.js', '/api/gone', '/ws/gone']) {
    const gone = await get(path)
    expect([gone.status, await gone.json()]).toEqual([404, { refused: 'unknownAddress', about: '' }])
  }
  expect((await get('/../package.json')).status).toBe(200)
  expect(await (await get('/%2e%2e/package.json')).text()).toBe('<p>Selva</p>')
})
