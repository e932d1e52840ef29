import { once } from 'node:events'
import type { Socket } from 'node:net'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Row, SqlValue } from '../src/store/engine/sql.ts'
import type { Store } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { gone, OPCODES, rawSocket, rawTo, restOf, upgradeHead, webSocketFrame } from './raw.ts'
import { serve } from './serve.ts'

type Scene = {
  readonly server: Server
  readonly ana: Visitor
  readonly table: TableInfo
  /** Bob's page, which hears the talk of the table. */
  readonly page: Page
  /** Ana's page, which ignores that it is closed. */
  readonly stubborn: Socket
}

/** Ana hosts and Bob sits with her. */
async function sceneOf(options: Parameters<typeof serve>[0] = {}): Promise<Scene> {
  const server = await serve(options)
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const request = { game: 'toy', setting: TOY(3), listed: true, playNow: false }
  const table = (await ana.post('/api/tables', request)).body as TableInfo
  await bob.post(`/api/tables/${table.id}/sit`, { invite: '' })
  const page = bob.open(table.id, toy)
  await page.until(() => page.table() !== undefined)
  page.send('{"listen":true}')
  const stubborn = await rawSocket(server, `/ws/tables/${table.id}`, ana.cookie)
  await page.until(() => isHere(page, 1))
  return { server, ana, table, page, stubborn }
}

const isHere = (page: Page, seat: number): boolean => page.table()?.seats[seat - 1]?.here === true

const saying = (text: string, id = `said-${text}`.padEnd(10, '-')): Buffer =>
  webSocketFrame(OPCODES.text, JSON.stringify({ id, say: { text } }))

const heard = (page: Page): readonly string[] =>
  page.messages.flatMap((m) => (m[0] === 'said' ? [m[1].text] : m[0] === 'chat' ? m[1].said.map((s) => s.text) : []))

/** Resolved when the server has dealt with everything that the socket has sent so far. */
async function settled({ server, page }: Scene, socket: Socket): Promise<void> {
  // The socket's bytes come before those of a connection that is opened after they were taken.
  await new Promise<void>((resolve) => socket.write(webSocketFrame(OPCODES.pong), () => resolve()))
  await (await fetch(`${server.url}/healthz`)).json()
  const before = heard(page).length
  const mark = `bob-${before}`
  page.send(JSON.stringify({ id: mark.padEnd(10, '-'), say: { text: mark } }))
  await page.until(() => heard(page).includes(mark))
}

test('M6: a device that was signed out and ignores it says nothing more, and is gone from the table at once', async () => {
  const scene = await sceneOf({ limits: { closeWithin: 60_000 } })
  const { ana, page, stubborn } = scene
  stubborn.write(saying('before'))
  await page.until(() => heard(page).includes('before'))
  await ana.post('/api/me/sign-out')
  // The connection is still there: nobody has answered the close.
  await page.until(() => !isHere(page, 1))
  expect(stubborn.closed).toBe(false)
  stubborn.write(saying('after'))
  await settled(scene, stubborn)
  expect(heard(page)).not.toContain('after')
})

test('M6: a socket that was closed for a flood is gone from the table at once, and says nothing more', async () => {
  const scene = await sceneOf({ limits: { burst: 20, perSecond: 1e-9, refusedInARow: 5, closeWithin: 60_000 } })
  const { page, stubborn } = scene
  for (let i = 0; i < 30; i++) stubborn.write(webSocketFrame(OPCODES.text, '{}'))
  await page.until(() => !isHere(page, 1))
  stubborn.write(saying('after'))
  await settled(scene, stubborn)
  expect(heard(page)).not.toContain('after')
})

test('M6: a socket that does not answer its close is ended soon', async () => {
  const { ana, server, stubborn } = await sceneOf({ limits: { closeWithin: 1 } })
  const list = await rawSocket(server, '/ws/tables', ana.cookie)
  await ana.post('/api/me/sign-out')
  for (const socket of [stubborn, list]) {
    // It reads, so that it notices; it never closes its own side.
    socket.resume()
    await Promise.race([once(socket, 'end'), gone(socket)])
  }
})

/** A store that holds back the answer to one statement, once, until it is let go. */
function slowAt(statement: string) {
  const store = memoryStore()
  let reached = (): void => {}
  let letGo = (): void => {}
  let armed = false
  return {
    store: {
      ...store,
      sql: {
        ...store.sql,
        async all<T extends Row>(text: string, values?: readonly (SqlValue | undefined)[]): Promise<readonly T[]> {
          const rows = await store.sql.all<T>(text, values)
          if (armed && text.includes(statement)) {
            armed = false
            await new Promise<void>((resolve) => {
              letGo = resolve
              reached()
            })
          }
          return rows
        },
      },
    } as Store,
    arm(): Promise<void> {
      armed = true
      return new Promise((resolve) => {
        reached = resolve
      })
    },
    letGo: () => letGo(),
  }
}

test('M6: a device that is signed out while its socket is being opened does not keep the socket', async () => {
  const slow = slowAt('from device where id')
  const server = await serve({ store: slow.store })
  const ana = await visit(server.url)
  const { cookie } = ana
  const isReading = slow.arm()
  const socket = await rawTo(server)
  socket.write(upgradeHead('/ws/tables', { cookie }))
  await isReading
  await ana.post('/api/me/sign-out')
  slow.letGo()
  socket.once('end', () => socket.end())
  expect(await restOf(socket)).toContain('noSession')
})

test('M6: a page that leaves while it waits to listen is not listened for', async () => {
  const slow = slowAt('from blocked where')
  const { server, table, page, stubborn } = await sceneOf({ store: slow.store })
  const room = await server.rooms.find(table.id)
  const isReading = slow.arm()
  stubborn.write(webSocketFrame(OPCODES.text, '{"listen":true}'))
  await isReading
  stubborn.destroy()
  await page.until(() => !isHere(page, 1))
  slow.letGo()
  page.close()
  await page.closed
  while (room?.idle() !== true) await new Promise((resolve) => setImmediate(resolve))
})
