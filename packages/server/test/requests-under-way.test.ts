import { memoryStore, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { rawTo, restOf } from './raw.ts'
import { serve } from './serve.ts'

const LIST = 'GET /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'

/** A server whose list of tables is not answered before it is let go. */
async function slowServer(limits: object) {
  const store = memoryStore()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let reads = 0
  const listedTables: Store['listedTables'] = async (list) => {
    reads++
    await held
    return store.listedTables(list)
  }
  const server = await serve({ store: { ...store, listedTables }, limits })
  return { server, letGo, reads: () => reads }
}

test('limit pipelined: a connection that asks on and on without an answer is closed, and another is served', async () => {
  const { server, letGo } = await slowServer({ pipelined: 3 })
  const patient = await rawTo(server)
  patient.write(LIST.repeat(3))
  const hasty = await rawTo(server)
  hasty.write(LIST.repeat(4))
  expect(await restOf(hasty)).toBe('')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  letGo()
  patient.write(LIST.replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nconnection: close\r\n'))
  expect((await restOf(patient)).match(/200 OK/g)).toHaveLength(4)
})

test('limit addressRequests: an address has a limited number of requests under way, and others have theirs', async () => {
  const { server, letGo } = await slowServer({ addressRequests: 2 })
  const waiting = [await rawTo(server, '127.0.0.9'), await rawTo(server, '127.0.0.9')]
  for (const socket of waiting) socket.write(LIST)
  const refused = async (): Promise<boolean> => {
    const third = await rawTo(server, '127.0.0.9')
    third.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n')
    return (await restOf(third)).startsWith('HTTP/1.1 429')
  }
  // The two have arrived once a third is refused.
  await expect.poll(refused).toBe(true)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  letGo()
  await expect.poll(refused).toBe(false)
})

test('M8: any number of requests for the list of tables read it once, and a change is seen at once', async () => {
  const { server, letGo, reads } = await slowServer({})
  letGo()
  const ana = await visit(server.url)
  const ids = async (): Promise<readonly string[]> =>
    ((await ana.get('/api/tables')).body as { tables: { id: string }[] }).tables.map(({ id }) => id)
  const before = reads()
  await Promise.all(Array.from({ length: 50 }, ids))
  // Tables to join, and tables to watch; and once more if the clock has gone on meanwhile.
  expect(reads() - before).toBeLessThanOrEqual(8)
  const made = await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed: true, playNow: false })
  expect(await ids()).toEqual([(made.body as { id: string }).id])
})
