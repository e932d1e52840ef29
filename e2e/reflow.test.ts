import type { Arrangement as EscapeArrangement } from '@selva/escape'
import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { joinFromHome } from './from-home.ts'
import { guest } from './guest.ts'
import { outOfReach } from './reflow.ts'
import { pickCard } from './stay-away-player.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer({ pause: 10_000_000 })

/** A laptop of 1280 × 1024 at 400 %; the same width and more height; a laptop of 1366 × 768 at 200 %. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 683, height: 384 },
].slice(0, QUICK ? 1 : undefined)

/** Every kind of page that needs no game. */
const PAGES = [
  '/',
  '/host/escape',
  '/host/stay-away',
  '/lab/escape',
  '/lab/stay-away',
  '/j/ZZZZZZZZ',
  '/t/nosuchtable',
  '/nowhere',
  '/rules/escape',
  '/rules/stay-away',
  '/learn/escape',
  '/learn/stay-away',
  '/me',
  '/d#nosuchlink',
  '/privacy',
  '/admin',
  '/puzzle',
  '/gallery',
  '/zones/official-galilei',
  '/zones/official-galilei/print',
  '/zones/new',
  '/scenarios/new',
  '/replay',
  '/s/nosuchlink',
]

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
  doors: [2],
  step: 'act',
}

async function look(page: Page, at: string, within?: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect({ at, found: await outOfReach(page, within) }).toEqual({ at, found: [] })
}

const openMenu = (page: Page): Promise<void> => page.locator('.tools button[aria-expanded]').last().click()

async function endGame(page: Page): Promise<void> {
  await page.getByTestId('vote').click()
  await page.getByTestId('sure').locator('.btn.strike').click()
  await page.getByTestId('end').waitFor()
  await page.getByTestId('export').waitFor()
}

describe.each(SIZES)('at $width × $height everything can be scrolled to, and nothing is cut or covered', (size) => {
  test('on every page', async () => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    for (const address of PAGES) {
      await page.goto(testServer.url + address)
      await page.locator('main:not([aria-busy="true"])').first().waitFor()
      await look(page, address)
    }
    await page.goto(testServer.url)
    await page.locator('a[href="/host/escape"]').first().click()
    await page.getByTestId('open-table').click()
    await page.getByTestId('lobby').waitFor()
    await look(page, 'the lobby')
    await page.goto(`${page.url()}/screen`)
    await page.getByTestId('qr').waitFor()
    await look(page, 'the screen for the room')
    await leave(ana)
  })

  test('at a table of Escape and after its game', async () => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
    await joinFromHome(page, testServer, { game: 'escape', setting, listed: false, arrangement: HUNT })
    await look(page, 'my turn')
    await tap(page, 'D10')
    await page.getByTestId('then').waitFor()
    await look(page, 'a sector that is chosen')
    for (const tab of [1, 2, 3, 4]) {
      await page.locator('.tabs button').nth(tab).click()
      await look(page, `panel ${tab}`, '.panel')
    }
    await openMenu(page)
    await look(page, 'the menu', '.menu')
    await endGame(page)
    await look(page, 'the end')
    await leave(ana)
  })

  test('at a table of Stay Away! and after its game', async () => {
    const ana = await guest(browser, { size, language: 'es' })
    const { page } = ana
    await joinFromHome(page, testServer, {
      game: 'stay-away',
      setting: { seats: 4 },
      listed: false,
      arrangement: FIRE,
    })
    await look(page, 'my turn')
    await pickCard(page, 'flamethrower')
    await look(page, 'a card that is picked')
    for (const panel of [0, 1]) {
      await page.locator('.tools button[aria-expanded]').nth(panel).click()
      await look(page, `panel ${panel}`, '.panel')
    }
    await openMenu(page)
    await look(page, 'the menu', '.menu')
    await endGame(page)
    await look(page, 'the end')
    await page.locator('a[href^="/replay/"]:visible').first().click()
    await page.locator('main:not([aria-busy="true"])').first().waitFor()
    await look(page, 'the replay')
    await leave(ana)
  })
})
