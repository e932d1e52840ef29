import { fastChance, type GameRecord, recordFromValue } from '@selva/core'
import { draftFrom, escape, scenarioText, zones, zoneText } from '@selva/escape'
import type { DocumentInfo, MyTables, NewDocument, TableInfo } from '@selva/protocol'
import { type Visitor, visit } from '@selva/server/testing'
import { scenarioText as stayAwayText } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { playAtRandom } from './fixtures/version.ts'
import { serve } from './serve.ts'

const NIGHT = scenarioText({
  title: 'Night Shift',
  description: '',
  players: 'unknown',
  zones: [],
  preset: 'advanced',
  codes: [{ code: 'A.1' }],
  switches: { rounds: 12 },
  decks: {},
})
const PLAYED = { zone: 'galilei', preset: 'advanced', seats: 2, codes: ['A.1'], switches: { rounds: 12 } }
const BLIZZARD = stayAwayText({
  title: 'Blizzard',
  description: '',
  players: 'unknown',
  rules: { quarantineTurns: 3 },
  cards: { axe: 3 },
})
const printed = draftFrom(zones[0]?.text ?? '')
if ('refused' in printed) throw new Error('Galilei')
const SISTER = zoneText({ ...printed, title: 'Sister of Galilei' })

/** Saves a document and shows it to everyone. */
async function published(who: Visitor, document: NewDocument): Promise<DocumentInfo> {
  const made = (await who.post('/api/documents', document)).body as DocumentInfo
  const { status, body } = await who.post(`/api/documents/${made.id}/publish`, { version: made.version })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as DocumentInfo
}

async function people(unwantedWords: readonly string[] = []) {
  const server = await serve({ unwantedWords })
  const [ana, bob] = [await visit(server.url), await visit(server.url)] as const
  await ana.put('/api/me', { name: 'Ana' })
  return { ana, bob, night: await published(ana, { game: 'escape', kind: 'scenario', text: NIGHT }) }
}

const hosted = async (who: Visitor, table: object): Promise<TableInfo> => {
  const { body } = await who.post('/api/tables', { game: 'escape', listed: false, playNow: false, ...table })
  return body as TableInfo
}

