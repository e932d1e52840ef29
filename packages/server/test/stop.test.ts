import { join } from 'node:path'
import { fastChance } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { DATA_FILE } from '@selva/server'
import { type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { GALILEI } from './games.ts'
import { nothingLost, type Player, seated, unlessEnded } from './players.ts'
import { type Running, started } from './program.ts'
import { temporaryFolder } from './temporary.ts'

const STOPS = { quick: 20, full: 60, nightly: 200 }[process.env['SELVA_TEST'] ?? 'quick'] ?? 20

/** The signals of one stop, in order; later ones come while the server is stopping. */
const SIGNALS: readonly (readonly NodeJS.Signals[])[] = [
  ['SIGTERM'],
  ['SIGINT'],
  ['SIGTERM', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP'],
]

/** Makes tables and starts them until the server is gone: at any moment one of them is about to begin. */
async function keepStarting(visitor: Visitor): Promise<void> {
  try {
    for (;;) {
      await visitor.post('/api/tables', { game: 'escape', setting: GALILEI(8), listed: false, playNow: true })
      const request = { game: 'stay-away', setting: { seats: 6 }, listed: true, playNow: false }
      const { id } = (await visitor.post('/api/tables', request)).body as TableInfo
      await visitor.post(`/api/tables/${id}/start`)
    }
  } catch {
    // The server has closed its door.
  }
}

/** Two tables of people and bots, and a guest who starts one table after the other. */
async function underLoad({ url }: Running, seed: number): Promise<{ players: readonly Player[]; starter: Visitor }> {
  const players = [...(await seated(url, seed)), ...(await seated(url, seed + 1))]
  return { players, starter: await visit(url) }
}

test.each(Array.from({ length: STOPS }, (_, i) => i))(
  'M4: stop %i under load ends by itself, in order, and loses nothing that was acknowledged',
  async (stop) => {
    const folder = temporaryFolder()
    const server = await started(folder, { LOG_LEVEL: 'warn' })
    const { players, starter } = await underLoad(server, 10 * stop)
    const wanted = 1 + fastChance(stop).below(20)
    let choices = 0
    const oneMore = (): void => {
      if (++choices !== wanted) return
      for (const signal of SIGNALS[stop % SIGNALS.length] ?? []) server.child.kill(signal)
    }
    await Promise.all([keepStarting(starter), ...players.map((player) => player.play(oneMore).catch(unlessEnded))])
    expect(await server.ended).toBe(0)
    expect(server.said.filter((line) => line.startsWith('{'))).toEqual([])
    await nothingLost(onThisThread(sqliteEngine(join(folder, DATA_FILE))), players)
  },
)

const HANGING = { NODE_OPTIONS: `--import=${new URL('./hang-on-close.mjs', import.meta.url).href}` }

test('M4: a part that hangs is named in the log, and the process ends all the same', async () => {
  const server = await started(temporaryFolder(), HANGING)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.said.filter((line) => line.includes('did not stop in time'))).toHaveLength(1)
  expect(server.said.join('\n')).toContain('"part":"requests"')
})

test('M4: whoever asks again while a part hangs need not wait for it', async () => {
  const server = await started(temporaryFolder(), HANGING)
  server.child.kill('SIGTERM')
  await expect
    .poll(() => {
      server.child.kill('SIGINT')
      return server.child.exitCode
    })
    .toBe(130)
  expect(server.said.join('\n')).not.toContain('did not stop in time')
})
