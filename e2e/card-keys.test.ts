import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { joinFromHome } from './from-home.ts'
import { guest } from './guest.ts'
import { expectFocus, holds, steady } from './keyboard.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const FIRE: Arrangement = {
  players: [
    { hand: ['whisky', 'suspicion', 'axe', 'flamethrower', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'watchYourBack'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}
const TABLE = { game: 'stay-away', setting: { seats: 4 }, listed: false, arrangement: FIRE }

/** Presses keys one by one, each when the page has taken in the one before, and counts them. */
function fingers(page: Page): { press(key: string, becomes: string): Promise<void>; count(): number } {
  let keys = 0
  return {
    async press(key, becomes) {
      keys++
      await page.keyboard.press(key)
      await page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, becomes)
      await steady(page)
    },
    count: () => keys,
  }
}

/** The key of a card: its place in the hand. */
async function keyOf(page: Page, name: string): Promise<string> {
  const names = await page
    .locator('.hand [data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))
  return String(names.indexOf(name) + 1)
}

const CONFIRM = '[data-testid="confirm"]:not(:disabled)'
const card = (name: string): string => `.hand [data-card="${name}"] .pickface[aria-pressed="true"]`

describe.each(['the page as it opens', 'the last control of the page'])('from %s', (from) => {
  test('a card is aimed and played in at most eight keys', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await joinFromHome(page, testServer, TABLE)
    if (from !== 'the page as it opens') await page.locator('.rail.r button').last().focus()
    const { press, count } = fingers(page)
    await press(await keyOf(page, 'flamethrower'), card('flamethrower'))
    await press('ArrowRight', '[data-testid="player-2"]')
    await press('ArrowRight', '[data-testid="player-4"]')
    await press('ArrowLeft', '[data-testid="player-2"]')
    await press('Enter', CONFIRM)
    expect(await page.getByTestId('confirm').textContent()).toMatch(/Flamethrower on/)
    await page.keyboard.press('Enter')
    expect(count() + 1).toBeLessThanOrEqual(8)
    await page.locator('.hand [data-card="flamethrower"]').waitFor({ state: 'detached' })
    await expectFocus(page, 'a card that was played')
    await leave(ana)
  })
})

test('a card without a target needs its number and Enter; a door is a target too', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await joinFromHome(page, testServer, { ...TABLE, arrangement: { ...FIRE, doors: [0] } })
  const { press } = fingers(page)
  // A single target needs no pointing.
  await press(await keyOf(page, 'axe'), CONFIRM)
  expect(await page.locator('[data-testid="door-0"][aria-pressed="true"]').count()).toBe(1)
  await press(await keyOf(page, 'whisky'), CONFIRM)
  expect(await page.locator('.hand [data-card="whisky"] .pickface').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await page.locator('.hand [data-card="whisky"]').waitFor({ state: 'detached' })
  await leave(ana)
})

test('seats, decks and the direction are buttons, which say what they are', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await joinFromHome(page, testServer, TABLE)
  expect(await page.locator('[role="img"][tabindex="0"]').count()).toBe(0)
  await page.locator('[data-explains]').waitFor()
  // A seat opens what I know of its player, the others explain themselves.
  const TIP = '[data-testid="tip"][data-pinned="yes"]'
  const parts = [
    ['[data-testid="player-3"]', '[data-testid="dossier"]'],
    ['[data-testid="deck"]', TIP],
    ['[data-testid="pile"]', TIP],
    ['.ways', TIP],
  ] as const
  for (const [part, opened] of parts)
    for (const key of ['Enter', ' ']) {
      const one = page.locator(`.ring ${part}`)
      expect(await one.getAttribute('role')).toBe('button')
      await one.focus()
      await page.keyboard.press(key)
      await page.locator(`${opened} >> visible=true`).waitFor()
      await page.keyboard.press('Escape')
      await page.locator(opened).first().waitFor({ state: 'detached' })
      // The focus is back where it was.
      await expect.poll(() => holds(page, `.ring ${part}`)).toBe(true)
    }
  await leave(ana)
})

test('digits and arrows stay with fields and dialogs', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await joinFromHome(page, testServer, TABLE)
  await page.getByTestId('talk-aloud').waitFor({ state: 'attached' })
  await page.locator('.hand [data-card="suspicion"] .about').click()
  await page.getByTestId('card-text').waitFor()
  await page.keyboard.press('1')
  expect(await page.locator('.pickface[aria-pressed="true"]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByTestId('log').first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await holds(page, '[data-testid="log"]')).toBe(true)
  await leave(ana)
})
