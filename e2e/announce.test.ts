import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

const TOKEN = 'a token that nobody guesses'
useTestServer({ adminToken: TOKEN, pause: 60_000 })

const announce = (method: 'POST' | 'DELETE', seconds?: number): Promise<Response> =>
  fetch(`${testServer.url}/api/admin/restart`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(seconds === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(seconds === undefined ? {} : { body: JSON.stringify({ seconds }) }),
  })
const banner = (page: Page) => page.getByTestId('server-banner')

test('a restart is announced at home, in a lobby and at a table, in whole sentences, and called off', async () => {
  const home = await guest(browser)
  const host = await guest(browser, { language: 'it-IT' })
  const player = await guest(browser, { language: 'es-ES' })
  await home.page.goto(testServer.url)
  await host.page.goto(testServer.url)
  await host.page.locator('a[href="/host/stay-away"]').click()
  await host.page.locator('form .btn.go').click()
  await host.page.getByTestId('lobby').waitFor()
  await player.page.goto(testServer.url)
  await player.page.locator('.game .btn.go').first().click()
  await player.page.getByTestId('table').waitFor()

  await announce('POST', 300)
  await banner(home.page).getByText('The server restarts in 5 minutes. Your game continues afterwards.').waitFor()
  await banner(host.page).getByText('Il server si riavvia tra 5 minuti. Poi la partita continua.').waitFor()
  await banner(player.page).getByText('se reinicia dentro de 5 minutos.').waitFor()
  expect(await home.page.getByTestId('server-spoken').textContent()).toMatch(/in 5 minutes/)
  // A person who comes later hears it too, in their language.
  const late = await guest(browser, { language: 'pt-PT' })
  await late.page.goto(testServer.url)
  await banner(late.page).getByText('O servidor reinicia daqui a 5 minutos.').waitFor()

  await announce('POST', 120)
  await banner(home.page).getByText('restarts in 2 minutes.').waitFor()
  await announce('POST', 60)
  await banner(home.page).getByText('restarts in 1 minute.').waitFor()
  await banner(host.page).getByText('tra 1 minuto.').waitFor()
  await announce('DELETE')
  for (const { page } of [home, host, player, late]) await banner(page).waitFor({ state: 'detached' })
  for (const one of [home, host, player, late]) {
    expect(one.troubles).toEqual([])
    await one.context.close()
  }
})

test('a moderator announces a restart and calls it off at the page of the moderators', async () => {
  const home = await guest(browser)
  await home.page.goto(testServer.url)
  const moderator = await guest(browser)
  const { page } = moderator
  await page.goto(`${testServer.url}/admin`)
  await page.getByLabel('Token').fill(TOKEN)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByTestId('restart').getByRole('combobox').selectOption('10')
  await page.getByTestId('announce').click()
  await banner(home.page).getByText('in 10 minutes').waitFor()
  await banner(page).getByText('in 10 minutes').waitFor()
  await page.getByTestId('call-off').click()
  await banner(home.page).waitFor({ state: 'detached' })
  await banner(page).waitFor({ state: 'detached' })
  for (const one of [home, moderator]) await one.context.close()
})

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const

test.each(SIZES)('the news of a restart covers nothing at $width×$height', async (size) => {
  const { page, context } = await guest(browser, { size, language: 'es-ES' })
  await page.goto(testServer.url)
  await page.locator('.game .btn.go').first().waitFor()
  await announce('POST', 1500)
  await banner(page).waitFor()
  await page.locator('.game .btn.go').first().click()
  await page.getByTestId('table').waitFor()
  await banner(page).waitFor()
  const { below, fits } = await page.evaluate(() => {
    const bar = document.querySelector('[data-testid="server-banner"]')?.getBoundingClientRect()
    const table = document.querySelector('[data-testid="table"]')?.getBoundingClientRect()
    const bottom = table?.bottom ?? Number.POSITIVE_INFINITY
    return {
      below: (table?.top ?? 0) >= (bar?.bottom ?? 1) - 1,
      fits: bottom <= innerHeight + 1 && document.documentElement.scrollWidth <= innerWidth,
    }
  })
  expect([below, fits]).toEqual([true, true])
  await announce('DELETE')
  await banner(page).waitFor({ state: 'detached' })
  // The page has its whole height again.
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--banner'))).toBe('0px')
  await context.close()
})
