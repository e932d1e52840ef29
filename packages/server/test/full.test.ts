import { spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { storeOver } from '../src/store/store.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

test.each([
  ['full', 'pragma max_page_count = 1', 'pragma max_page_count = 1000000'],
  ['read-only', 'pragma query_only = on', 'pragma query_only = off'],
])(
  'a %s data file is said in its own words, loses nothing, and play goes on when it is mended',
  async (_, stop, mend) => {
    const path = join(temporaryFolder(), 'selva.db')
    const store = storeOver(onThisThread(sqliteEngine(path)))
    const server = await serve({ store })
    const ana = await visit(server.url)
    const bob = await visit(server.url)
    // Two people: a bot that meets the full file waits for its mending, and so would a person who waits for the bot.
    const request = { game: 'toy', setting: { seats: 2, rounds: 30 }, listed: true, playNow: false }
    const { id, invite } = (await ana.post('/api/tables', request)).body as TableInfo
    await bob.post(`/api/tables/${id}/sit`, { invite })
    const pages = [ana.open(id, toy), bob.open(id, toy)]
    await Promise.all(pages.map((page) => page.until(() => page.table() !== undefined)))
    await ana.post(`/api/tables/${id}/start`)
    const stream = fastChance(1)
    let acknowledged = 0
    async function play(): Promise<string> {
      await Promise.race(pages.map((page) => page.until(() => page.anyChoice(stream) !== undefined)))
      const page = pages.find((page) => page.anyChoice(stream) !== undefined)
      const choice = page?.anyChoice(stream)
      if (page === undefined || choice === undefined) throw new Error('the game is over')
      const outcome = await page.choose(choice, `choice-${acknowledged}`)
      if (outcome === 'ok') acknowledged++
      // The other player's last choice may not have arrived yet.
      return outcome === 'stale' ? play() : outcome
    }
    expect(await play()).toBe('ok')
    // A file that has as many pages as it may have still takes what fits into them.
    await store.sql.all(stop)
    let outcome = await play()
    while (outcome === 'ok') outcome = await play()
    expect(outcome).toBe('storageFull')
    const mine = async (): Promise<readonly string[]> =>
      (await store.batches(id as TableId)).map(({ choice }) => choice).filter((choice) => choice.startsWith('choice-'))
    expect(await mine()).toHaveLength(acknowledged)
    // The first insert that needs a page is refused in words too.
    let status = 201
    for (let i = 0; i < 60 && status < 400; i++) status = (await ana.post('/api/tables', request)).status
    expect(status).toBe(503)

    await store.sql.all(mend)
    expect(await play()).toBe('ok')
    expect(await play()).toBe('ok')
    expect(await mine()).toEqual(Array.from({ length: acknowledged }, (_, i) => `choice-${i}`))
    for (const page of pages) page.close()
  },
)

/** Root may write everything; the account `nobody` may not. */
const NOBODY = 65_534
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The program's words and its exit code when it cannot start. */
async function refusedStart(folder: string): Promise<{ readonly said: string; readonly code: unknown }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }
  const child = spawn(process.execPath, [main], { ...account, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('exit', resolve))
  return { said: await text(child.stderr), code: await ended }
}

test.each([
  ['folder', 0o555, 'the folder cannot be written'],
  ['file', 0o777, 'the data file cannot be written'],
])('a server whose %s may not be written says so at its start, and touches nothing', async (_, mode, words) => {
  const folder = temporaryFolder()
  const path = join(folder, 'selva.db')
  const engine = onThisThread(sqliteEngine(path))
  await engine.append([{ table: 'a' as TableId, n: 0, choice: '', body: '{}' }])
  await engine.close()
  chmodSync(path, 0o444)
  chmodSync(`${path}-lock`, 0o666)
  chmodSync(folder, mode)
  const { said, code } = await refusedStart(folder)
  expect(said).toContain(`Selva cannot use its data in ${folder}`)
  expect(said).toContain(words)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
  chmodSync(folder, 0o777)
  chmodSync(path, 0o666)
  const again = onThisThread(sqliteEngine(path))
  expect(await again.batches('a' as TableId)).toHaveLength(1)
  await again.close()
})
