import { fastChance, type GameRecord } from '@selva/core'
import { escape } from '@selva/escape'
import { games } from '@selva/server'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { playAtRandom } from '../packages/server/test/fixtures/version.ts'
import { serve } from '../packages/server/test/serve.ts'
import { expectHonestVerdicts } from './honest-verdicts.ts'

const ROWS = ['dddddHddddd', 'ddsdd.dsddd', '1dddddddsd2', 'dddsdAdsddd', '.ddddddddd.']
const ZONE = [
  'title: The Ring',
  'players: 2-6',
  '',
  '   ABCDEFGHIJKLMNOPQRSTUVW',
  ...Array.from({ length: 14 }, (_, r) => `${String(r + 1).padStart(2, '0')} ${(ROWS[r] ?? '').padEnd(23, '.')}`),
  '',
].join('\n')

test('a game file of a drawn zone and a changed scenario replays and verifies where neither is known', async () => {
  const server = await serve({ games })
  const ana = await visit(server.url)
  const setting = {
    zone: ZONE,
    preset: 'infection',
    seats: 4,
    codes: [{ code: 'A.1' }],
    switches: { rounds: 12 },
    decks: { dangers: { silence: 9 } },
  }
  const made = await ana.post('/api/tables', { game: 'escape', setting, listed: false, playNow: true })
  expect(made.body).toHaveProperty('id')
  const { id } = made.body as { readonly id: string }
  const page = ana.open(id, escape)
  await page.until(() => page.state() !== undefined)
  await playAtRandom(page, fastChance(7))
  const record = (await ana.get(`/api/tables/${id}/record`)).body as GameRecord
  expect(record.setting).toMatchObject({ zone: ZONE, switches: { rounds: 12 } })
  await expectHonestVerdicts(escape, record)
})
