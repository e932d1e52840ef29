import type { BanInfo, ReportInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { DRAWN, drawnBy, newZone, publishedBy, stores, titlesFor, zoneText } from './drawn.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const TOKEN = 'a token that nobody guesses'
const UNKNOWN = { status: 404, body: { refused: 'unknownDocument', about: '' } }
const at = (id: string, rest = ''): string => `/api/documents/${id}${rest}`
const database = postgres()

describe.each(stores(database))('reported documents, %s', (_, open) => {
  async function desk() {
    const store = await open()
    const server = await serve({ store, games: DRAWN, adminToken: TOKEN })
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    await ana.put('/api/me', { name: 'Ana' })
    const admin = async (path: string, body?: object, token = TOKEN) => {
      const response = await fetch(`${server.url}/api/admin${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    }
    const reports = async (): Promise<readonly ReportInfo[]> =>
      ((await admin('/reports')).body as { readonly reports: readonly ReportInfo[] }).reports
    return { store, server, ana, bob, admin, reports }
  }

  test('reach the moderators as their reporter saw them, who hide them from everyone and show them again', async () => {
    const { ana, bob, admin, reports } = await desk()
    const { id } = await publishedBy(ana, 'Shown', { description: 'rude words' })
    expect(await bob.post(at(id, '/report'), { reason: 'insult', note: 'look\u202e' })).toEqual({
      status: 200,
      body: {},
    })
    // A later version is not what was reported.
    await ana.put(at(id), { text: zoneText({ title: 'Newer' }), over: 1 })
    const [report] = await reports()
    const document = {
      id,
      game: 'toy',
      kind: 'zone',
      version: 1,
      title: 'Shown',
      description: 'rude words',
      author: 'Ana',
      deleted: false,
      hidden: false,
    }
    expect(report).toEqual({
      id: report?.id,
      table: '',
      reason: 'insult',
      note: 'look',
      status: 'open',
      at: report?.at,
      lines: [],
      document,
    })
    const hide = (hidden: boolean) => admin(`/reports/${report?.id}/hide-document`, { hidden })
    expect(await hide(true)).toEqual({ status: 200, body: {} })
    expect((await reports())[0]?.document).toEqual({ ...document, hidden: true })
    expect(await bob.get(at(id))).toEqual(UNKNOWN)
    expect(await titlesFor(bob)).toEqual([])
    expect(await bob.post('/api/documents', newZone('Fork', { parent: { id, version: 1 } }))).toMatchObject({
      body: { refused: 'unknownParent' },
    })
    // Its author sees that it is hidden, and another version does not undo it.
    expect((await ana.post(at(id, '/publish'), { version: 2 })).body).toMatchObject({ hidden: true, published: 2 })
    await ana.post(at(id, '/unpublish'))
    await ana.post(at(id, '/publish'), { version: 2 })
    expect(await bob.get(at(id))).toEqual(UNKNOWN)
    expect(await hide(false)).toEqual({ status: 200, body: {} })
    expect((await bob.get(at(id))).body).toMatchObject({ title: 'Newer' })
    expect((await ana.get(at(id))).body).not.toHaveProperty('hidden')
    expect(await admin(`/reports/${report?.id}/resolve`, {})).toEqual({ status: 200, body: {} })
    expect(await reports()).toEqual([])
  })

  test('can have their author banned, who then publishes nothing more', async () => {
    const { ana, bob, admin, reports } = await desk()
    const { id } = await publishedBy(ana, 'Shown')
    await bob.post(at(id, '/report'), { reason: 'spam' })
    const [report] = await reports()
    const ban = (message: string) => admin(`/reports/${report?.id}/ban`, { message, reason: 'enough', days: 0 })
    expect(await ban('another')).toMatchObject({ status: 404, body: { refused: 'unknownWords' } })
    // Also after the author has deleted it.
    await ana.delete(at(id))
    expect((await reports())[0]?.document).toMatchObject({ title: 'Shown', deleted: true, hidden: false })
    expect(await ban(id)).toEqual({ status: 200, body: {} })
    const { bans } = (await admin('/bans')).body as { readonly bans: readonly BanInfo[] }
    expect(bans).toMatchObject([{ name: 'Ana', reason: 'enough' }])
    const other = await drawnBy(ana, 'Other')
    expect(await ana.post(at(other.id, '/publish'), { version: 1 })).toMatchObject({ body: { refused: 'banned' } })
    expect(await admin(`/reports/${report?.id}/hide-document`, { hidden: true })).toEqual(UNKNOWN)
  })

  test('of a former player can be hidden, and there is no one to ban', async () => {
    const { ana, bob, admin, reports } = await desk()
    const { id } = await publishedBy(ana, 'Shown')
    await ana.delete('/api/me')
    await bob.post(at(id, '/report'), { reason: 'spam' })
    const [report] = await reports()
    expect(report?.document).toMatchObject({ author: null })
    expect(await admin(`/reports/${report?.id}/ban`, { message: id, reason: '', days: 0 })).toMatchObject({
      status: 404,
    })
    expect((await admin(`/reports/${report?.id}/hide-document`, { hidden: true })).status).toBe(200)
    expect(await bob.get(at(id))).toEqual(UNKNOWN)
  })

  test('are only those that everyone may see, and only moderators hide', async () => {
    const { ana, bob, admin, reports, store } = await desk()
    const draft = await drawnBy(ana, 'Draft')
    const shown = await publishedBy(ana, 'Shown')
    for (const id of [draft.id, 'nothing', 'official-plain'])
      expect(await bob.post(at(id, '/report'), { reason: 'spam' })).toEqual(UNKNOWN)
    for (const body of [
      {},
      { reason: 'dislike' },
      { reason: 'spam', note: 'x'.repeat(301) },
      { reason: 'spam', by: 1 },
    ])
      expect(await bob.post(at(shown.id, '/report'), body)).toMatchObject({ status: 400 })
    expect(await reports()).toEqual([])
    await bob.post(at(shown.id, '/report'), { reason: 'spam' })
    const [report] = await reports()
    const path = `/reports/${report?.id}/hide-document`
    expect(await admin(path, { hidden: true }, 'wrong')).toMatchObject({ status: 401, body: { refused: 'wrongToken' } })
    for (const body of [{}, { hidden: 'yes' }, { hidden: true, id: draft.id }])
      expect(await admin(path, body)).toMatchObject({ status: 400 })
    expect(await admin('/reports/nothing/hide-document', { hidden: true })).toEqual(UNKNOWN)
    // No id of a person leaves the server.
    const [row] = await store.sql.all<{ person: string }>('select person from document limit 1')
    expect(JSON.stringify(await reports())).not.toContain(row?.person)
  })
})
