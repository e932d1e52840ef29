import { createHash } from 'node:crypto'
import type { DocumentInfo, PersonalDataExport } from '@selva/protocol'
import type { ServerOptions } from '@selva/server'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import type { Static } from 'typebox'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { DRAWN, drawnBy, listFor, newZone, publishedBy, stores, titlesFor, zoneText } from './drawn.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const NO = (status: number, refused: string, about = '') => ({ status, body: { refused, about } })
const UNKNOWN = NO(404, 'unknownDocument')

const database = postgres()

describe.each(stores(database))('documents, %s', (_, open) => {
  async function house(options: Partial<ServerOptions> = {}) {
    const store: Store = await open()
    const clock = manualClock(1_000_000)
    const server = await serve({ store, clock, games: DRAWN, unwantedWords: ['badword'], ...options })
    const guests = await Promise.all(['Ana', 'Bob'].map(() => visit(server.url)))
    const [ana, bob] = guests as [Visitor, Visitor]
    await ana.put('/api/me', { name: 'Ana' })
    await bob.put('/api/me', { name: 'Bob' })
    return { store, clock, server, ana, bob }
  }
  const at = (id: string, rest = ''): string => `/api/documents/${id}${rest}`

  test('a new one is its author’s alone, in the form its game writes, with the hash of that', async () => {
    const { ana, bob, clock } = await house()
    const more = { description: 'many rooms', players: [4, 8], presets: ['basic', 'advanced'] } as const
    const made = await drawnBy(ana, 'Ship', more)
    const text = zoneText({ title: 'Ship', ...more, playable: true })
    expect(made).toEqual({
      id: made.id,
      game: 'toy',
      kind: 'zone',
      version: 1,
      versions: 1,
      hash: createHash('sha256').update(text).digest('base64url'),
      title: 'Ship',
      ...more,
      playable: true,
      author: 'Ana',
      mine: true,
      licence: 'CC-BY-4.0',
      forks: 0,
      plays: 0,
      created: clock.now(),
      changed: clock.now(),
      text,
    })
    expect(await ana.get(at(made.id))).toEqual({ status: 200, body: made })
    const { text: _text, ...listed } = made
    expect(await listFor(ana, '?mine=1')).toEqual({ documents: [listed] })
    expect(await bob.get(at(made.id))).toEqual(UNKNOWN)
    expect(await titlesFor(ana)).toEqual([])
    expect(await titlesFor(bob, '?mine=1')).toEqual([])
  })

  test('a save makes the next version, over the one it was made from, and the same text makes none', async () => {
    const { ana, clock } = await house()
    const { id, created } = await drawnBy(ana, 'One')
    clock.jump(5000)
    const second = { text: zoneText({ title: 'Two' }), over: 1 }
    const saved = (await ana.put(at(id), second)).body as DocumentInfo
    expect(saved).toMatchObject({ id, title: 'Two', version: 2, versions: 2, created, changed: created + 5000 })
    // The answer was lost, and the browser asks again.
    expect(await ana.put(at(id), second)).toEqual({ status: 200, body: saved })
    expect(await ana.put(at(id), { text: zoneText({ title: 'Three' }), over: 1 })).toEqual(
      NO(409, 'documentChanged', '2'),
    )
    expect(await ana.put(at(id), { text: zoneText({ title: 'Three' }), over: 3 })).toEqual(
      NO(409, 'documentChanged', '2'),
    )
    expect((await ana.get(at(id, '?version=1'))).body).toMatchObject({ title: 'One', version: 1, versions: 2 })
    expect((await ana.get(at(id))).body).toEqual(saved)
    expect(await ana.get(at(id, '?version=3'))).toEqual(UNKNOWN)
  })

  const KEY = 'a-key-of-20-letters-'
  const keyed = (title: string, requestKey = KEY) => ({ ...newZone(title), requestKey })

  test('a request that is made again with its key makes no second document and no second version', async () => {
    const { ana, bob } = await house()
    const answers = await Promise.all([1, 2, 3].map(() => ana.post('/api/documents', keyed('One'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [made] = answers.map(({ body }) => body as DocumentInfo)
    for (const { body } of answers) expect(body).toEqual(made)
    expect(made).toMatchObject({ title: 'One', version: 1, versions: 1 })
    expect(await titlesFor(ana, '?mine=1')).toEqual(['One'])
    // The text has changed since: the answer says what is stored, and the next save is a version of it.
    expect((await ana.post('/api/documents', keyed('Two'))).body).toEqual(made)
    await ana.put(at(made?.id ?? ''), { text: zoneText({ title: 'Two' }), over: 1 })
    expect((await ana.post('/api/documents', keyed('One'))).body).toMatchObject({ id: made?.id, version: 2 })
    // Another key, another author and no key make other documents.
    expect((await ana.post('/api/documents', keyed('Other', `${KEY}2`))).body).not.toMatchObject({ id: made?.id })
    expect((await bob.post('/api/documents', keyed('Bob'))).body).toMatchObject({ title: 'Bob', mine: true })
    await ana.post('/api/documents', newZone('Plain'))
    await ana.post('/api/documents', newZone('Plain'))
    expect(await titlesFor(ana, '?mine=1')).toHaveLength(4)
    expect(await titlesFor(bob, '?mine=1')).toEqual(['Bob'])
  })

  test('a request that is made again gets its document though there is no room left, or its parent has gone', async () => {
    const { ana, bob } = await house({ limits: { documents: 1 } })
    const parent = await publishedBy(bob, 'Parent')
    const fork = { ...keyed('Fork'), parent: { id: parent.id, version: 1 } }
    const made = await ana.post('/api/documents', fork)
    expect(made).toMatchObject({ status: 200, body: { title: 'Fork' } })
    expect(await ana.post('/api/documents', keyed('More', `${KEY}2`))).toEqual(NO(409, 'documents', '1'))
    await bob.post(at(parent.id, '/unpublish'))
    expect(await ana.post('/api/documents', fork)).toMatchObject({ status: 200, body: { title: 'Fork', version: 1 } })
    // Deleted, its key is free again.
    await ana.delete(at((made.body as DocumentInfo).id))
    expect(await ana.post('/api/documents', keyed('Again'))).toMatchObject({ status: 200, body: { title: 'Again' } })
  })

  test('a key has to be long enough to be random', async () => {
    const { ana } = await house()
    for (const key of ['', 'short', 'x'.repeat(65), 'with spaces in the key', 7])
      expect(await ana.post('/api/documents', { ...newZone('One'), requestKey: key })).toMatchObject({ status: 400 })
    expect(await titlesFor(ana, '?mine=1')).toEqual([])
  })

  test('two saves over the same version: one of them wins, the other one learns it', async () => {
    const { ana } = await house()
    const { id } = await drawnBy(ana, 'One')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => ana.put(at(id), { text: zoneText({ title }), over: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await ana.get(at(id))).body).toMatchObject({ version: 2 })
  })

  test('published, everyone sees that version and no other, and nothing of what its author does since', async () => {
    const { ana, bob, server } = await house()
    const { id } = await drawnBy(ana, 'Draft')
    await ana.put(at(id), { text: zoneText({ title: 'Good' }), over: 1 })
    expect((await ana.post(at(id, '/publish'), { version: 2 })).body).toMatchObject({ published: 2, version: 2 })
    const seen = await bob.get(at(id))
    expect(seen.body).toMatchObject({
      title: 'Good',
      version: 2,
      versions: 2,
      published: 2,
      mine: false,
      author: 'Ana',
    })
    await ana.put(at(id), { text: zoneText({ title: 'Secret' }), over: 2 })
    expect(await bob.get(at(id))).toEqual(seen)
    expect(await bob.get(at(id, '?version=2'))).toEqual(seen)
    for (const version of [1, 3, 4]) expect(await bob.get(at(id, `?version=${version}`))).toEqual(UNKNOWN)
    expect(await titlesFor(bob)).toEqual(['Good'])
    expect(await titlesFor(ana, '?mine=1')).toEqual(['Secret'])
    expect(await titlesFor(bob, '?search=secret')).toEqual([])
    // A browser that has never been here may read too.
    const stranger = await fetch(server.url + at(id))
    expect(await stranger.json()).toEqual(seen.body)
    expect((await ana.post(at(id, '/unpublish'))).body).not.toHaveProperty('published')
    expect(await bob.get(at(id))).toEqual(UNKNOWN)
    expect(await titlesFor(bob)).toEqual([])
  })

  test('what cannot be played, has no name or has unwanted or unseen words in it can be saved, not published', async () => {
    const { ana, bob } = await house()
    for (const [zone, refusal] of [
      [{ title: 'Broken', playable: false }, NO(409, 'notPlayable')],
      [{ title: ' ' }, NO(400, 'untitled')],
      [{ title: 'BÁDWORD' }, NO(400, 'unwantedTitle')],
      [{ title: 'Fine', description: 'a badword!' }, NO(400, 'unwantedTitle')],
      [{ title: 'Good\u202eeno' }, NO(400, 'unwantedTitle')],
    ] as const) {
      const { id } = await drawnBy(ana, zone.title, zone)
      expect(await ana.post(at(id, '/publish'), { version: 1 })).toEqual(refusal)
      expect(await bob.get(at(id))).toEqual(UNKNOWN)
    }
    expect(await titlesFor(bob)).toEqual([])
  })

  test('markup and scripts in names are text and stay text', async () => {
    const { ana, server } = await house()
    const title = '<script>alert("1")</script>&amp;'
    const { id } = await publishedBy(ana, title, { description: `"><img src=x onerror='x'>` })
    const answer = await fetch(server.url + at(id))
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject({ title, description: `"><img src=x onerror='x'>` })
  })

  test('nobody else can change, publish or delete it: it answers as one that does not exist', async () => {
    const { ana, bob } = await house()
    const draft = await drawnBy(ana, 'Draft')
    const shown = await publishedBy(ana, 'Shown')
    for (const id of [draft.id, shown.id, 'nothing', 'official-plain', '__proto__', '']) {
      expect(await bob.put(at(id), { text: zoneText({ title: 'Mine' }), over: 1 })).toMatchObject({ status: 404 })
      expect(await bob.post(at(id, '/publish'), { version: 1 })).toMatchObject({ status: 404 })
      expect(await bob.post(at(id, '/unpublish'))).toMatchObject({ status: 404 })
      expect(await bob.delete(at(id))).toMatchObject({ status: 404 })
    }
    expect(await bob.put(at(draft.id), { text: zoneText({ title: 'Mine' }), over: 1 })).toEqual(UNKNOWN)
    expect((await ana.get(at(draft.id))).body).toEqual(draft)
    expect((await bob.get(at(shown.id))).body).toMatchObject({ title: 'Shown', version: 1 })
  })

  test('an unpublished, a hidden, a deleted and an unknown one answer alike to strangers: body, headers, statements', async () => {
    const { ana, bob, store, server } = await house()
    const draft = await drawnBy(ana, 'Draft')
    const hidden = await publishedBy(ana, 'Hidden')
    await store.sql.run('update document set hidden = 1 where id = ?', [hidden.id])
    const deleted = await publishedBy(ana, 'Deleted')
    await ana.delete(at(deleted.id))
    const shown = await publishedBy(ana, 'Shown')
    await ana.put(at(shown.id), { text: zoneText({ title: 'Newer' }), over: 1 })
    const requests: readonly (readonly [string, string, object?])[] = [
      ['GET', ''],
      ['GET', '?version=1'],
      ['PUT', '', { text: zoneText({ title: 'x' }), over: 1 }],
      ['POST', '/publish', { version: 1 }],
      ['POST', '/unpublish'],
      ['POST', '/report', { reason: 'spam' }],
      ['DELETE', ''],
    ]
    for (const cookie of ['', bob.cookie])
      for (const [method, rest, body] of requests) {
        const answers = []
        for (const id of ['a'.repeat(12), draft.id, hidden.id, deleted.id]) {
          const response = await fetch(server.url + at(id, rest), {
            method,
            headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          const headers = [...response.headers].filter(([name]) => name !== 'date')
          answers.push({ status: response.status, headers, body: await response.text() })
        }
        for (const answer of answers) expect(answer).toEqual(answers[0])
        expect(answers[0]?.status).toBe(cookie === '' && method !== 'GET' ? 401 : 404)
      }
    // Its author still sees it, and why others do not.
    expect((await ana.get(at(hidden.id))).body).toMatchObject({ title: 'Hidden', hidden: true, published: 1 })
    // A fork of one of them is refused alike, and no list names one.
    for (const id of ['a'.repeat(12), draft.id, hidden.id, deleted.id])
      expect(await bob.post('/api/documents', newZone('Fork', { parent: { id, version: 1 } }))).toEqual(
        NO(404, 'unknownParent'),
      )
    expect(await titlesFor(bob)).toEqual(['Shown'])
  })

  test('a fork names its parent, which counts published forks; a parent that is gone leaves only its id', async () => {
    const { ana, bob } = await house()
    const parent = await publishedBy(ana, 'First')
    const fork = await drawnBy(bob, 'Second', { parent: { id: parent.id, version: 1 } })
    expect(fork.parent).toEqual({ id: parent.id, version: 1, title: 'First', author: 'Ana' })
    expect((await ana.get(at(parent.id))).body).toMatchObject({ forks: 0 })
    await bob.post(at(fork.id, '/publish'), { version: 1 })
    expect((await ana.get(at(parent.id))).body).toMatchObject({ forks: 1 })
    expect(await titlesFor(ana, `?parent=${parent.id}`)).toEqual(['Second'])
    await ana.post(at(parent.id, '/unpublish'))
    const alone = { id: parent.id, version: 1, title: '', author: null }
    expect(((await bob.get(at(fork.id))).body as DocumentInfo).parent).toEqual(alone)
    expect(((await ana.get(at(fork.id))).body as DocumentInfo).parent).toMatchObject({ title: 'First', author: 'Ana' })
    await ana.delete(at(parent.id))
    expect(((await ana.get(at(fork.id))).body as DocumentInfo).parent).toEqual(alone)
  })

  test('an official one can be forked and is nobody’s; a parent of another kind or of the future is unknown', async () => {
    const { ana } = await house()
    const { parent } = await drawnBy(ana, 'Mine', { parent: { id: 'official-plain', version: 1 } })
    expect(parent).toEqual({ id: 'official-plain', version: 1, title: 'Plain', author: '' })
    const own = await drawnBy(ana, 'Own')
    for (const wrong of [
      { id: 'official-plain', version: 2 },
      { id: 'official-galilei', version: 1 },
      { id: own.id, version: 2 },
    ])
      expect(await ana.post('/api/documents', newZone('x', { parent: wrong }))).toEqual(NO(404, 'unknownParent'))
    expect((await listFor(ana, '?mine=1')).documents).toHaveLength(2)
  })

  test('forks have no cycles: nothing changes the parent of a document', async () => {
    const { ana } = await house()
    const one = await drawnBy(ana, 'One')
    const two = await drawnBy(ana, 'Two', { parent: { id: one.id, version: 1 } })
    const cyclic = { text: zoneText({ title: 'One' }), over: 1, parent: { id: two.id, version: 1 } }
    expect(await ana.put(at(one.id), cyclic)).toMatchObject({ status: 400, body: { refused: 'malformed' } })
    expect((await ana.get(at(one.id))).body).toEqual(one)
    expect(await ana.post('/api/documents', { ...newZone('x'), id: one.id })).toMatchObject({ status: 400 })
  })

  test('the list is searched, filtered, sorted and read page by page', async () => {
    const { ana, bob, store, clock } = await house()
    const ids: string[] = []
    for (let i = 0; i < 30; i++) {
      clock.jump(1000)
      const presets = i % 2 === 0 ? ['basic'] : ['basic_2', 'advanced']
      const { id } = await publishedBy(i % 3 === 0 ? ana : bob, `Zone ${i}`, {
        description: i === 7 ? 'Été 100% d’_inferno' : '',
        presets,
        ...(i === 5 ? {} : { players: [2, 2 + (i % 5)] as const }),
      })
      ids.push(id)
    }
    const first = await listFor(ana)
    expect(first.documents.map(({ title }) => title)).toEqual(Array.from({ length: 24 }, (_, i) => `Zone ${29 - i}`))
    const second = await listFor(ana, `?after=${first.after}`)
    expect(second.documents.map(({ title }) => title)).toEqual(Array.from({ length: 6 }, (_, i) => `Zone ${5 - i}`))
    expect(second.after).toBeUndefined()
    expect(await titlesFor(ana, '?mine=1&search=zone&preset=basic')).toEqual([24, 18, 12, 6, 0].map((i) => `Zone ${i}`))
    for (const search of ['ete', 'ÉTÉ  inferno', '100', 'zone 7']) {
      const found = await titlesFor(ana, `?search=${encodeURIComponent(search)}`)
      expect(found).toContain('Zone 7')
      expect(found.length).toBeLessThan(30)
    }
    expect(await titlesFor(ana, '?search=nothing')).toEqual([])
    expect(await titlesFor(ana, '?search=zone%25')).toHaveLength(24)
    expect(await titlesFor(ana, '?players=6')).toEqual(['Zone 29', 'Zone 24', 'Zone 19', 'Zone 14', 'Zone 9', 'Zone 4'])
    expect(await titlesFor(ana, '?preset=basic')).toHaveLength(15)
    expect(await titlesFor(ana, '?preset=basic%25')).toEqual([])
    expect(await titlesFor(ana, '?game=escape')).toEqual([])
    expect(await titlesFor(ana, '?kind=scenario')).toEqual([])
    await store.sql.run('update document set plays = 3, balance = 5 where id = ?', [ids[11]])
    await store.sql.run('update document set plays = 9, balance = 2 where id = ?', [ids[3]])
    expect((await titlesFor(ana, '?sort=played')).slice(0, 2)).toEqual(['Zone 3', 'Zone 11'])
    expect((await titlesFor(ana, '?sort=balanced')).slice(0, 2)).toEqual(['Zone 11', 'Zone 3'])
    for (const query of ['?after=x', '?after=1-', '?sort=worst', '?players=0', '?kind=map', '?mine=2'])
      expect([query, (await ana.get(`/api/documents${query}`)).status]).toEqual([query, 400])
  })

  test('a search finds the author’s name: the one they chose or were given, but no former one', async () => {
    const { ana, bob, server } = await house()
    await publishedBy(ana, 'Ship')
    await publishedBy(bob, 'Tide')
    expect(await titlesFor(bob, '?search=ANA')).toEqual(['Ship'])
    expect(await titlesFor(bob, '?search=ana%20ship')).toEqual(['Ship'])
    expect(await titlesFor(bob, '?search=ana%20tide')).toEqual([])
    await ana.put('/api/me', { name: 'Zoë' })
    expect(await titlesFor(bob, '?search=ana')).toEqual([])
    expect(await titlesFor(bob, '?search=zoe')).toEqual(['Ship'])
    const guest = await visit(server.url)
    const { author } = await publishedBy(guest, 'Nameless')
    expect(await titlesFor(bob, `?search=${encodeURIComponent(author ?? '')}`)).toEqual(['Nameless'])
    for (const person of [ana, guest]) await person.delete('/api/me')
    expect(await titlesFor(bob, '?search=zoe')).toEqual([])
    expect(await titlesFor(bob, `?search=${encodeURIComponent(author ?? '')}`)).toEqual([])
    expect(await titlesFor(bob)).toHaveLength(3)
  })

  test('the counts of the server’s games are for readers of the document', async () => {
    const { ana, bob, store } = await house()
    const { id } = await publishedBy(ana, 'Ship')
    expect(await bob.get(at(id, '/tallies'))).toEqual({ status: 200, body: { tallies: [] } })
    await store.sql.run('update document_version set tallies = ? where document = ?', ['[{"games":1}]', id])
    expect(await bob.get(at(id, '/tallies?version=1'))).toEqual({ status: 200, body: { tallies: [{ games: 1 }] } })
    await ana.post(at(id, '/unpublish'), {})
    expect(await bob.get(at(id, '/tallies'))).toEqual(UNKNOWN)
    expect((await ana.get(at(id, '/tallies'))).status).toBe(200)
  })

  test('limit documents: one person has only so many, also when all are asked for at once; a deleted one makes room', async () => {
    const { ana, bob } = await house({ limits: { documents: 3 } })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => ana.post('/api/documents', newZone(`${i}`))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(5).fill(NO(409, 'documents', '3')))
    await drawnBy(bob, 'Another')
    const [mine] = (await listFor(ana, '?mine=1')).documents
    expect(await ana.delete(at(mine?.id ?? ''))).toEqual({ status: 200, body: {} })
    await drawnBy(ana, 'Again')
    expect((await listFor(ana, '?mine=1')).documents).toHaveLength(3)
  })

  test('limit documentVersions: only so many versions are kept, and the published one', async () => {
    const { ana, bob, store } = await house({ limits: { documentVersions: 3 } })
    const { id } = await publishedBy(ana, 'v1')
    for (let over = 1; over < 7; over++)
      expect((await ana.put(at(id), { text: zoneText({ title: `v${over + 1}` }), over })).status).toBe(200)
    const kept = await store.sql.all('select version from document_version order by version')
    expect(kept).toEqual([1, 5, 6, 7].map((version) => ({ version })))
    expect((await bob.get(at(id))).body).toMatchObject({ title: 'v1' })
    expect(await ana.get(at(id, '?version=4'))).toEqual(UNKNOWN)
    expect(await ana.post(at(id, '/publish'), { version: 4 })).toEqual(UNKNOWN)
  })

  test('limit documentBytes: a text that is too large, deep, of another version or no document is refused', async () => {
    const { ana, store } = await house({ limits: { documentBytes: 300 } })
    const text = (body: string) => ({ game: 'toy', kind: 'zone', text: body })
    const deep = '['.repeat(140) + ']'.repeat(140)
    for (const [body, refusal] of [
      [text(zoneText({ title: 'é'.repeat(150) })), NO(413, 'tooLarge', '300')],
      [text('x'.repeat(16_385)), NO(400, 'malformed')],
      [text('x'.repeat(60_000)), NO(413, 'tooLarge', '33792')],
      [text(deep), NO(400, 'document', 'shape')],
      [{ ...text('{}'), deep: JSON.parse(deep) }, NO(400, 'malformed')],
      [text('{"toyZone":2}'), NO(400, 'document', 'version 2')],
      [text('{'), NO(400, 'document', 'json')],
      [text('{"toyZone":1,"title":7}'), NO(400, 'document', 'title at most 40')],
      [text('\ud800'), NO(400, 'malformed')],
      [text('\0'), NO(400, 'malformed')],
      [{ ...text('{}'), kind: 'scenario' }, NO(400, 'document', 'kind')],
      [{ ...text('{}'), kind: 'map' }, NO(400, 'malformed')],
      [{ ...text('{}'), game: 'chess' }, NO(400, 'game', 'chess')],
      [{ ...text('{}'), game: '__proto__' }, NO(400, 'game', '__proto__')],
      [{ ...text('{}'), author: 'bob' }, NO(400, 'malformed')],
      [[], NO(400, 'malformed')],
    ] as const)
      expect(await ana.post('/api/documents', body)).toMatchObject({
        status: refusal.status,
        body: { refused: refusal.body.refused, ...(refusal.body.about === '' ? {} : { about: refusal.body.about }) },
      })
    expect(await store.sql.all('select * from document')).toEqual([])
    expect(await store.sql.all('select * from document_version')).toEqual([])
  })

  test('limit newDocuments: an address makes only so many a minute, however many people it is', async () => {
    const { ana, bob, clock } = await house({ limits: { newDocuments: 2 } })
    await drawnBy(ana, 'One')
    await drawnBy(bob, 'Two')
    for (const who of [ana, bob])
      expect(await who.post('/api/documents', newZone('x'))).toMatchObject({
        status: 429,
        body: { refused: 'tooMany' },
      })
    clock.wind(60_000)
    await drawnBy(ana, 'Three')
  })

  test('limit documentWrites: a person changes only so many a minute; limits of others do not count', async () => {
    const { ana, bob, clock } = await house({ limits: { documentWrites: 3 } })
    const { id } = await drawnBy(ana, 'One')
    for (const over of [1, 2])
      expect((await ana.put(at(id), { text: zoneText({ title: `${over}` }), over })).status).toBe(200)
    expect(await ana.put(at(id), { text: zoneText({ title: 'x' }), over: 3 })).toMatchObject({ status: 429 })
    expect(await ana.delete(at(id))).toMatchObject({ status: 429, body: { refused: 'tooMany' } })
    await drawnBy(bob, 'Two')
    clock.wind(60_000)
    expect((await ana.delete(at(id))).status).toBe(200)
  })

  test('limit publishes: a person publishes only so many an hour', async () => {
    const { ana, clock } = await house({ limits: { publishes: 2 } })
    for (const title of ['One', 'Two']) await publishedBy(ana, title)
    const { id } = await drawnBy(ana, 'Three')
    expect(await ana.post(at(id, '/publish'), { version: 1 })).toMatchObject({ status: 429 })
    clock.wind(60 * 60_000)
    expect((await ana.post(at(id, '/publish'), { version: 1 })).status).toBe(200)
  })

  test('without a session nothing is saved, published, deleted or reported', async () => {
    const { ana, server, store } = await house()
    const { id } = await publishedBy(ana, 'One')
    const before = await store.sql.all('select * from document')
    for (const [method, path, body] of [
      ['POST', '/api/documents', newZone('x')],
      ['PUT', at(id), { text: zoneText({ title: 'x' }), over: 1 }],
      ['DELETE', at(id), undefined],
      ['POST', at(id, '/publish'), { version: 1 }],
      ['POST', at(id, '/unpublish'), undefined],
      ['POST', at(id, '/report'), { reason: 'spam' }],
      ['GET', '/api/documents?mine=1', undefined],
    ] as const) {
      const answer = await fetch(server.url + path, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      expect([path, answer.status, await answer.json()]).toEqual([path, 401, { refused: 'noSession', about: '' }])
    }
    expect(await store.sql.all('select * from document')).toEqual(before)
  })

  test('a banned person can save and delete, not publish', async () => {
    const { ana, store } = await house()
    const { id } = await drawnBy(ana, 'One')
    const [author] = await store.sql.all<{ person: string }>('select person from document')
    await store.sql.run(`insert into ban (id, person, name, reason, at, ends) values ('b', ?, '', '', 0, 0)`, [
      author?.person,
    ])
    expect(await ana.post(at(id, '/publish'), { version: 1 })).toEqual(NO(403, 'banned'))
    expect((await ana.put(at(id), { text: zoneText({ title: 'Two' }), over: 1 })).status).toBe(200)
    expect((await ana.delete(at(id))).status).toBe(200)
  })

  test('a server that is about to stop begins no document, and takes the work on one that is there', async () => {
    const { ana, server } = await house()
    const { id } = await drawnBy(ana, 'One')
    server.drain()
    expect(await ana.post('/api/documents', newZone('Two'))).toEqual(NO(503, 'closing'))
    expect(await ana.post(at(id, '/publish'), { version: 1 })).toEqual(NO(503, 'closing'))
    expect((await ana.put(at(id), { text: zoneText({ title: 'Two' }), over: 1 })).status).toBe(200)
    expect(await titlesFor(ana, '?mine=1')).toEqual(['Two'])
  })

  test('is in its author’s export, with every version, and in nobody else’s', async () => {
    const { ana, bob } = await house()
    const { id } = await drawnBy(ana, 'One')
    await ana.put(at(id), { text: zoneText({ title: 'Two' }), over: 1 })
    await publishedBy(bob, 'Other')
    const { documents } = (await ana.get('/api/me/export')).body as Static<typeof PersonalDataExport> & {
      readonly documents: unknown
    }
    expect(documents).toMatchObject([
      { id, game: 'toy', kind: 'zone', version: 1, title: 'One' },
      { id, version: 2, title: 'Two', body: expect.stringContaining('Two') },
    ])
    expect(JSON.stringify((await bob.get('/api/me/export')).body)).not.toContain(id)
  })

  test('its author’s deletion leaves what is published as a former player’s, and no draft of it', async () => {
    const { ana, bob, store } = await house()
    const shown = await publishedBy(ana, 'Shown')
    await ana.put(at(shown.id), { text: zoneText({ title: 'Draft of it' }), over: 1 })
    const draft = await drawnBy(ana, 'Draft')
    const fork = await drawnBy(bob, 'Fork', { parent: { id: shown.id, version: 1 } })
    expect((await ana.delete('/api/me')).status).toBe(200)
    const left = (await bob.get(at(shown.id))).body
    expect(left).toMatchObject({ title: 'Shown', author: null, mine: false, version: 1, published: 1 })
    expect(await bob.get(at(draft.id))).toEqual(UNKNOWN)
    expect(await store.sql.all('select document, version from document_version order by title')).toEqual([
      { document: fork.id, version: 1 },
      { document: shown.id, version: 1 },
    ])
    expect(((await bob.get(at(fork.id))).body as DocumentInfo).parent).toMatchObject({ title: 'Shown', author: null })
    // The new guest in the same browser is another person.
    expect(await ana.delete(at(shown.id))).toMatchObject({ status: 401 })
    await ana.post('/api/me')
    expect(await ana.delete(at(shown.id))).toEqual(UNKNOWN)
  })

  test('a guest’s go to the account that the guest is merged into', async () => {
    const { ana, bob } = await house()
    const { id } = await publishedBy(bob, 'Mine')
    // Two documents with one key hinder nothing.
    for (const who of [ana, bob]) await who.post('/api/documents', keyed('Keyed'))
    const { token } = (await ana.post('/api/me/link')).body as { token: string }
    expect((await bob.post('/api/sign-in/link', { token })).status).toBe(200)
    expect((await ana.get(at(id))).body).toMatchObject({ mine: true, author: 'Ana' })
    expect((await titlesFor(ana, '?mine=1')).toSorted()).toEqual(['Keyed', 'Keyed', 'Mine'])
    expect((await ana.delete(at(id))).status).toBe(200)
  })

  test('an address written in another way is the same document', async () => {
    const { ana, bob, server } = await house()
    const { id } = await publishedBy(ana, 'One')
    const draft = await drawnBy(ana, 'Draft')
    const encoded = (text: string): string => Array.from(text, (c) => `%${c.charCodeAt(0).toString(16)}`).join('')
    const get = async (path: string) => (await fetch(server.url + path, { headers: { cookie: bob.cookie } })).json()
    expect(await get(`/api/documents/${encoded(id)}`)).toMatchObject({ id })
    expect(await get(`/%61pi/documents/${encoded(draft.id)}`)).toEqual(UNKNOWN.body)
    for (const path of [`${id}/../${draft.id}`, `${id}%2f${draft.id}`, `${draft.id}%00`, `${draft.id}'--`])
      expect(JSON.stringify(await get(`/api/documents/${path}`))).toContain('refused')
  })
})

test('ten thousand attempts to make one end in clear refusals, and no more is stored than one person may have', async () => {
  const store = memoryStore()
  const server = await serve({ store, games: DRAWN, limits: { documents: 20 } })
  const ana = await visit(server.url)
  const refusals = new Set<string>()
  for (let i = 0; i < 100; i++)
    for (const { status, body } of await Promise.all(
      Array.from({ length: 100 }, () => ana.post('/api/documents', newZone('x'))),
    ))
      if (status !== 200) refusals.add(JSON.stringify([status, body]))
  expect([...refusals]).toEqual([JSON.stringify([409, { refused: 'documents', about: '20' }])])
  expect(await store.sql.all('select count(*) as n from document')).toEqual([{ n: 20 }])
})
