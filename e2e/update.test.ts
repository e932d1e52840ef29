import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launch } from './browser.ts'
import { BUILT, buildOf, dropBuild, otherBuild } from './builds.ts'
import { asked, ENDED, stepOf, taken, tap } from './escape-player.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let browser: Browser
let newer: string
beforeAll(async () => {
  browser = await launch()
  newer = otherBuild('newerbuild')
})
afterAll(async () => {
  await browser.close()
  dropBuild(newer)
})

/** A server that can be followed by another one, with another client, at the same port and on the same data. */
async function town() {
  const kept = mkdtempSync(join(tmpdir(), 'selva-update-'))
  let house: TestServer = await startTestServer({ kept, client: BUILT, pause: 60_000 })
  const { url, port } = house
  onTestFinished(async () => {
    await house.close()
    rmSync(kept, { recursive: true, force: true })
  })
  return {
    url,
    async moveTo(client: string): Promise<void> {
      await house.close()
      house = await startTestServer({ kept, port, client, pause: 60_000 })
    },
  }
}

const buildIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '')

/** Counts how often the page loads from now on. */
function loads({ page }: Guest): () => number {
  let n = 0
  page.on('load', () => n++)
  return () => n
}

/** From the home page by clicks to a game of Escape that asks where to go. */
async function playNow(page: Page, url: string): Promise<void> {
  for (let games = 0; games < 10; games++) {
    await page.goto(url)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    const ask = await asked(page)
    if (ask === 'move') return
    if (ask !== ENDED) continue
  }
  throw new Error('no game asks for a move')
}

const typed = (page: Page): Promise<string> => page.getByTestId('talk').getByRole('textbox').inputValue()

test.each([
  ['with a service worker', true],
  ['without one', false],
])(
  'a page in the middle of a game loads itself again once for a newer server, once for an older one, and keeps everything, %s',
  async (_, keeps) => {
    const { url, moveTo } = await town()
    const ana = await guest(browser, { keeps })
    const { page } = ana
    await playNow(page, url)
    if (keeps) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // A mark with the pencil, a sector pointed at, and words half typed.
    await page.getByTestId('pencil').first().waitFor({ state: 'attached' })
    await page.locator('[data-sector][tabindex="0"]').focus()
    await page.keyboard.press('m')
    await page.getByTestId('mark-question').click()
    // It gives the focus back to the map as it closes.
    await page.getByTestId('jotter').waitFor({ state: 'detached' })
    const sector = (await page.locator('[data-can="yes"]').first().getAttribute('data-sector')) ?? ''
    await tap(page, sector)
    await page.locator(`[data-sector="${sector}"][aria-selected="true"]`).waitFor({ state: 'attached' })
    await page.getByTestId('talk-button').locator('button').click()
    await page.getByTestId('talk').getByRole('textbox').fill('I have not finis')
    const log = await page.getByTestId('log').first().textContent()
    const step = await stepOf(page)
    const loaded = loads(ana)

    for (const [client, times] of [
      [newer, 1],
      [BUILT, 2],
    ] as const) {
      const again = page.waitForEvent('load')
      await page.getByTestId('talk').getByRole('textbox').focus()
      await moveTo(client)
      await again
      expect(await buildIn(page)).toBe(buildOf(client))
      await page.locator(`[data-sector="${sector}"][aria-selected="true"]`).waitFor({ state: 'attached' })
      await expect.poll(() => typed(page)).toBe('I have not finis')
      // One may type on where one was.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      expect(await stepOf(page)).toBe(step)
      expect(await page.getByTestId('log').first().textContent()).toBe(log)
      await expect.poll(() => page.locator('[data-mark$=" question"]').count()).toBe(1)
      expect(loaded()).toBe(times)
    }

    await page.keyboard.type('hed.')
    await page.keyboard.press('Enter')
    await page.getByTestId('talk').getByText('I have not finished.').waitFor()
    await page
      .getByTestId('act')
      .getByRole('button', { name: /^(Move|Attack) / })
      .click()
    await taken(page, step)
    expect(await page.getByTestId('server-banner').count()).toBe(0)
    expect(loaded()).toBe(2)
    expect(ana.troubles).toEqual([])
    if (keeps) {
      // The worker of the version before is gone, and so are its files.
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('selva-'))))
        .toEqual([`selva-${buildOf(BUILT)}`])
    }
    await ana.context.close()
  },
)

