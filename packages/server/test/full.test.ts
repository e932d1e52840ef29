import { join } from 'node:path'
import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableInfo } from '../src/protocol.ts'
import { sqliteEngine } from '../src/store/sqlite.ts'
import { storeOver } from '../src/store/store.ts'
import { onThisThread } from '../src/store/sync-engine.ts'
import type { TableId } from '../src/table/table.ts'
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
    const wish = { game: 'toy', setting: { seats: 2, rounds: 30 }, listed: true, playNow: true }
    const { id } = (await ana.post('/api/tables', wish)).body as TableInfo
    const page = ana.open(id, toy)
    const stream = fastChance(1)
    let acknowledged = 0
    async function play(): Promise<string> {
      await page.until(() => page.anyChoice(stream) !== undefined)
      const choice = page.anyChoice(stream)
      if (choice === undefined) throw new Error('the game is over')
      const outcome = await page.choose(choice, `choice-${acknowledged}`)
      if (outcome === 'ok') acknowledged++
      return outcome
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
    for (let i = 0; i < 60 && status < 400; i++) status = (await ana.post('/api/tables', wish)).status
    expect(status).toBe(503)

    await store.sql.all(mend)
    expect(await play()).toBe('ok')
    expect(await play()).toBe('ok')
    expect(await mine()).toEqual(Array.from({ length: acknowledged }, (_, i) => `choice-${i}`))
    page.close()
  },
)
