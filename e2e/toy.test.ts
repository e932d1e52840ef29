import { join } from 'node:path'
import { gamesInDevelopment } from '@selva/server'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest } from './guest.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

const WEB = join(import.meta.dirname, '..', 'packages', 'web')

useTestServer()

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

describe('the example of docs/adding-a-game.md', () => {
  let dev: TestServer
  let vite: ViteDevServer
  let url: string

  // As `npm run dev` does it: a server that offers the games in development, and the client from its sources.
  beforeAll(async () => {
    dev = await startTestServer({ games: gamesInDevelopment })
    process.env['SELVA_SERVER'] = dev.url
    vite = await createServer({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0 },
    })
    delete process.env['SELVA_SERVER']
    await vite.listen()
    url = vite.resolvedUrls?.local[0] ?? ''
  })
  afterAll(async () => {
    await vite?.close()
    await dev?.close()
  })

  test('is played to its end from the home page, and then replayed and verified', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(url)
    await cardOf(page, 'The toy game').getByRole('button', { name: 'Play now' }).click()
    await page.getByTestId('table').waitFor()
    const question = page.locator('[data-testid="do-lay"], [data-testid="do-dare"], [data-testid="do-answer"]')
    const made: string[] = []
    for (;;) {
      await page
        .getByTestId('end')
        .or(question.and(page.locator(':enabled')))
        .first()
        .waitFor()
      if (await page.getByTestId('end').isVisible()) break
      made.push((await question.first().getAttribute('data-testid')) ?? '')
      const step = await page.getByTestId('players').textContent()
      await question.first().click()
      // The table answers before anything else is asked.
      await expect
        .poll(() => page.getByTestId('players').or(page.getByTestId('end')).first().textContent())
        .not.toBe(step)
    }
    expect(made.filter((choice) => choice === 'do-lay')).toHaveLength(3)
    await page.getByRole('heading', { name: / the most points\.$/ }).waitFor()
    expect(await page.getByTestId('log').textContent()).toContain('Round 3 began')

    await page.getByRole('link', { name: 'Replay' }).click()
    await page.locator('[data-testid="verification"][data-state="ok"]').waitFor()
    await leave(ana)
  })

  test('has a host’s page, a lobby with its rules, a rulebook and a screen', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(`${url}host/toy`)
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByTestId('lobby').waitFor()
    await page.getByText('A marked player can confess').waitFor()
    await page.goto(`${url}rules/toy`)
    await page
      .getByRole('heading', { name: /The toy game/ })
      .first()
      .waitFor()
    await leave(ana)
  })
})

test('a server for players has no game in development, and neither has the client that is built', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(testServer.url)
  await cardOf(page, 'Stay Away!').waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  for (const address of ['host', 'rules', 'learn']) {
    await page.goto(`${testServer.url}/${address}/toy`)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  const refused = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'toy', setting: { seats: 3 }, listed: false, playNow: false })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body })
    return (await answer.json()) as { readonly refused: string }
  })
  expect(refused.refused).toBe('game')
  await leave(ana)
})
