import type { Arrangement as EscapeArrangement } from '@selva/escape'
import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { joinFromHome } from './from-home.ts'
import { type Guest, guest } from './guest.ts'
import { pickCard } from './stay-away-player.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer({ pause: 10_000_000 })

const HUNT: EscapeArrangement = {
  players: [
    { character: 'alien1', at: 'D09' },
    { character: 'captain', at: 'S05' },
    { character: 'pilot', at: 'Q11' },
    { character: 'alien2', at: 'K06' },
  ],
  turn: 1,
  first: 1,
}
const FIRE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}

/** How much two colours differ, as contrast is counted for readers: from 1 to 21. */
const contrast = (page: Page, selector: string, property: 'color' | 'fill', ground: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (one, { paint, behind }) => {
        const probe = document.createElement('canvas').getContext('2d')
        const light = (colour: string): number => {
          if (probe === null) return 0
          probe.fillStyle = colour
          probe.fillRect(0, 0, 1, 1)
          const [r = 0, g = 0, b = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((value) => {
            const part = value / 255
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        const under =
          behind === 'Canvas'
            ? getComputedStyle(document.body).backgroundColor
            : (() => {
                const other = document.querySelector(behind) ?? one
                const style = getComputedStyle(other)
                return other instanceof SVGElement ? style.fill : style.backgroundColor
              })()
        const [a, b] = [light(getComputedStyle(one)[paint]), light(under)]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      },
      { paint: property, behind: ground },
    )

/** Somebody whose system gives the colours; the theme of the page is the other way round. */
async function inForcedColours(colours: 'dark' | 'light', theme: 'blackout' | 'paper'): Promise<Guest> {
  const ana = await guest(browser, { theme })
  await ana.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: colours })
  return ana
}
const systemColours = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--ground').trim() === 'Canvas',
  )

describe.each([
  { colours: 'light', theme: 'blackout' },
  { colours: 'dark', theme: 'paper' },
] as const)('in $colours colours of the system, under the theme $theme', ({ colours, theme }) => {
  test('names, counts and the chosen target of the ring are legible', async () => {
    const ana = await inForcedColours(colours, theme)
    const { page } = ana
    await joinFromHome(page, testServer, { game: 'stay-away', setting: { seats: 4 }, listed: false, arrangement: FIRE })
    await systemColours(page)
    for (const text of ['.ring .nm', '.ring .cnt', '.ring .tg'])
      expect(await contrast(page, text, 'fill', '.ring .comp'), text).toBeGreaterThan(4.5)
    await pickCard(page, 'flamethrower')
    const width = (): Promise<string> =>
      page
        .locator('.ring [data-can="yes"] .comp')
        .first()
        .evaluate((one) => getComputedStyle(one).strokeWidth)
    const before = await width()
    await page.locator('.ring [data-can="yes"]').first().dispatchEvent('click')
    await page.locator('.ring [data-can="yes"][aria-pressed="true"]').waitFor()
    expect(Number.parseFloat(await width())).toBeGreaterThan(2 * Number.parseFloat(before))
    // A picked card has a frame that the others have not.
    const frames = await page
      .locator('.hand .pickface')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle !== 'none'))
    expect(frames).toEqual([true, false, false, false, false])
    const main = '[data-testid="confirm"]'
    expect(await contrast(page, main, 'color', main)).toBeGreaterThan(4.5)
    await leave(ana)
  })

  test('sectors, the chosen one and the main button of the map are legible', async () => {
    const ana = await inForcedColours(colours, theme)
    const { page } = ana
    const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
    await joinFromHome(page, testServer, { game: 'escape', setting, listed: false, arrangement: HUNT })
    await systemColours(page)
    await tap(page, 'D10')
    await page.getByTestId('then').locator('input[value="attack"]').check({ force: true })
    await page.locator('.legal .on.strike').waitFor()
    expect(await contrast(page, '.legal .on .lg-t', 'fill', '.legal .on .lg')).toBeGreaterThan(4.5)
    expect(await contrast(page, '.here-t', 'fill', '.here-f')).toBeGreaterThan(4.5)
    const go = '.act .do .go'
    expect(await contrast(page, go, 'color', go)).toBeGreaterThan(4.5)
    const chosen = '.then :checked + span'
    expect(await contrast(page, chosen, 'color', chosen)).toBeGreaterThan(4.5)
    // What is chosen looks different from what is not.
    const grounds = await page
      .locator('.then span')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    await leave(ana)
  })

  test('home and the rulebook keep what is marked', async () => {
    const ana = await inForcedColours(colours, theme)
    const { page } = ana
    await page.goto(testServer.url)
    await systemColours(page)
    const go = '.game .btn.go'
    expect(await contrast(page, go, 'color', go)).toBeGreaterThan(4.5)
    await page.locator('.game .learning a[href^="/rules"]').first().click()
    await page.getByTestId('book-search').fill('noise')
    await page.locator('.hits mark').first().waitFor()
    expect(await contrast(page, '.hits mark', 'color', '.hits mark')).toBeGreaterThan(4.5)
    await leave(ana)
  })
})