test('words that were being typed on the home page come back, with the cursor where it was', async () => {
  const { url, moveTo } = await town()
  const ana = await guest(browser, { size: PHONE })
  const { page } = ana
  await page.goto(url)
  const code = page.getByLabel('Table code')
  await code.waitFor()
  const loaded = loads(ana)
  await code.pressSequentially('a code of many letters')
  const again = page.waitForEvent('load')
  await moveTo(newer)
  await again
  await expect.poll(() => page.locator('#table-code').inputValue()).toBe('a code of many letters')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('table-code')
  expect(loaded()).toBe(1)
  expect(await buildIn(page)).toBe(buildOf(newer))
  await ana.context.close()
})

test('a page whose files are gone loads itself again, and the form of a host is as it was', async () => {
  const { url, moveTo } = await town()
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(url)
  await page.getByRole('link', { name: 'Host a table' }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[data-preset="infection"] input').check({ force: true })
  await page.getByRole('button', { name: /more/i }).or(page.locator('.stepper button').last()).first().click()
  const form = () => page.locator('form').evaluate((all) => all.querySelector('.hostside')?.textContent)
  const wished = await form()
  await moveTo(newer)
  const loaded = loads(ana)
  const again = page.waitForEvent('load')
  // The words of another language are a file that the newer server does not have under this name.
  await page.locator('header select, .bar select').first().selectOption('it')
  await again
  await page.locator('[data-preset="infection"] input').waitFor({ state: 'attached' })
  expect(await page.locator('[data-preset="infection"] input').isChecked()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it')
  await page.locator('header select, .bar select').first().selectOption('en')
  await expect.poll(form).toBe(wished)
  expect(loaded()).toBe(1)
  await ana.context.close()
})

test('if loading again does not help, the page says so and offers it, and never goes round in circles', async () => {
  const { url, moveTo } = await town()
  // A newer server whose page is still the old one: as behind a proxy that keeps pages for too long.
  const mixed = mkdtempSync(join(tmpdir(), 'selva-mixed-'))
  onTestFinished(() => rmSync(mixed, { recursive: true, force: true }))
  cpSync(newer, mixed, { recursive: true })
  cpSync(join(BUILT, 'assets'), join(mixed, 'assets'), { recursive: true })
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(url)
  await page.getByLabel('Table code').waitFor()
  const loaded = loads(ana)
  const again = page.waitForEvent('load')
  await moveTo(mixed)
  copyFileSync(join(BUILT, 'index.html'), join(mixed, 'index.html'))
  await again
  await page.getByTestId('server-banner').getByText('different versions').waitFor()
  expect(loaded()).toBe(1)
  await page.getByTestId('load-again').click()
  await expect.poll(loaded).toBe(2)
  await page.getByTestId('server-banner').waitFor()
  expect(loaded()).toBe(2)
  await ana.context.close()
})

test('what would be lost holds an update off until the reader wants it', async () => {
  const { url, moveTo } = await town()
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(`${url}/me`)
  await page.getByRole('button', { name: 'New codes' }).click()
  const codes = await page.getByTestId('codes').textContent()
  await moveTo(newer)
  const loaded = loads(ana)
  // The next thing the page asks tells it of the newer server.
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your name').press('Enter')
  await page.getByTestId('server-banner').getByText('Selva has been updated').waitFor()
  expect(await page.getByTestId('codes').textContent()).toBe(codes)
  expect(loaded()).toBe(0)
  await page.getByTestId('load-again').click()
  await expect.poll(loaded).toBe(1)
  expect(await buildIn(page)).toBe(buildOf(newer))
  await ana.context.close()
})
