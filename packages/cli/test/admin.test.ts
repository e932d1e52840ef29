import { zones } from '@selva/escape'
import { startServer } from '@selva/server'
import { memoryStore, silentLog, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { admin, secondsIn } from '../src/admin.ts'

const TOKEN = 'a token that nobody guesses'

/** A server with one reported message, and a terminal. */
async function deskWithReport() {
  const server = await startServer({ store: memoryStore(), log: silentLog, client: 'nowhere', adminToken: TOKEN })
  onTestFinished(() => server.close())
  const ana = await visit(server.url)
  const request = { game: 'stay-away', setting: { seats: 4 }, listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as { id: string }
  const room = await server.rooms.find(id)
  const holder = room?.table().seats[0]
  if (room === undefined || holder?.by !== 'person') throw new Error('nobody sits there')
  await room.chat.say(holder.person, { id: 'words-1---', say: { text: 'vile words' } })
  const [said] = await room.chat.heardBy(holder.person)
  const message = said?.id ?? ''
  await ana.post(`/api/tables/${id}/reports`, { messages: [message], reason: 'insult', note: 'see this' })
  const run = async (...args: string[]) => {
    const out: string[] = []
    const terminal = { say: (text: string) => void out.push(text), aside: (text: string) => void out.push(`! ${text}`) }
    const code = await admin(args, terminal, { ADMIN_TOKEN: TOKEN, SELVA_URL: server.url })
    return { code, out: out.join('\n') }
  }
  return { server, run, message, room, person: holder.person }
}

test('reports are listed, shown, hidden, resolved, and their authors banned and let in again', async () => {
  const { run, message, room, person } = await deskWithReport()
  const { out } = await run('reports')
  const [report = ''] = out.split(' ')
  expect(out).toContain('insult')
  expect((await run('show', report)).out).toMatch(new RegExp(`> ${message} .*: vile words`))
  expect(await run('hide', report, message)).toEqual({ code: 0, out: 'Done.' })
  expect((await room.chat.heardBy(person))[0]?.hidden).toBe(1)
  expect((await run('ban', report, message, '7', 'vile', 'words')).code).toBe(0)
  const bans = (await run('bans')).out
  expect(bans).toMatch(/until .* vile words$/)
  expect((await run('unban', bans.split(' ')[0] ?? '')).code).toBe(0)
  expect((await run('bans')).out).toBe('No bans.')
  await run('resolve', report)
  expect((await run('reports')).out).toBe('No reports.')
  expect((await run('reports', '--resolved')).out).toContain(report)
})

test('a reported zone is listed, shown, hidden, shown again, and its author banned', async () => {
  const { server, run } = await deskWithReport()
  const ana = await visit(server.url)
  await ana.put('/api/me', { name: 'Ana' })
  const text = zones[0]?.text
  const { id } = (await ana.post('/api/documents', { game: 'escape', kind: 'zone', text })).body as { id: string }
  await ana.post(`/api/documents/${id}/publish`, { version: 1 })
  const bob = await visit(server.url)
  await bob.post(`/api/documents/${id}/report`, { reason: 'spam', note: 'a copy' })
  const listed = (await run('reports')).out.split('\n').find((line) => line.includes(id)) ?? ''
  expect(listed).toContain(`spam  zone ${id}  "a copy"`)
  const [report = ''] = listed.split(' ')
  expect((await run('show', report)).out).toContain(`> ${id}  Ana: GALILEI (version 1)`)
  expect(await run('hide', report)).toEqual({ code: 0, out: 'Done.' })
  expect((await run('show', report)).out).toMatch(/\n {2}hidden$/)
  expect((await bob.get(`/api/documents/${id}`)).status).toBe(404)
  expect((await run('unhide', report)).code).toBe(0)
  expect((await bob.get(`/api/documents/${id}`)).status).toBe(200)
  expect((await run('ban', report, id, '3')).code).toBe(0)
  expect((await run('bans')).out).toContain('Ana')
  await ana.delete(`/api/documents/${id}`)
  expect((await run('show', report)).out).toMatch(/\n {2}deleted by its author$/)
  expect((await run('hide', report)).out).toContain('its author has deleted it')
})

test('what cannot be is said, and nothing changes', async () => {
  const { server, run } = await deskWithReport()
  expect(await run('show', 'nothing')).toEqual({
    code: 1,
    out: '! Refused: there is no report, message or ban with this id.',
  })
  expect((await run()).code).toBe(2)
  const out: string[] = []
  const terminal = { say: (text: string) => void out.push(text), aside: (text: string) => void out.push(text) }
  expect(await admin(['reports'], terminal, { ADMIN_TOKEN: 'wrong', SELVA_URL: server.url })).toBe(1)
  expect(await admin(['reports'], terminal, { SELVA_URL: 'http://127.0.0.1:1' })).toBe(1)
  expect(out).toEqual([
    'Refused: ADMIN_TOKEN is not the token of this server.',
    'There is no server at http://127.0.0.1:1. Set SELVA_URL to its address.',
  ])
})

test('a restart is announced to all pages, and called off', async () => {
  const { server, run } = await deskWithReport()
  const restart = async () =>
    (await fetch(`${server.url}/api/admin/restart`, { headers: { authorization: `Bearer ${TOKEN}` } })).json()
  expect(await run('announce', 'in', '5', 'minutes')).toEqual({
    code: 0,
    out: 'Every page now announces a restart in 300 seconds.',
  })
  const { restartsIn } = (await restart()) as { restartsIn: number }
  expect(restartsIn).toBeGreaterThan(0)
  expect(restartsIn).toBeLessThanOrEqual(300_000)
  expect(await run('announce', 'off')).toEqual({ code: 0, out: 'No restart is announced.' })
  expect(await restart()).toEqual({})
  expect((await run('announce', 'soon')).code).toBe(2)
  expect((await run('announce')).code).toBe(2)
})

test.each([
  ['5', 300],
  ['in 5 minutes', 300],
  ['in 1 minute', 60],
  ['90s', 90],
  ['90 seconds', 90],
  ['2 h', 7200],
  ['0', undefined],
  ['48 hours', undefined],
  ['-3', undefined],
  ['five minutes', undefined],
])('"%s" is so many seconds', (words, seconds) => {
  expect(secondsIn(words)).toBe(seconds)
})
