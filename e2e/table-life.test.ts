import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { asked } from './escape-player.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { type House, openHouse } from './house.ts'

let browser: Browser
let house: House

beforeAll(async () => {
  house = await openHouse({ grace: 300 })
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click()

/** Ana hosts, Bob sits down and says that he is ready, and the game begins. */
async function two(): Promise<readonly [Guest, Guest, string]> {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE })]
  await ana.page.goto(`${house.url}/host/escape`)
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  await ana.page.getByTestId('lobby').waitFor()
  const code = ((await ana.page.getByTestId('code').textContent()) ?? '').trim()
  await bob.page.goto(`${house.url}/j/${code}`)
  await bob.page.getByTestId('lobby').waitFor()
  await ana.page.getByRole('button', { name: 'Start anyway' }).waitFor()
  await bob.page.getByTestId('ready').click()
  await ana.page.getByRole('button', { name: /^Start with/ }).click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  return [ana, bob, code]
}

test('a bot plays for somebody who is gone, and they take their seat back', async () => {
  const [ana, bob] = await two()
  const address = bob.page.url()
  await bob.page.goto('about:blank')
  await ana.page.getByTestId('bot-for-2').first().waitFor()
  await bob.page.goto(address)
  await bob.page.getByTestId('bot-plays').waitFor()
  await bob.page.getByTestId('back').click()
  await bob.page.getByTestId('bot-plays').waitFor({ state: 'detached' })
  await ana.page.getByTestId('bot-for-2').first().waitFor({ state: 'detached' })
  await ana.context.close()
  await bob.context.close()
})

test('a vote ends the game, everybody sees it, somebody watches, and both play again', async () => {
  const [ana, bob, code] = await two()
  const eve = await guest(browser)
  await eve.page.goto(`${house.url}/j/${code}`)
  await eve.page.getByTestId('table').waitFor()
  await menu(ana.page)
  await ana.page.getByTestId('watchers').waitFor()
  await ana.page.getByTestId('vote').click()
  await menu(bob.page)
  expect(await bob.page.getByTestId('votes').textContent()).toContain('1 of 2')
  await bob.page.getByTestId('vote').click()
  for (const { page } of [ana, bob, eve]) {
    await page.getByTestId('end').waitFor()
    expect(await page.getByTestId('end').getByRole('heading', { level: 1 }).textContent()).toContain('Nobody wins')
  }
  await ana.page.locator('[data-testid="rematch"]:visible').click()
  await ana.page.getByTestId('lobby').waitFor()
  await bob.page.locator('[data-testid="rematch"]:visible').click()
  await bob.page.getByTestId('lobby').waitFor()
  expect(bob.page.url()).toBe(ana.page.url())
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  await Promise.any([asked(ana.page), asked(bob.page)])
  for (const { context, troubles } of [ana, bob, eve]) {
    expect(troubles).toEqual([])
    await context.close()
  }
})

test('a clock is shown to everybody at the table', async () => {
  const [ana, bob] = await two()
  await Promise.any([
    ana.page.getByTestId('my-clock').first().waitFor(),
    bob.page.getByTestId('my-clock').first().waitFor(),
  ])
  for (const { context, troubles } of [ana, bob]) {
    expect(troubles).toEqual([])
    await context.close()
  }
})
