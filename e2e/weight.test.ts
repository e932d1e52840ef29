import { describe, expect, test } from 'vitest'
import { TABLE_LIMIT } from '../packages/web/page-limits.ts'
import { bytesOf, firstLoadOf } from './first-load.ts'
import { guest, LAPTOP, recognised } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const GAMES = [
  ['escape', { zone: 'galilei', preset: 'advanced', seats: 8 }],
  ['stay-away', { seats: 8 }],
] as const

/** Parts of a table that are not needed to play. They must wait until it can be played at. */
const LATER = /\/(Talk|Callouts|EndScreen|later-parts|sheet)-/

describe.each(GAMES)('a table of %s', (game, setting) => {
  test.each(['en-GB', 'it', 'es', 'pt'])('can be played at in %s before too much is loaded', async (language) => {
    const one = await guest(browser, { size: LAPTOP, language })
    await one.page.goto(testServer.url)
    await recognised(one.page)
    const id = await one.page.evaluate(
      async (request) => {
        const headers = { 'content-type': 'application/json' }
        const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })
        return ((await made.json()) as { id: string }).id
      },
      { game, setting, listed: false, playNow: true },
    )
    const address = `${testServer.url}/t/${id}`
    await one.page.goto(address)
    await one.page.locator('[data-testid="table"][data-ready="true"]').waitFor()
    const fresh = await browser.newContext({
      viewport: LAPTOP,
      locale: language,
      storageState: await one.context.storageState(),
      serviceWorkers: 'block',
    })
    const { files } = await firstLoadOf(await fresh.newPage(), address)
    expect(files.length).toBeGreaterThan(5)
    expect(files.map(({ name }) => name).filter((name) => LATER.test(name))).toEqual([])
    expect(bytesOf(files)).toBeLessThanOrEqual(TABLE_LIMIT)
    await fresh.close()
    await leave(one)
  })
})
