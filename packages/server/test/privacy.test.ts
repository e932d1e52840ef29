import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Keeping } from '@selva/protocol'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/base/limits.ts'
import { COOKIE_SECONDS } from '../src/people/session-cookie.ts'
import { settingsFrom } from '../src/program/settings.ts'
import { serve } from './serve.ts'

const keepingOf = async (url: string): Promise<Keeping> => (await (await fetch(`${url}/api/privacy`)).json()) as Keeping

test('the privacy page has the figures that are in force, for anyone who asks', async () => {
  const server = await serve({
    operator: 'hello@example.org',
    retention: { finished: 30, unstarted: 3 },
    limits: { draftDays: 12 },
  })
  expect(await keepingOf(server.url)).toEqual({
    operator: 'hello@example.org',
    finishedDays: 30,
    unstartedDays: 3,
    draftDays: 12,
    deviceDays: COOKIE_SECONDS / 86_400,
  })
  const plain = await serve({ limits: { draftDays: LIMITS.draftDays } })
  expect(await keepingOf(plain.url)).toMatchObject({ operator: '', finishedDays: 0, draftDays: LIMITS.draftDays })
})

test('the address of the operator is one line', () => {
  const read = (OPERATOR: string) => settingsFrom({ OPERATOR })
  expect(read(' hello@example.org ')).toMatchObject({ operator: 'hello@example.org' })
  expect(read('')).toMatchObject({ operator: '' })
  for (const wrong of ['two\nlines', 'x'.repeat(201)])
    expect(read(wrong)).toEqual([expect.stringContaining('OPERATOR')])
})

test('the operators’ table names everything that the players’ page names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  for (const what of [
    'cookie',
    'private notes',
    'chat messages',
    'links to finished games',
    'answers to puzzles',
    'zones and scenarios',
  ])
    expect(page).toContain(`${what}`)
})
