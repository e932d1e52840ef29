import { Writable } from 'node:stream'
import type { AnyChoice } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import { failingStore, memoryStore, visit } from '@selva/server/testing'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

test('the log tells a host what went wrong, and nothing that is hidden', async () => {
  let written = ''
  const stream = new Writable({
    write(text, _, done) {
      written += text
      done()
    },
  })
  const game: typeof toy = {
    ...toy,
    decide() {
      throw new Error('seat 1 holds card 17')
    },
  }
  const store = failingStore(memoryStore())
  const server = await serve({ store, log: pino({ level: 'trace' }, stream), games: { toy: { game, pace: {} } } })
  const ana = await visit(server.url)
  const request = { game: 'toy', setting: TOY(2), listed: false, playNow: true }
  const { id, invite } = (await ana.post('/api/tables', request)).body as TableInfo
  const page = ana.open(id, toy)
  await page.until(() => page.state() !== undefined)
  const state = page.state() as ReturnType<typeof toy.start>
  const card = state.players[0]?.hand[0]
  expect(await page.choose({ do: 'lay', card } as AnyChoice, 'secret-choice')).toBe('busy')
  store.fail()
  expect((await ana.post('/api/tables', request)).status).toBe(503)
  store.tableInvited = () => Promise.reject(new Error(`no ${invite}`))
  const seed = Buffer.from((await store.seed(id as never)) ?? [])
  await server.close()

  expect(written).toContain('the rules failed')
  expect(written).toContain('no room left')
  const hidden = ['card 17', invite, ana.cookie, 'secret-choice', seed.toString('hex'), seed.toString('base64')]
  for (const secret of hidden) expect(written).not.toContain(secret)
})
