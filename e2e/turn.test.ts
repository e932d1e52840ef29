import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { joinFromHome } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** The first player hunts, and stands two sectors away from a human. */
const HUNT = {
  players: [
    { character: 'alien1', at: 'D10' },
    { character: 'captain', at: 'F08' },
    { character: 'alien2', at: 'Q11' },
    { character: 'pilot', at: 'K06' },
  ],
  turn: 1,
  first: 1,
  round: 3,
}
const LANGUAGES = [
  { language: 'en-GB', move: 'Move to C11', attack: 'Attack C11' },
  { language: 'es', move: 'Ir a C11', attack: 'Atacar en C11' },
]
/** No higher on a laptop: the map takes the rest. */
const HIGHEST_BAR = 76

async function myMove(one: Guest): Promise<void> {
  await joinFromHome(one.page, testServer, {
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    listed: false,
    terms: { pace: 'relaxed' },
    arrangement: HUNT,
  })
  await one.page.locator('[data-testid="table"][data-ask="move"][data-ready="true"]').waitFor()
}

const heightOf = async (page: Page): Promise<number> => (await page.getByTestId('act').boundingBox())?.height ?? 0
const opacityOf = (page: Page, which: string): Promise<number> =>
  page
    .locator(which)
    .first()
    .evaluate((element) => Number(getComputedStyle(element).opacity))

describe.each([
  { name: 'a laptop', size: LAPTOP },
  { name: 'a phone', size: PHONE },
])('my move, on $name', ({ size }) => {
  test.each(LANGUAGES)('the button says what it does, in $language', async ({ language, move, attack }) => {
    const ana = await guest(browser, { size, language })
    const { page } = ana
    await myMove(ana)
    const go = page.getByTestId('go')
    expect(await go.count()).toBe(0)
    await tap(page, 'C11')
    expect(await go.textContent()).toBe(move)
    expect(await page.locator('.legal .strike').count()).toBe(0)
    await page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
    expect(await go.textContent()).toBe(attack)
    expect(await page.locator('.legal .on.strike').count()).toBe(1)
    // The chosen sector is solid, and the others step back.
    expect(await opacityOf(page, '.legal .on')).toBe(1)
    expect(await opacityOf(page, '.legal > :not(.on)')).toBeLessThan(0.5)
    await page.locator('[data-testid="then"] input[value="wait"]').check({ force: true })
    expect(await go.textContent()).toBe(move)
    await leave(ana)
  })
})

test.each(LANGUAGES)('the bar is low on a laptop, in $language', async ({ language }) => {
  const ana = await guest(browser, { language })
  const { page } = ana
  await myMove(ana)
  expect(await heightOf(page)).toBeLessThanOrEqual(HIGHEST_BAR)
  await tap(page, 'C11')
  expect(await heightOf(page)).toBeLessThanOrEqual(HIGHEST_BAR)
  await leave(ana)
})

test('the header says how far the turn has come, and has my clock', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await myMove(ana)
  expect(await page.getByTestId('phases').getByRole('listitem').count()).toBe(3)
  expect(await page.getByTestId('phases').locator('[aria-current="step"]').textContent()).toBe('Move')
  expect(await page.getByTestId('turn').getByTestId('my-clock').count()).toBe(1)
  await leave(ana)
})

test('resting on the map explains nothing over it, and the button beside the sector does', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await page.clock.install()
  await myMove(ana)
  await page.locator('[data-explains]').waitFor()
  await page.locator('[data-sector="G09"]').hover()
  await page.clock.runFor(2000)
  expect(await page.getByTestId('tip').count()).toBe(0)
  await page.locator('[data-sector="C11"]').dispatchEvent('click')
  await page.getByTestId('act').getByTestId('whatis').click()
  await page.getByTestId('tip').filter({ hasText: 'C11' }).waitFor()
  await leave(ana)
})
// cspell:ignore Atacar
