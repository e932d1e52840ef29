import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@selva/core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { audit } from './axe.ts'
import { launch } from './browser.ts'
import * as escape from './escape-player.ts'
import { type Guest, type GuestOptions, guest, PHONE } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const clock = testClock()
let browser: Browser
let house: TestServer

beforeAll(async () => {
  house = await startTestServer({ clock })
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click()

/** A guest with a browser that goes with the test; nothing may go wrong in it. */
async function somebody(options: GuestOptions = {}): Promise<Guest> {
  const one = await guest(browser, options)
  onTestFinished(async () => {
    await one.context.close()
    expect(one.troubles).toEqual([])
  })
  return one
}

/** Ana hosts, Bob sits down and says that he is ready, and the game begins. */
async function two(): Promise<readonly [Guest, Guest, string]> {
  const [ana, bob] = [await somebody(), await somebody({ size: PHONE })]
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

/** A choice that the player asked in the first seat does not make in time; and what they then do. */
type Arranged = {
  readonly game: string
  readonly setting: { readonly seats: number }
  readonly arrangement: object
  /** Seconds for it, the reserve included. */
  readonly time: number
  readonly goesOn: (ana: Page, bob: Page) => Promise<void>
}
const ESCAPE: Arranged = {
  game: 'escape',
  setting: { zone: 'galilei', preset: 'basic', seats: 2 } as { readonly seats: number },
  // Far from each other and from every hatch: nothing ends in one turn, whatever a player does.
  arrangement: {
    players: [
      { character: 'captain', at: 'K09' },
      { character: 'alien1', at: 'S05' },
    ],
  },
  time: 105,
  // The turn was played for her; after Bob's comes her own again.
  goesOn: (ana, bob) => escape.playSome([ana, bob], () => 0, 1),
}
const STAY_AWAY: Arranged = {
  game: 'stay-away',
  setting: { seats: 4 },
  // None of her cards can be played: whatever is decided for her, a card is discarded and an exchange follows.
  arrangement: {
    players: [
      { hand: ['noBarbecue', 'noThanks', 'missed', 'imComfortable', 'infected'] },
      { hand: ['suspicion', 'seduction', 'suspicion', 'axe'] },
      { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
      { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
    ],
    step: 'act',
  },
  time: 85,
  async goesOn(ana) {
    expect(await stayAway.asked(ana)).toBe('offer')
    await stayAway.answering(ana, async () => {
      await ana.getByTestId('hand').locator('.pickface[data-can="yes"]').first().click()
      await stayAway.press(ana, /^Give /)
    })
  },
}

/** Ana and Bob in the first two seats of an arranged table with little time, and bots in the others. */
async function sitAt(
  { game, setting, arrangement }: Arranged,
  pace: 'fast' | 'untimed' = 'fast',
): Promise<readonly [Guest, Guest]> {
  const made = await house.arrangeTable({ game, setting, terms: { pace }, listed: false, arrangement })
  if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
  const [ana, bob] = [await somebody(), await somebody()]
  for (const { page } of [ana, bob]) {
    await page.goto(`${house.url}/j/${made.invite}`)
    await page.getByTestId('lobby').waitFor()
  }
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  if (pace === 'untimed') return [ana, bob]
  await ana.page.getByTestId('my-clock').first().waitFor()
  await bob.page.getByTestId('clock-1').first().waitFor()
  return [ana, bob]
}

const spoken = (page: Page, text: RegExp): Promise<void> =>
  page.getByTestId('callouts').filter({ hasText: text }).waitFor({ state: 'attached' })
const logged = (page: Page, text: RegExp): Promise<void> =>
  page.getByTestId('log').filter({ hasText: text }).first().waitFor({ state: 'attached' })

describe.each([ESCAPE, STAY_AWAY])('at a table of $game', (arranged) => {
  test('a clock runs out: a bot decides, everybody reads it, and the person goes on', async () => {
    const [ana, bob] = await sitAt(arranged)
    const pages = [ana.page, bob.page]
    await clock.pass(arranged.time - 30, pages)
    // A person who comes back now hears it at once, also without seeing it.
    await ana.page.reload()
    await spoken(ana.page, /^Time left: 0:\d\d\.$/)
    await clock.pass(29, pages)
    for (const page of pages) expect(await page.getByText('out of time').count()).toBe(0)
    await clock.pass(1, pages)
    for (const page of pages) await logged(page, /out of time, so a bot decided/)
    await ana.page.getByTestId('bot-plays').waitFor({ state: 'detached' })
    await arranged.goesOn(ana.page, bob.page)
    expect(await ana.page.getByTestId('back').count()).toBe(0)
  })

  test('a bot plays for somebody who is gone, and they take their seat back', async () => {
    const [ana, bob] = await sitAt(arranged, 'untimed')
    const address = bob.page.url()
    await bob.page.goto('about:blank')
    await ana.page.getByTestId('grace-2').first().waitFor({ state: 'attached' })
    await spoken(ana.page, / is away\. A bot takes over in \d:\d\d\.$/)
    await bob.page.goto(address)
    await spoken(ana.page, / is back\.$/)
    await bob.page.goto('about:blank')
    await ana.page.getByTestId('grace-2').first().waitFor({ state: 'attached' })
    await clock.pass(60, [ana.page])
    await ana.page.getByTestId('bot-for-2').first().waitFor({ state: 'attached' })
    await logged(ana.page, /was away, so a bot took over/)
    await bob.page.goto(address)
    await bob.page.getByTestId('bot-plays').waitFor()
    await bob.page.getByTestId('back').click()
    await bob.page.getByTestId('bot-plays').waitFor({ state: 'detached' })
    await ana.page.getByTestId('bot-for-2').first().waitFor({ state: 'detached' })
    await logged(ana.page, /came back to the table/)
  })
})

describe.each([ESCAPE, STAY_AWAY])('where clocks run at a table of $game', (arranged) => {
  test('the clock of a player who is gone decides; everyone sees it, and after the game which turns a bot played', async () => {
    const [ana, bob] = await sitAt(arranged)
    await ana.page.goto('about:blank')
    await bob.page.getByTestId('grace-1').first().waitFor({ state: 'attached' })
    await spoken(bob.page, / is away\. A bot takes over in 1:\d\d\.$/)
    await clock.pass(61, [bob.page])
    await bob.page.getByTestId('grace-1').first().waitFor({ state: 'attached' })
    expect(await bob.page.getByTestId('bot-for-1').count()).toBe(0)
    await clock.pass(arranged.time - 61, [bob.page])
    await bob.page.getByTestId('bot-for-1').first().waitFor({ state: 'attached' })
    await logged(bob.page, /was away, so a bot took over/)
    await menu(bob.page)
    await bob.page.getByTestId('vote').click()
    const at = new URL(bob.page.url()).pathname
    await ana.page.goto(house.url + at)
    await ana.page.getByTestId('bot-plays').waitFor()
    await menu(ana.page)
    await ana.page.getByTestId('vote').click()
    await ana.page.getByTestId('stand-ins').waitFor()
    expect(await ana.page.getByTestId('stand-ins').textContent()).toMatch(/^A bot played for you in turn/)
    expect(await bob.page.getByTestId('stand-ins').textContent()).toMatch(/^A bot played for .+ in turn/)
  })
})

test('a vote ends the game, everybody sees it, somebody watches, and both play again', async () => {
  const [ana, bob, code] = await two()
  const eve = await somebody()
  await eve.page.goto(`${house.url}/j/${code}`)
  await eve.page.getByTestId('table').waitFor()
  await menu(ana.page)
  await ana.page.getByTestId('watchers').waitFor()
  await ana.page.getByTestId('vote').click()
  await menu(bob.page)
  expect(await bob.page.getByTestId('votes').textContent()).toContain('1 more vote is needed')
  await bob.page.getByTestId('vote').click()
  for (const { page } of [ana, bob, eve]) {
    await page.getByTestId('end').waitFor()
    expect(await page.getByTestId('end').getByRole('heading', { level: 1 }).textContent()).toContain('No one wins')
  }
  await ana.page.locator('[data-testid="rematch"]:visible').click()
  await ana.page.getByTestId('lobby').getByText('Starts automatically').waitFor()
  await bob.page.locator('[data-testid="rematch"]:visible').click()
  // All who were there have come, so it begins.
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  expect(bob.page.url()).toBe(ana.page.url())
  await Promise.any([escape.asked(ana.page), escape.asked(bob.page)])
})

test('whoever plays alone ends it after a question of our own, and plays again at once', async () => {
  const { page } = await somebody()
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await page.getByTestId('table').waitFor()
  const first = page.url()
  const opener = page.getByRole('button', { name: 'Menu' })
  const dialog = page.getByTestId('sure')
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('vote').press('Enter')
  await dialog.getByText('No one wins').waitFor()
  expect(await audit(page)).toEqual([])
  const stay = dialog.getByRole('button', { name: 'Keep playing' })
  expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await menu(page)
  await page.getByTestId('vote').click()
  await dialog.getByRole('button', { name: 'End the game now' }).click()
  await page.getByTestId('end').waitFor()
  await page.locator('[data-testid="rematch"]:visible').click()
  await page.getByTestId('table').waitFor()
  expect(page.url()).not.toBe(first)
})

test('what the server refuses is said where it was asked for, in the reader’s language', async () => {
  const [ana, bob] = await sitAt(ESCAPE)
  const { page } = await somebody({ language: 'it', size: PHONE })
  await page.context().addCookies(await bob.context.cookies())
  await page.goto(bob.page.url())
  await page.getByTestId('table').waitFor()
  const busy = 'Il server è occupato'
  const refuses = (what: string) =>
    page.route(`**/api/tables/*/${what}`, (route) =>
      route.fulfill({ status: 503, json: { refused: 'busy', about: '' } }),
    )
  for (const what of ['handover', 'vote', 'back']) await refuses(what)
  const refused = page.getByTestId('refused').filter({ visible: true })
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const request of ['hand-over', 'vote']) {
    await page.getByTestId(request).click()
    await refused.getByText(busy).waitFor()
  }
  await page.unroute('**/api/tables/*/handover')
  await page.getByTestId('hand-over').click()
  await page.getByTestId('menu').waitFor({ state: 'detached' })
  await page.getByTestId('back').click()
  await page.getByTestId('bot-plays').getByText(busy).waitFor()
  await page.unroute('**/api/tables/*/back')
  await page.getByTestId('back').click()
  await page.getByTestId('bot-plays').waitFor({ state: 'detached' })
  for (const one of [ana, bob]) {
    await menu(one.page)
    await one.page.getByTestId('vote').click()
  }
  await ana.page.locator('[data-testid="rematch"]:visible').click()
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  await ana.page.getByTestId('table').waitFor()
  await page.locator('[data-testid="rematch"]:visible').click()
  await refused.getByText('Questa partita è già iniziata').waitFor()
})

test('a server that goes down while a game starts: the page says so, and the host starts again', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'selva-kept-'))
  onTestFinished(() => rmSync(kept, { recursive: true, force: true }))
  // However long it takes: a browser is waited for as long as no time passes.
  let server = await startTestServer({ kept, clock: testClock() })
  onTestFinished(() => server.close())
  // Files that a page wants to load just when nobody serves them are missing until they are wanted again.
  const [ana, bob] = [await guest(browser), await guest(browser)]
  for (const { context } of [ana, bob]) onTestFinished(() => context.close())
  await ana.page.goto(`${server.url}/host/escape`)
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  await ana.page.getByTestId('lobby').waitFor()
  await bob.page.goto(`${server.url}/j/${((await ana.page.getByTestId('code').textContent()) ?? '').trim()}`)
  await bob.page.getByTestId('lobby').waitFor()
  const address = bob.page.url()
  // His browser is waited for when the deal is made.
  await bob.page.goto('about:blank')
  const start = ana.page.getByRole('button', { name: 'Start anyway' })
  await start.click()
  await ana.page.getByTestId('seals').getByText('Making the deal together').waitFor()
  await server.close()
  await ana.page.getByTestId('lost').waitFor()
  server = await startTestServer({ kept, port: server.port })
  await ana.page.getByTestId('interrupted').getByText('The host can start again').waitFor()
  await bob.page.goto(address)
  await bob.page.getByTestId('lobby').waitFor()
  await start.click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
})
