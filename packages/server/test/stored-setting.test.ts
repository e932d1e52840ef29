import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { memoryStore, visit } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { GALILEI, GAMES, TOY } from './games.ts'
import { serve } from './serve.ts'

const ADVANCED = { ...GALILEI(4), preset: 'advanced' }
const JUNK = 'junk'.repeat(200)
/** A draft with things in it that no game knows, and what is left of it. */
const DRAFTS: readonly (readonly [string, { readonly seats: number }, { readonly seats: number }])[] = [
  ['toy', { ...TOY(2), junk: JUNK } as never, TOY(2)],
  ['escape', { ...GALILEI(3), junk: JUNK } as never, GALILEI(3)],
  [
    'escape',
    {
      ...ADVANCED,
      codes: [
        { code: 'A.1', junk: JUNK },
        { code: 'E.3', n: 3, junk: JUNK },
      ],
      zones: [JUNK, 'galilei', 'galilei'],
      decks: { items: { adrenaline: 4 } },
    } as never,
    {
      ...ADVANCED,
      codes: [{ code: 'A.1' }, { code: 'E.3', n: 3 }],
      decks: { items: { adrenaline: 4 } },
      zones: ['galilei'],
    } as never,
  ],
  ['stay-away', { seats: 4, first: 2, junk: { deep: JUNK } } as never, { seats: 4, first: 2 } as never],
]

test.each(DRAFTS)(
  'L9: of a setting nothing is stored or told that the game does not understand (%s)',
  async (game, draft, left) => {
    const store = memoryStore()
    const server = await serve({ store })
    const ana = await visit(server.url)
    const { status, body } = await ana.post('/api/tables', { game, setting: draft, listed: true, playNow: false })
    expect([status, (body as TableInfo).setting]).toEqual([200, left])
    const rows = await store.sql.all<{ setting: string }>('select setting from tables')
    expect(JSON.stringify([rows, await ana.get('/api/tables')])).not.toContain('junk')
    // The stored setting is the very same.
    const [first, again] = [GAMES[game]?.game.setting(draft), GAMES[game]?.game.setting(left)]
    expect(isRefusal(first)).toBe(false)
    expect(GAMES[game]?.game.draftOf(first)).toEqual(GAMES[game]?.game.draftOf(again))
  },
)

test('L9: a table that was stored with more than the game understands is still there', async () => {
  const store = memoryStore()
  const server = await serve({ store })
  const ana = await visit(server.url)
  const request = { game: 'toy', setting: TOY(2), listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  await store.sql.run('update tables set setting = ?', [JSON.stringify({ ...TOY(2), junk: JUNK })])
  const again = await serve({ store: { ...store, close: async () => {} } })
  const back = await visit(again.url, ana.cookie)
  expect((await back.post(`/api/tables/${id as TableId}/start`)).status).toBe(200)
})

test.each([
  [escape, { ...GALILEI(5), preset: 'arena', switches: { crew: 'both' } }],
  [escape, { ...GALILEI(5), preset: 'old-school' }],
  [stayAway, { seats: 6, rules: { quarantineTurns: 3 }, cards: { flamethrower: 9 } }],
] as const)('wishes lead to the setting that they were made of', (game, draft) => {
  const setting = game.setting(draft)
  expect(isRefusal(setting)).toBe(false)
  const options = game.draftOf(setting as never)
  expect(options).toEqual(draft)
  expect(JSON.stringify(game.toFile(game.setting(options) as never))).toBe(
    JSON.stringify(game.toFile(setting as never)),
  )
})
