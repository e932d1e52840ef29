import { escape } from '@selva/escape'
import { MAX_NOTES_BYTES, type TableInfo } from '@selva/protocol'
import { type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

const REQUEST = { game: 'escape', setting: GALILEI(3), listed: false, playNow: false }
const refused = (status: number, refused: string, about = '') => ({ status, body: { refused, about } })
const ok = (body: object) => ({ status: 200, body })

async function seated() {
  const server = await serve()
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const { id, invite } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite })
  const path = `/api/tables/${id}/notes`
  const write = (who: Visitor, version: number, text: string) => who.put(path, { version, text })
  return { server, ana, bob, eve, id, path, write }
}

test('notes are read back by their writer, on any device, and by nobody else', async () => {
  const { server, ana, bob, path, write } = await seated()
  expect(await ana.get(path)).toEqual(ok({ version: 0, text: '' }))
  expect(await write(ana, 0, '{"D08 ?":[1,"1"]}')).toEqual(ok({ version: 1 }))
  const phone = await visit(server.url, ana.cookie)
  expect(await phone.get(path)).toEqual(ok({ version: 1, text: '{"D08 ?":[1,"1"]}' }))
  expect(await bob.get(path)).toEqual(ok({ version: 0, text: '' }))
})

test('of two devices that write over the same version only one does', async () => {
  const { ana, path, write } = await seated()
  expect(await write(ana, 0, 'a')).toEqual(ok({ version: 1 }))
  expect(await write(ana, 0, 'b')).toEqual(refused(409, 'stale'))
  const both = await Promise.all([write(ana, 1, 'c'), write(ana, 1, 'd')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await write(ana, 7, 'e')).toEqual(refused(409, 'stale'))
  const kept = (await ana.get(path)).body as { version: number; text: string }
  expect(kept.version).toBe(2)
  expect(['c', 'd']).toContain(kept.text)
})

test('only those who sit at a table have notes there', async () => {
  const { server, ana, eve, path, write } = await seated()
  expect(await eve.get(path)).toEqual(refused(404, 'unknownTable'))
  expect(await write(eve, 0, 'x')).toEqual(refused(404, 'unknownTable'))
  const open = (await ana.post('/api/tables', { ...REQUEST, listed: true })).body as TableInfo
  expect(await eve.get(`/api/tables/${open.id}/notes`)).toEqual(refused(403, 'notSeated'))
  expect(await eve.put(`/api/tables/${open.id}/notes`, { version: 0, text: '' })).toEqual(refused(403, 'notSeated'))
  expect(await ana.get('/api/tables/none/notes')).toEqual(refused(404, 'unknownTable'))
  const stranger = await fetch(server.url + path)
  expect(stranger.status).toBe(401)
})

test('who comes to a seat after somebody finds none of his notes', async () => {
  const { server, ana, bob, id, path, write } = await seated()
  await write(bob, 0, 'bob thinks')
  await bob.post(`/api/tables/${id}/leave`)
  expect(await bob.get(path)).toEqual(refused(404, 'unknownTable'))
  const { invite } = (await ana.get(`/api/tables/${id}`)).body as TableInfo
  const carla = await visit(server.url)
  expect((await carla.post(`/api/tables/${id}/sit`, { invite })).body).toMatchObject({ you: 2 })
  expect(await carla.get(path)).toEqual(ok({ version: 0, text: '' }))
})

test('notes have room for sixteen kilobytes, counted as they are stored', async () => {
  const { ana, write, path } = await seated()
  expect(await write(ana, 0, '"'.repeat(MAX_NOTES_BYTES))).toEqual(ok({ version: 1 }))
  expect(await write(ana, 1, '”'.repeat(MAX_NOTES_BYTES / 2))).toEqual(
    refused(413, 'tooLarge', String(MAX_NOTES_BYTES)),
  )
  expect((await write(ana, 1, 'x'.repeat(60_000))).status).toBe(413)
  expect((await write(ana, -1, 'x')).body).toMatchObject({ refused: 'malformed' })
  expect((await ana.put(path, { version: 1 })).body).toMatchObject({ refused: 'malformed' })
  expect((await ana.get(path)).body).toMatchObject({ version: 1 })
})

test('writing notes tells nobody anything', async () => {
  const { ana, bob, id, write } = await seated()
  const page = bob.open(id, escape)
  // Everything that he receives on coming has come by then.
  await ana.put('/api/me', { name: 'Anna' })
  await page.until(() => page.table()?.seats[0]?.name === 'Anna')
  const before = page.messages.length
  await write(ana, 0, '{"D08 x":[1,"1"]}')
  await ana.get(`/api/tables/${id}/notes`)
  // A socket keeps the order: the next thing he hears is the next thing that is sent.
  await ana.put('/api/me', { name: 'Ana' })
  await page.until(() => page.table()?.seats[0]?.name === 'Ana')
  // Of the name there is one message, and what goes with any such message; of the notes there is none.
  const told = page.messages.slice(before).map(([kind]) => kind)
  expect(told.filter((kind) => kind === 'table')).toHaveLength(1)
  expect(told.filter((kind) => kind !== 'table' && kind !== 'exchange')).toEqual([])
  expect(JSON.stringify(page.messages)).not.toContain('D08 x')
  page.close()
})
