import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const CHASE = {
  players: [
    { character: 'captain', at: 'D10' },
    { character: 'alien1', at: 'S05' },
    { character: 'pilot', at: 'Q11' },
    { character: 'alien2', at: 'K06' },
  ],
  turn: 1,
  first: 1,
  next: ['silence', 'silence'],
}

/** The invite of a table that begins from that position. */
async function chase(): Promise<string> {
  const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
  const made = await testServer.arrangeTable({ game: 'escape', setting, listed: false, arrangement: CHASE })
  return made.invite
}

const logOf = (page: Page): Promise<string | null> => page.getByTestId('log').first().textContent()

test('two people at one table read the same in their own languages', async () => {
  const invite = await chase()
  const ana = await guest(browser)
  const rui = await guest(browser, { language: 'pt-BR' })
  for (const { page } of [ana, rui]) {
    await page.goto(`${testServer.url}/j/${invite}`)
    await page.getByTestId('lobby').waitFor()
  }
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  const heard = rui.page
    .getByTestId('log')
    .first()
    .filter({ hasText: 'silêncio' })
    .waitFor({ timeout: 120_000 })
    .then(() => escape.ENDED)
  for (;;) {
    // Ana plays until Rui has read of it, or her turn is over.
    const ask = await Promise.race([escape.asked(ana.page).catch(() => escape.ENDED), heard])
    if (ask === escape.ENDED) break
    await escape.step(ana.page, ask, () => 0)
  }
  await heard
  expect(await logOf(ana.page)).toMatch(/silence/i)
  expect(await rui.page.locator('html').getAttribute('lang')).toBe('pt-PT')
  expect(await ana.page.locator('html').getAttribute('lang')).toBe('en')
  await rui.page.getByTestId('turn').filter({ hasText: 'Move-te' }).waitFor()
  await ana.context.close()
  await rui.context.close()
})

test('back and forward lead through the pages, and the table is as it was', async () => {
  const { page, context, troubles } = await guest(browser)
  await page.goto(testServer.url)
  await page.goto(`${testServer.url}/j/${await chase()}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  const ask = await escape.asked(page)
  const address = page.url()
  // Following an invitation leaves no step of its own: going back does not sit down again.
  await page.goBack()
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await page.goForward()
  expect(page.url()).toBe(address)
  expect(await escape.asked(page)).toBe(ask)
  // The same by our own links, without loading the page again.
  await page.getByRole('link', { name: 'Selva, home' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await page.goBack()
  expect(await escape.asked(page)).toBe(ask)
  await escape.step(page, ask, () => 0)
  expect(troubles).toEqual([])
  await context.close()
})

test('two tabs of one seat show the same, and either may answer', async () => {
  const { page, context, troubles } = await guest(browser)
  await page.goto(`${testServer.url}/j/${await chase()}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  const ask = await escape.asked(page)
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await escape.asked(other)).toBe(ask)
  for (const [from, to] of [
    [page, other],
    [other, page],
  ] as const) {
    const before = await escape.stepOf(to)
    const question = await escape.asked(from)
    if (question === escape.ENDED) break
    await escape.step(from, question, () => 0)
    await escape.taken(to, before)
    if ((await escape.asked(to)) === escape.ENDED) break
    // Either tab may be a message behind the other.
    const shown = (tab: Page) => Promise.all([escape.stepOf(tab), logOf(tab)])
    await expect
      .poll(async () => {
        const [mine, theirs] = await Promise.all([shown(from), shown(to)])
        return mine.join() === theirs.join()
      })
      .toBe(true)
  }
  expect(troubles).toEqual([])
  await context.close()
})

test('twelve players on a phone: everybody in the ring, nothing wider than the screen', async () => {
  const made = await testServer.arrangeTable({ game: 'stay-away', setting: { seats: 12 }, listed: false })
  const { page, context } = await guest(browser, { size: PHONE, language: 'pt-PT' })
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.locator('main button.go').first().click()
  await stayAway.asked(page)
  const places = page.getByTestId('ring').getByTestId(/^player-/)
  expect(await places.count()).toBe(12)
  for (const box of await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(PHONE.width)
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const ring = await page.getByTestId('ring').boundingBox()
  const request = await page.getByTestId('act').boundingBox()
  expect((request?.y ?? 0) + (request?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
  expect(ring?.y ?? 0).toBeLessThan(request?.y ?? 0)
  await stayAway.answering(page, () => stayAway.act(page, () => 0))
  await context.close()
})

test('somebody who may not watch is told so, and the page does not keep asking', async () => {
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: { zone: 'fermi', preset: 'basic', seats: 4 },
    terms: { spectators: false },
    listed: true,
  })
  const ana = await guest(browser)
  await ana.page.goto(`${testServer.url}/j/${made.invite}`)
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  await ana.page.getByTestId('table').waitFor()
  const eve = await guest(browser)
  let dialled = 0
  eve.page.on('websocket', (socket) => {
    if (socket.url().includes(made.id)) dialled++
  })
  await eve.page.goto(`${testServer.url}/t/${made.id}`)
  await eve.page.getByRole('heading', { name: 'This game has already started' }).waitFor()
  expect(dialled).toBe(0)
  await ana.context.close()
  await eve.context.close()
})
