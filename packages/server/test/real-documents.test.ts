import { draftFrom, emptyDraft, officialScenarios, scenarioText, zones, zoneText } from '@selva/escape'
import type { DocumentInfo, TableInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { officialScenarios as stayAwayScenarios, scenarioText as stayAwayText } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

const [galilei] = zones
const printed = draftFrom(galilei?.text ?? '')
if ('refused' in printed) throw new Error('Galilei')
const drawn = zoneText({ ...printed, title: 'Sister of Galilei', description: 'Two more doors.', players: [4, 8] })

test('zones and scenarios of both games are saved, published and forked from the games’ own', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  for (const [game, kind, text, parent] of [
    ['escape', 'zone', drawn, 'official-galilei'],
    ['escape', 'scenario', scenarioText(officialScenarios[3]?.draft as never), 'official-arena'],
    ['stay-away', 'scenario', stayAwayText(stayAwayScenarios[0]?.draft as never), 'official-stay-away'],
  ] as const) {
    const made = (await ana.post('/api/documents', { game, kind, text, parent: { id: parent, version: 1 } }))
      .body as DocumentInfo
    expect(made).toMatchObject({ game, kind, text, playable: true, parent: { id: parent, author: '' } })
    expect(made.parent?.title).not.toBe('')
    const shown = await ana.post(`/api/documents/${made.id}/publish`, { version: 1 })
    expect(shown).toMatchObject({ status: 200, body: { published: 1 } })
  }
  const { documents } = (await ana.get('/api/documents?preset=advanced&players=5')).body as {
    readonly documents: readonly DocumentInfo[]
  }
  expect(documents.map(({ title, players }) => [title, players])).toEqual([['Sister of Galilei', [4, 8]]])
})

test('a zone that cannot be played, and a scenario of rules that exclude each other, are saved and not published', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const scenario = {
    ...officialScenarios[1]?.draft,
    title: 'Nobody home',
    codes: [{ code: 'B.6' }, { code: 'C.3' }],
  }
  for (const [kind, text] of [
    ['zone', zoneText({ ...emptyDraft, title: 'Nothing' })],
    ['scenario', scenarioText(scenario as never)],
  ]) {
    const made = (await ana.post('/api/documents', { game: 'escape', kind, text })).body as DocumentInfo
    expect(made).toMatchObject({ playable: false })
    expect(await ana.post(`/api/documents/${made.id}/publish`, { version: 1 })).toEqual({
      status: 409,
      body: { refused: 'notPlayable', about: '' },
    })
  }
})

test.each([
  ['zone', 'title: x', 'zoneColumns'],
  ['zone', drawn.replace('Sister', 'Sister'.repeat(10)), 'zoneTitle 40'],
  ['zone', `${drawn}${'x'.repeat(5000)}`, 'zoneTooLong 4000'],
  ['zone', drawn.replace('\n03 ', '\n03 ?').replace(/\?(.)/, '?'), 'zoneCharacter A03'],
  ['zone', drawn.replace('Sister', '<b>Sister</b>'), 'zoneMarkup title'],
  ['scenario', '[1]', 'fileJson'],
  ['scenario', '['.repeat(8000) + ']'.repeat(8000), 'fileJson'],
  ['scenario', '{"scenario":2,"game":"escape"}', 'fileVersion 2'],
  ['scenario', '{"scenario":1,"game":"stay-away"}', 'fileGame stay-away'],
  ['scenario', '{"scenario":1,"game":"escape","title":"<script>","preset":"basic"}', 'fileMarkup'],
])('a %s file %j is refused with the game’s own reason: %s', async (kind, text, about) => {
  const server = await serve()
  const ana = await visit(server.url)
  expect(await ana.post('/api/documents', { game: 'escape', kind, text })).toEqual({
    status: 400,
    body: { refused: 'document', about },
  })
})

test('a table of a drawn zone has its whole text, unless its name or description is unwanted', async () => {
  const server = await serve({ unwantedWords: ['badword'] })
  const ana = await visit(server.url)
  const host = (zone: string) =>
    ana.post('/api/tables', {
      game: 'escape',
      setting: { zone, preset: 'basic', seats: 4 },
      listed: true,
      playNow: false,
    })
  expect(((await host(drawn)).body as TableInfo).setting).toMatchObject({ zone: drawn })
  for (const zone of [drawn.replace('Sister', 'Badword'), drawn.replace('Two', 'B4dword')])
    expect(await host(zone)).toEqual({ status: 400, body: { refused: 'unwantedTitle', about: '' } })
  // A zone of the game is the game's, whatever the host's words are.
  expect((await host('galilei')).status).toBe(200)
})
