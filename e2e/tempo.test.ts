import type { Arrangement as EscapeArrangement } from '@selva/escape'
import type { Arrangement as StayAwayArrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { enterLobby, joinFromHome } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

// At the usual tempo no bot moves for as long as a test looks: what moves, moves because somebody has asked for it.
useTestServer({ botPace: 1e6, pause: 1e8 })

const CREW = [
  { character: 'captain', at: 'D09' },
  { character: 'alien1', at: 'S05' },
  { character: 'pilot', at: 'Q11' },
  { character: 'alien2', at: 'K06' },
]
const HANDS = [
  { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction'] },
  { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
  { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
  { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
]

/** A table of a bot's turn, at which seat 1 plays or is out. */
type Position = {
  readonly setting: { readonly seats: number; readonly [wish: string]: unknown }
  readonly at: (out: boolean) => object
}
const GAMES: { readonly [game: string]: Position } = {
  escape: {
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    at: (out): EscapeArrangement => ({
      players: CREW.map((player, i) => (out && i === 0 ? { ...player, killed: true } : player)),
      turn: 2,
      first: 2,
      round: 38,
    }),
  },
  'stay-away': {
    setting: { seats: 4 },
    at: (out): StayAwayArrangement => ({
      players: HANDS.map((player, i) => (out && i === 0 ? { eliminated: true } : player)),
      active: 2,
    }),
  },
}
const requestOf = (game: string, out = false) => {
  const position = GAMES[game]
  if (position === undefined) throw new Error(game)
  return { game, setting: position.setting, listed: false, arrangement: position.at(out) } as const
}

/** The tempos that this page has asked for. */
function wishesOf({ page }: Guest): string[] {
  const wishes: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { tempo } = JSON.parse(String(payload))
      if (tempo !== undefined) wishes.push(tempo)
    }),
  )
  return wishes
}

const bar = (page: Page) => page.getByTestId('tempo-bar')
const choice = (page: Page) => bar(page).getByTestId('tempo')
const askedNow = (page: Page) => page.locator('[data-testid="table"][data-ready="true"]:not([data-ask="nothing"])')

/** Everything of the bar lies in the window, and nothing of it is cut. */
async function isInSight(page: Page): Promise<void> {
  const cut = await bar(page)
    .locator('button, select')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return (
            left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || one.scrollWidth > one.clientWidth + 1
          )
        })
        .map((one) => one.textContent),
    )
  expect(cut).toEqual([])
}

/** A tap pauses until the next, a press for as long as it lasts, and a key as a tap does. */
async function pausesByTapHoldAndKey(page: Page): Promise<void> {
  const pause = bar(page).locator('.pause button')
  const is = (on: boolean) => page.locator(`.pause [aria-pressed="${on}"]`).waitFor()
  // No time passes but what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await pause.hover()
  for (const on of [true, false]) {
    await page.mouse.down()
    await page.mouse.up()
    await is(on)
  }
  await page.mouse.down()
  await is(true)
  await page.clock.runFor(500)
  await page.mouse.up()
  await is(false)
  for (const on of [true, false]) {
    await pause.press('Enter')
    await is(on)
  }
  await page.clock.resume()
}

describe.each([
  { game: 'escape', name: 'a laptop', size: LAPTOP, language: 'en-GB' },
  { game: 'escape', name: 'a small phone', size: { width: 360, height: 640 }, language: 'it-IT' },
  { game: 'stay-away', name: 'a laptop', size: LAPTOP, language: 'es-ES' },
  { game: 'stay-away', name: 'a phone', size: PHONE, language: 'pt-PT' },
])('$game, on $name ($language)', ({ game, size, language }) => {
  test('I pause, choose a tempo that lasts, and skip to my next decision, with a digest', async () => {
    const ana = await guest(browser, { size, language })
    const wishes = wishesOf(ana)
    const { page } = ana
    await page.clock.install()
    await joinFromHome(page, testServer, requestOf(game))
    await bar(page).waitFor()
    await isInSight(page)
    await pausesByTapHoldAndKey(page)
    await choice(page).selectOption('slow')
    await expect.poll(() => wishes.at(-1)).toBe('slow')
    expect(wishes).toContain('paused')
    await page.reload()
    await bar(page).waitFor()
    expect(await choice(page).inputValue()).toBe('slow')
    await bar(page).getByTestId('skip-ahead').click()
    await askedNow(page).waitFor()
    const digest = page.getByTestId('digest')
    expect(await digest.locator('li').count()).toBeGreaterThan(1)
    // The chosen tempo is back: the next bot waits again.
    await expect.poll(() => wishes.slice(-2)).toEqual(['atOnce', 'slow'])
    await digest.getByRole('button').click()
    await digest.waitFor({ state: 'detached' })
    await leave(ana)
  })

  test('my tempo ends where I can see it when somebody watches', async () => {
    const ana = await guest(browser, { size, language })
    const { page } = ana
    const { invite } = await testServer.arrangeTable(requestOf(game))
    await enterLobby(page, testServer, invite)
    await page.getByTestId('lobby').locator('.btn.go').first().click()
    await bar(page).waitFor()
    await choice(page).selectOption('fast')
    const eve = await guest(browser)
    await eve.page.goto(`${testServer.url}/j/${invite}`)
    await page.getByTestId('tempo-ended').waitFor()
    await bar(page).waitFor({ state: 'detached' })
    await page.getByTestId('tempo-ended').getByRole('button').click()
    await page.getByTestId('tempo-ended').waitFor({ state: 'detached' })
    await leave(eve)
    // Alone again, I have the tempo that I had.
    await bar(page).waitFor()
    expect(await choice(page).inputValue()).toBe('fast')
    await leave(ana)
  })

  test('when I am out I skip to the end, which is no choice for the next game', async () => {
    const ana = await guest(browser, { size, language })
    const wishes = wishesOf(ana)
    const { page } = ana
    await joinFromHome(page, testServer, requestOf(game, true))
    await bar(page).waitFor()
    await isInSight(page)
    await bar(page).getByTestId('skip-ahead').click()
    await expect.poll(() => wishes).toEqual(['atOnce'])
    // A basic game of Escape in its last rounds soon ends; one of Stay Away! goes on for as long as its bots like.
    if (game === 'escape') await page.getByTestId('end').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('selva.tempo'))).toBeNull()
    await leave(ana)
  })
})

test.each(['escape', 'stay-away'])('when I am out I begin another game of %s at a table of its own', async (game) => {
  const ana = await guest(browser)
  const { page } = ana
  await joinFromHome(page, testServer, requestOf(game, true))
  const before = page.url()
  await bar(page).getByTestId('new-game').click()
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'))
  await page.locator('[data-testid="table"]').waitFor()
  expect(await page.getByTestId('new-game').count()).toBe(0)
  await leave(ana)
})

test('with another person in the game there is nothing to set, for one who is out either', async () => {
  const { invite } = await testServer.arrangeTable(requestOf('escape', true))
  const ana = await guest(browser)
  const bruno = await guest(browser)
  for (const { page } of [ana, bruno]) await enterLobby(page, testServer, invite)
  await bruno.page.getByTestId('lobby').locator('.btn.go').first().click()
  await ana.page.getByTestId('lobby').locator('.btn.go').first().click()
  await ana.page.getByTestId('new-game').waitFor()
  expect(await ana.page.getByTestId('tempo').count()).toBe(0)
  expect(await ana.page.getByTestId('skip-ahead').count()).toBe(0)
  expect(await bruno.page.getByTestId('tempo-bar').count()).toBe(0)
  await leave(ana, bruno)
})
