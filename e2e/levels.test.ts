// cspell:ignore Passageiro Veterano Mudar
import { CREW } from '@selva/protocol/crew'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

test.each(['escape', 'stay-away'])('%s: a host sets the level of one bot and of all in the lobby', async (game) => {
  const ana = await guest(browser, { size: PHONE, language: 'pt-PT' })
  const { page } = ana
  await page.goto(testServer.url)
  await page.locator(`a[href="/host/${game}"]`).first().click()
  await page.locator('[data-about^="term:bots:"] select').selectOption('veteran')
  await page.locator('main .btn.go').last().click()
  const [second, third] = [page.getByTestId('seat-2'), page.getByTestId('seat-3')]
  await second.getByRole('button').waitFor()
  expect<readonly string[]>(CREW).toContain((await second.locator('b').innerText()).split(/\s/)[0])
  expect(await second.getByRole('button').innerText()).toContain('Veterano')

  await second.getByRole('button').click()
  expect(await audit(page)).toEqual([])
  await second.getByRole('radio', { name: 'Passageiro' }).click({ force: true })
  await second.getByRole('button', { name: /Passageiro/ }).waitFor()
  expect(await third.getByRole('button').innerText()).toContain('Veterano')
  await second.getByRole('button', { name: 'Mudar todos' }).click()
  await third.getByRole('button', { name: /Passageiro/ }).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  await leave(ana)
})

/** Ends the game by the only vote that it needs, and waits for the way to harder bots. */
async function ended(page: Page, harder: string): Promise<void> {
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  await page.evaluate(() =>
    fetch(`/api${location.pathname.replace('/t/', '/tables/')}/vote`, {
      method: 'POST',
      body: '{"on":true}',
      headers: { 'content-type': 'application/json' },
    }),
  )
  await page.getByTestId('end').waitFor()
  await page.getByRole('button', { name: harder }).waitFor()
}

test('after a game alone the next one has harder bots, and the browser keeps to that level', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(testServer.url)
  const playNow = page.getByRole('button', { name: 'Play now' }).first()
  await playNow.click()
  await ended(page, 'Harder: Veteran')
  expect(await page.getByTestId('easier').innerText()).toBe('Easier: Deckhand')
  const before = page.url()
  await page.getByTestId('harder').click()
  await page.waitForURL((url) => url.href !== before)
  await ended(page, 'Harder: Oracle')
  await page.goto(testServer.url)
  await playNow.click()
  await ended(page, 'Harder: Oracle')
  await leave(ana)
})

/** The side that the reader has been dealt, by the word of the rules. */
const sideOf = (page: Page): Promise<string | undefined> =>
  page
    .getByTestId('identity')
    .first()
    .evaluate((card) => (card instanceof HTMLElement ? (card.dataset['side'] ?? card.dataset['role']) : undefined))

test.each([
  { game: 0, name: 'Alien', other: 'alien', size: { width: 360, height: 640 } },
  { game: 1, name: 'The Thing', other: 'thing', size: { width: 1366, height: 768 } },
])(
  'after a game alone the next ones are on the side that was chosen, in game $game',
  async ({ game, name, other, size }) => {
    const ana = await guest(browser, { size })
    const { page } = ana
    await page.goto(testServer.url)
    const playNow = page.getByRole('button', { name: 'Play now' }).nth(game)
    await playNow.click()
    for (const [side, wanted] of [
      [name, other],
      ['Human', 'human'],
    ] as const) {
      await ended(page, 'Harder: Veteran')
      const choice = page.getByTestId('side-choice')
      await choice.getByRole('radio', { name: side }).click({ force: true })
      expect(await audit(page)).toEqual([])
      const before = page.url()
      await page.getByTestId('rematch').filter({ visible: true }).first().click()
      await page.waitForURL((url) => url.href !== before)
      await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
      expect(await sideOf(page)).toBe(wanted)
      await page.goto(testServer.url)
      await playNow.click()
      await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
      expect(await sideOf(page)).toBe(wanted)
    }
    await leave(ana)
  },
)
