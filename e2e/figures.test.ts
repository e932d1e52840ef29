import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { audit } from './axe.ts'
import { enterLobby, joinFromHome } from './from-home.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** An alien in the sector of the last human: one attack ends the game. */
const LAST_HUMAN = {
  game: 'escape',
  setting: { zone: 'galilei', preset: 'basic', seats: 2 },
  listed: false,
  arrangement: {
    players: [
      { character: 'alien1', at: 'D08' },
      { character: 'captain', at: 'D08' },
    ],
    step: 'arrived',
    from: 'D09',
  },
} as const

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The texts of a language as they stand on the profile. */
const WORDS = {
  'en-GB': {
    attack: /^Attack/,
    ...{ figures: 'My statistics', side: 'Wins by side', alien: 'Alien', won: '1 of 1', lies: 'Lies told' },
    ...{ hide: /^Hide/, hidden: 'Hidden', unhide: /^Show again/, all: 'All', show: 'Show games and wins at my tables' },
  },
  'pt-PT': {
    attack: /^Atacar/,
    ...{
      figures: 'As minhas estatísticas',
      side: 'Vitórias por fação',
      alien: 'Extraterrestre',
      won: '1 de 1',
      lies: 'Mentiras',
    },
    ...{ hide: /^Ocultar/, hidden: 'Ocultos', unhide: /^Mostrar de novo/, all: 'Todos' },
    ...{ show: 'Mostrar jogos e vitórias nas minhas mesas' },
  },
} as const

test.each([
  ['laptop', LAPTOP, 'en-GB'],
  ['phone', PHONE, 'en-GB'],
  ['laptop', LAPTOP, 'pt-PT'],
  ['phone', PHONE, 'pt-PT'],
] as const)('a finished game is in my figures and in my games: %s, %o, %s', async (_, size, language) => {
  const m = WORDS[language]
  const { page, context, troubles } = await guest(browser, { size, language })
  onTestFinished(() => context.close())
  await page.goto(testServer.url)
  await page.locator('a[href="/me"]').first().click()
  const figures = page.locator('[data-testid="figures"]')
  await figures.waitFor()
  expect(await figures.locator('.tile').count()).toBe(0)

  await joinFromHome(page, testServer, LAST_HUMAN)
  await page.getByTestId('act').getByRole('button', { name: m.attack }).click()
  await page.getByTestId('end').waitFor()
  await page.goto(testServer.url)
  await page.locator('a[href="/me"]').first().click()
  await figures.locator('.tile').first().waitFor()
  await page.getByRole('heading', { name: m.figures }).waitFor()
  const sides = figures.locator('.tile', { hasText: m.side })
  expect(await sides.locator('li', { hasText: m.alien }).textContent()).toContain(m.won)
  expect(await sides.locator('.marks .won').count()).toBe(1)
  await figures.locator('.tile', { hasText: 'Galilei' }).locator('svg').waitFor()
  expect(await figures.locator('.tile', { hasText: m.lies }).locator('.big').textContent()).toMatch(/^0 /)

  const games = page.getByTestId('my-games')
  const game = games.locator('li', { hasText: 'Galilei' })
  await game.getByRole('button', { name: m.hide }).click()
  await expect.poll(() => game.count()).toBe(0)
  await page.getByRole('radio', { name: m.hidden }).click()
  await game.getByRole('button', { name: m.unhide }).click()
  await expect.poll(() => game.count()).toBe(0)
  await page.getByRole('radio', { name: m.all }).click()
  expect(await game.count()).toBe(1)

  const shown = page.getByRole('switch', { name: m.show })
  expect(await shown.getAttribute('aria-checked')).toBe('false')
  await shown.click()
  await expect.poll(() => shown.getAttribute('aria-checked')).toBe('true')
  await page.reload()
  await expect.poll(() => shown.getAttribute('aria-checked')).toBe('true')
  await figures.locator('.tile').first().waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await audit(page)).toEqual([])
  const shots = process.env['SELVA_SHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/me-${size.width}-${language}.png`, fullPage: true })
  expect(troubles).toEqual([])
})

/** Turns on or off that others see games and wins; returns the name of the person. */
async function turnShown(page: Page): Promise<string> {
  await page.goto(testServer.url)
  await page.locator('a[href="/me"]').first().click()
  const shown = page.getByRole('switch', { name: WORDS['en-GB'].show })
  const was = await shown.getAttribute('aria-checked')
  await shown.click()
  await expect.poll(() => shown.getAttribute('aria-checked')).not.toBe(was)
  return page.getByLabel('Your name').inputValue()
}

test('a lobby lists games and wins of people who show them, and of no one else', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE })]
  /** Both come to a new table, Ana first. */
  async function enter(): Promise<void> {
    const { invite } = await testServer.arrangeTable(LAST_HUMAN)
    await enterLobby(ana.page, testServer, invite)
    await enterLobby(bob.page, testServer, invite)
    await ana.page.locator('[data-testid="seat-2"]:not(.nobody)').waitFor()
  }
  await enter()
  await ana.page.getByTestId('lobby').locator('.btn.go').first().click()
  await ana.page.getByTestId('act').getByRole('button', { name: WORDS['en-GB'].attack }).click()
  await bob.page.getByTestId('end').waitFor()

  const name = await turnShown(ana.page)
  await enter()
  for (const { page } of [ana, bob]) {
    await openLobbyPart(page, /^Rules/)
    const rows = page.getByTestId('shown-figures').locator('li')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
    const text = await rows.first().textContent()
    expect(text).toContain(name)
    expect(text).toContain('One game, 1 won')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  expect(await audit(bob.page)).toEqual([])

  await turnShown(ana.page)
  const asked = bob.page.waitForResponse((response) => response.url().endsWith('/figures'))
  await bob.page.reload()
  expect(await (await asked).json()).toEqual({ seats: [] })
  await bob.page.getByTestId('seat-1').waitFor()
  expect(await bob.page.getByTestId('shown-figures').count()).toBe(0)
  await leave(ana, bob)
})

// cspell:ignore Atacar estatísticas Vitórias fação Mentiras Ocultar Ocultos Mostrar vitórias minhas
