import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { joinFromHome } from './from-home.ts'
import { guest, LAPTOP } from './guest.ts'
import { act, answering, asked } from './stay-away-player.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const OTHERS: readonly (readonly string[])[] = [
  ['axe', 'resolute', 'noThanks', 'analysis'],
  ['noBarbecue', 'axe', 'suspicion', 'missed'],
  ['suspicion', 'seduction', 'resolute', 'noThanks'],
  ['suspicion', 'seduction', 'whisky', 'noBarbecue'],
  ['theThing', 'infected', 'infected', 'watchYourBack'],
  ['suspicion', 'youdBetterRun', 'watchYourBack', 'changePlaces'],
  ['suspicion', 'youdBetterRun', 'seduction', 'changePlaces'],
  ['resolute', 'youdBetterRun', 'seduction', 'changePlaces'],
  ['resolute', 'youdBetterRun', 'seduction', 'changePlaces'],
  ['resolute', 'youdBetterRun', 'seduction', 'changePlaces'],
  ['noThanks', 'scary', 'infected', 'infected'],
]

/** Twelve players, and the reader's turn. */
const TWELVE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'analysis', 'missed'] },
    ...OTHERS.map((hand) => (hand.includes('theThing') ? { role: 'thing' as const, hand } : { hand })),
  ],
  step: 'act',
}
const TABLE = { game: 'stay-away', setting: { seats: 12 }, listed: false, arrangement: TWELVE }

/** The labels of the buttons and links among these that are not wholly on the screen. */
const outside = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        return width > 0 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )

/** Ends the only person's game by the menu, and waits for the end. */
async function endGame(page: Page): Promise<void> {
  await page.locator('.tools button[aria-expanded]').last().click()
  await page.getByTestId('vote').click()
  await page.getByTestId('sure').locator('.btn.strike').click()
  await page.getByTestId('end').waitFor()
  await page.getByTestId('export').waitFor()
}

test.each(['escape', 'stay-away'])('a table of %s is exactly as high as the window of a laptop', async (game) => {
  const ana = await guest(browser, { size: LAPTOP })
  const setting = game === 'escape' ? { zone: 'galilei', preset: 'basic', seats: 4 } : { seats: 4 }
  await joinFromHome(ana.page, testServer, { game, setting, listed: false })
  expect(await ana.page.evaluate(() => document.documentElement.scrollHeight)).toBe(LAPTOP.height)
  await leave(ana)
})

test('claims stay on the screen of a laptop, however much happens', async () => {
  const ana = await guest(browser, { size: LAPTOP })
  const { page } = ana
  await joinFromHome(page, testServer, TABLE)
  // The log gives way to what stands under it: another game's styles reach nothing here.
  expect(await page.locator('.rail .story').evaluate((log) => getComputedStyle(log).flexGrow)).toBe('1')
  for (let turns = 0; turns < 4 && (await asked(page)) !== 'over'; turns++) {
    expect(await outside(page, '.rail .sayings button')).toEqual([])
    await answering(page, () => act(page, () => 0))
  }
  await leave(ana)
})

describe.each([
  { width: 640, height: 360 },
  { width: 683, height: 384 },
  { width: 360, height: 640 },
])('at $width × $height', (size) => {
  test('every tool of both tables is on the screen', async () => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    await joinFromHome(page, testServer, TABLE)
    expect(await outside(page, '.bar .tools button')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await page.goto(testServer.url)
    await page.locator('.game .ways button').first().click()
    await page.getByTestId('table').waitFor()
    expect(await outside(page, '.bar .tools button')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await leave(ana)
  })

  test('twelve names are at least 11 px, and whole', async () => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    await joinFromHome(page, testServer, TABLE)
    const names = await page.locator('.ring .nm').evaluateAll((all) =>
      all.map((one) => {
        const text = one as SVGTextElement
        const scale = text.getScreenCTM()?.a ?? 0
        return { name: text.textContent ?? '', size: Number.parseFloat(getComputedStyle(text).fontSize) * scale }
      }),
    )
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(names.filter(({ name, size: px }) => px < 11 || name.includes('…'))).toEqual([])
    await leave(ana)
  })
})

describe.each([
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 360, height: 640 },
])('the end at $width × $height', (size) => {
  test.each([0, 1])('no link is cut, in game %i of the home page', async (game) => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    await page.goto(testServer.url)
    await page.locator('.game .btn.go').nth(game).click()
    await page.getByTestId('table').waitFor()
    await endGame(page)
    expect(await outside(page, '.bar .tools button, .ways:not(.more) a, .ways:not(.more) button')).toEqual([])
    // Nothing in the bar is higher than the bar, and nothing stands on something else.
    const cut = await page.locator('.bar').evaluate((bar) => {
      const frame = bar.getBoundingClientRect()
      const boxes = [...bar.querySelectorAll('a, button, .title')].map((one) => one.getBoundingClientRect())
      const shown = boxes.filter(({ width }) => width > 0)
      return {
        high: shown.filter(({ top, bottom }) => top < frame.top - 1 || bottom > frame.bottom + 1).length,
        over: shown.filter((a, i) =>
          shown.some(
            (b, j) =>
              j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
          ),
        ).length,
      }
    })
    expect(cut).toEqual({ high: 0, over: 0 })
    await leave(ana)
  })
})

test.each([
  { game: 0, anchors: ['noise', 'attack', 'map'] },
  { game: 1, anchors: ['panic'] },
])('the links of rulebook $game lead to its headings', async ({ game, anchors }) => {
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(testServer.url)
  await page.locator('.game .learning a').filter({ hasText: 'Rules' }).nth(game).click()
  await page.getByTestId('book').waitFor()
  for (const anchor of anchors) {
    await page.locator(`.contents a[href="#${anchor}"]`).click()
    await page.waitForFunction((id) => {
      const heading = document.querySelector(':target')
      const { top = -1 } = heading?.getBoundingClientRect() ?? {}
      return heading?.id === id && heading.matches('h2') && top >= 0 && top < innerHeight
    }, anchor)
    // The contents say where one reads.
    await page.locator(`.contents a[href="#${anchor}"][aria-current="location"]`).waitFor()
    expect(await page.locator('.contents [aria-current]').count()).toBe(1)
  }
  // No id is given twice, of a drawing or of a heading.
  expect(
    await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]:not(pattern)')].map(({ id }) => id)
      return ids.filter((id, i) => ids.indexOf(id) !== i)
    }),
  ).toEqual([])
  await leave(ana)
})