describe('a table names the documents that it plays', () => {
  test('title and author stand at the table, in the list and in the file of its game', async () => {
    const { ana, bob, night } = await people()
    const documents = [{ id: night.id, version: night.version }]
    const credit = [{ kind: 'scenario', title: 'Night Shift', author: 'Ana' }]
    const open = await hosted(bob, { setting: PLAYED, documents, listed: true })
    expect(open.documents).toEqual(credit)
    const { tables } = (await ana.get('/api/tables')).body as { readonly tables: readonly TableInfo[] }
    expect(tables.map((table) => table.documents)).toEqual([credit])

    const { id } = await hosted(bob, { setting: PLAYED, documents, playNow: true })
    const page = bob.open(id, escape)
    await page.until(() => page.state() !== undefined)
    await playAtRandom(page, fastChance(5))
    const record = (await bob.get(`/api/tables/${id}/record`)).body as GameRecord
    expect(record.documents).toEqual(credit)
    expect(recordFromValue(record)).toEqual(record)
    const mine = (await bob.get('/api/me/tables')).body as MyTables
    expect(mine.tables.map((table) => table.documents)).toEqual([
      [{ kind: 'scenario', title: 'Night Shift' }],
      [{ kind: 'scenario', title: 'Night Shift' }],
    ])
    expect((await bob.post(`/api/tables/${id}/rematch`)).body).toMatchObject({ documents: credit })
    expect((await bob.get(`/api/documents/${night.id}`)).body).toMatchObject({ plays: 1 })
  })

  test('rules that the host has changed are said to be changed, and such a game does not count', async () => {
    const { bob, night } = await people()
    const documents = [{ id: night.id, version: night.version }]
    const setting = { ...PLAYED, switches: { rounds: 9 } }
    const { id, documents: credit } = await hosted(bob, { setting, documents, playNow: true })
    expect(credit).toEqual([{ kind: 'scenario', title: 'Night Shift', author: 'Ana', changed: true }])
    const page = bob.open(id, escape)
    await page.until(() => page.state() !== undefined)
    await playAtRandom(page, fastChance(6))
    expect((await bob.get(`/api/documents/${night.id}`)).body).toMatchObject({ plays: 0 })
  })

  test('Stay Away! keeps the cards of a scenario at every number of players', async () => {
    const { ana, bob } = await people()
    const { id, version } = await published(ana, { game: 'stay-away', kind: 'scenario', text: BLIZZARD })
    for (const seats of [4, 7, 12]) {
      const setting = { seats, rules: { quarantineTurns: 3 }, cards: { axe: 3 } }
      const table = await hosted(bob, { game: 'stay-away', setting, documents: [{ id, version }] })
      expect(table.documents).toEqual([{ kind: 'scenario', title: 'Blizzard', author: 'Ana' }])
    }
  })

  test('a zone is named only where it is played, and a fork names the document it was forked from', async () => {
    const { ana, bob } = await people()
    const zone = await published(ana, { game: 'escape', kind: 'zone', text: SISTER })
    const fork = await published(bob, {
      game: 'escape',
      kind: 'zone',
      text: SISTER.replace('Sister of Galilei', 'Niece of Galilei'),
      parent: { id: zone.id, version: zone.version },
    })
    const documents = [{ id: fork.id, version: fork.version }]
    const text = fork.text ?? ''
    const there = await hosted(ana, { setting: { zone: text, preset: 'advanced', seats: 4 }, documents })
    const elsewhere = await hosted(ana, { setting: { zone: 'galilei', preset: 'advanced', seats: 4 }, documents })
    expect(there.documents).toMatchObject([
      { kind: 'zone', title: 'Niece of Galilei', parent: { title: 'Sister of Galilei', author: 'Ana' } },
    ])
    expect(elsewhere).not.toHaveProperty('documents')
  })

  test('a title stays when its document is deleted, and a name goes with its account', async () => {
    const { ana, bob, night } = await people()
    const documents = [{ id: night.id, version: night.version }]
    const { id } = await hosted(bob, { setting: PLAYED, documents })
    expect((await ana.delete('/api/me')).status).toBe(200)
    expect((await bob.get(`/api/tables/${id}`)).body).toMatchObject({
      documents: [{ kind: 'scenario', title: 'Night Shift', author: null }],
    })
    const other = await published(bob, { game: 'escape', kind: 'scenario', text: NIGHT })
    const second = await hosted(bob, { setting: PLAYED, documents: [{ id: other.id, version: 1 }] })
    expect((await bob.delete(`/api/documents/${other.id}`)).status).toBe(200)
    const again = await hosted(bob, { setting: PLAYED, documents: [{ id: other.id, version: 1 }] })
    expect(again).not.toHaveProperty('documents')
    expect((await bob.get(`/api/tables/${second.id}`)).body).toMatchObject({ documents: [{ title: 'Night Shift' }] })
  })

  test('a private scenario is named at its author’s tables alone, and an unsaved one without an author', async () => {
    const { ana, bob } = await people()
    const { id, version } = (await ana.post('/api/documents', { game: 'escape', kind: 'scenario', text: NIGHT }))
      .body as DocumentInfo
    const documents = [{ id, version }]
    expect((await hosted(ana, { setting: PLAYED, documents })).documents).toMatchObject([{ title: 'Night Shift' }])
    expect(await hosted(bob, { setting: PLAYED, documents })).not.toHaveProperty('documents')
    const unsaved = { kind: 'scenario', title: 'Only here', changed: false }
    expect((await hosted(bob, { setting: PLAYED, documents: [unsaved] })).documents).toEqual([
      { kind: 'scenario', title: 'Only here' },
    ])
  })

  test.each([
    ['markup', '<b>x'],
    ['a line break', 'a\nb'],
    ['too long', 'x'.repeat(41)],
    ['an unwanted word', 'Turnip night'],
  ])('a title with %s opens no table', async (_, title) => {
    const { bob } = await people(['turnip'])
    const documents = [{ kind: 'scenario', title, changed: false }]
    const answer = await bob.post('/api/tables', {
      game: 'escape',
      setting: PLAYED,
      documents,
      listed: false,
      playNow: false,
    })
    expect(answer.body).toMatchObject({ refused: 'unwantedTitle' })
  })
})

test('a file with a title that no table could have is refused', async () => {
  const { bob, night } = await people()
  const { id } = await hosted(bob, { setting: PLAYED, playNow: true, documents: [{ id: night.id, version: 1 }] })
  const page = bob.open(id, escape)
  await page.until(() => page.state() !== undefined)
  await playAtRandom(page, fastChance(8))
  const record = (await bob.get(`/api/tables/${id}/record`)).body as GameRecord
  const [first] = record.documents ?? []
  for (const wrong of [
    'x',
    [{ ...first, kind: 'board' }],
    [{ ...first, title: '<script>' }],
    [{ ...first, title: 'x'.repeat(41) }],
    [{ ...first, author: 7 }],
    [{ ...first, parent: { title: 'a\u202eb', author: null } }],
    [first, first, first],
  ])
    expect(recordFromValue({ ...record, documents: wrong })).toEqual({ refused: 'notAGame', about: 'documents' })
})
