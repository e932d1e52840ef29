import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { enterLobby } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

// Bots think for ever: nothing here depends on what one does.
useTestServer({ botPace: 1e6 })

/** Ana is an alien, and Bruno a human two sectors away from her. */
const HUNT = {
  players: [
    { character: 'alien1', at: 'D10' },
    { character: 'captain', at: 'D08' },
    { character: 'alien2', at: 'Q11' },
    { character: 'pilot', at: 'K06' },
  ],
  turn: 1,
  first: 1,
  round: 3,
}
const SETTING = { zone: 'galilei', preset: 'basic', seats: 4 }

/** Two people come from the home page, and the first starts the game. */
async function seatedFromHome(
  options: Parameters<typeof guest>[1],
  arrangement: object | undefined,
): Promise<readonly [Guest, Guest]> {
  const { invite } = await testServer.arrangeTable({
    game: 'escape',
    setting: SETTING,
    listed: false,
    terms: { pace: 'untimed' },
    ...(arrangement === undefined ? {} : { arrangement }),
  })
  const ana = await guest(browser, options)
  const bruno = await guest(browser, options)
  for (const { page } of [ana, bruno]) {
    await page.clock.install()
    await enterLobby(page, testServer, invite)
  }
  await bruno.page.getByTestId('lobby').locator('.btn.go').first().click()
  await ana.page.getByTestId('lobby').locator('.btn.go').first().click()
  for (const { page } of [ana, bruno]) await page.getByTestId('table').waitFor()
  return [ana, bruno]
}

const moment = (page: Page) => page.getByTestId('moment')
const stop = (page: Page) => page.getByTestId('stop')

/** From now on no time passes in the page but what the test lets pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

describe.each([
  { name: 'a laptop', size: LAPTOP },
  { name: 'a phone', size: PHONE },
])('Escape, on $name', ({ size }) => {
  test('an attack is announced before its outcome, and a tap ends the wait and sends nothing', async () => {
    const [ana, bruno] = await seatedFromHome({ size, moments: true }, HUNT)
    for (const { page } of [ana, bruno]) await page.locator('.fallen').waitFor({ state: 'attached' })
    const { page } = ana
    await page.locator('[data-testid="table"][data-ask="move"][data-ready="true"]').waitFor()
    await tap(page, 'D08')
    await page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
    await page.locator('.act .do:not([data-settling]) button.go:not([data-settling])').waitFor()
    await stopTime(page)
    await page.getByTestId('go').click()
    // The outcome is not there yet: neither on the map nor in the list.
    await moment(page).filter({ hasText: 'You attacked in D08' }).waitFor()
    expect(await page.locator('[data-fallen]').count()).toBe(0)
    await page.evaluate(() => {
      const send = WebSocket.prototype.send
      const log: string[] = []
      Object.assign(globalThis, { sentSince: log })
      WebSocket.prototype.send = function (text) {
        log.push(String(text))
        send.call(this, text)
      }
    })
    await moment(page).click()
    await moment(page)
      .filter({ hasText: /You killed .* in D08/ })
      .waitFor()
    await page.locator('[data-fallen="D08 2"]').waitFor({ state: 'attached' })
    // A key does the same.
    await page.keyboard.press('Escape')
    await moment(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sentSince'))).toEqual([])
    await leave(ana, bruno)
  })

  test('the player who dies learns by whom and where, on a sheet that a tap closes', async () => {
    const [ana, bruno] = await seatedFromHome({ size, moments: true }, HUNT)
    for (const { page } of [ana, bruno]) await page.locator('.fallen').waitFor({ state: 'attached' })
    await tap(ana.page, 'D08')
    await ana.page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
    await ana.page.getByTestId('go').click()
    const { page } = bruno
    await stop(page)
      .filter({ hasText: /killed you in D08/ })
      .waitFor()
    expect(await stop(page).textContent()).toContain('keep watching')
    await page.getByTestId('close-stop').click()
    await stop(page).waitFor({ state: 'detached' })
    expect(await page.getByTestId('act').textContent()).toMatch(/killed you in D08/)
    expect(await stop(ana.page).count()).toBe(0)
    await leave(ana, bruno)
  })

  test('the game begins with my role, once', async () => {
    const [ana, bruno] = await seatedFromHome({ size, moments: true }, undefined)
    for (const { page } of [ana, bruno]) {
      await stop(page)
        .filter({ hasText: /You’re (human|an alien)/ })
        .waitFor()
      const side = (await page.getByTestId('identity').first().getAttribute('data-side')) === 'human'
      expect(await stop(page).textContent()).toContain(side ? 'You’re human' : 'You’re an alien')
      await page.keyboard.press('Escape')
      await stop(page).waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('.fallen').waitFor({ state: 'attached' })
      expect(await stop(page).count()).toBe(0)
    }
    await leave(ana, bruno)
  })
})

/** Bruno is the last human aboard. */
const LAST = {
  ...HUNT,
  players: [
    { character: 'alien1', at: 'D10' },
    { character: 'captain', at: 'D08' },
    { character: 'alien2', at: 'Q11' },
    { character: 'pilot', at: 'K06', escaped: 3 },
  ],
}

/** Ana attacks the last human: the game is over. */
async function endsFor({ page }: Guest): Promise<void> {
  await page.locator('.fallen').waitFor({ state: 'attached' })
  await page.locator('[data-testid="table"][data-ask="move"][data-ready="true"]').waitFor()
  await tap(page, 'D08')
  await page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
  await page.getByTestId('go').click()
}

test.each([
  { name: 'a laptop', size: LAPTOP },
  { name: 'a phone', size: PHONE },
])('Escape, on $name: the end turns the cards over one by one, and a key shows it all', async ({ size }) => {
  const [ana, bruno] = await seatedFromHome({ size, moments: true, moves: true }, LAST)
  const { page } = bruno
  await page.locator('.fallen').waitFor({ state: 'attached' })
  await endsFor(ana)
  const reveal = page.getByTestId('reveal')
  await reveal.waitFor()
  await stopTime(page)
  expect(await reveal.textContent()).toContain('You lost')
  const open = reveal.locator('[data-open="yes"]')
  while ((await open.count()) < 2) await page.clock.runFor(100)
  // Humans come first, and winners before them: only their fates can be read.
  expect(await open.evaluateAll((all) => all.map((card) => card.getAttribute('data-testid')))).toEqual([
    'reveal-4',
    'reveal-2',
  ])
  expect(await page.getByTestId('reveal-4').textContent()).toMatch(/^HumanPilot.*Escaped, hatch 3$/)
  expect(await page.getByTestId('reveal-2').textContent()).toMatch(/^HumanCaptain.*Killed in D08$/)
  expect(await page.getByTestId('reveal-1').locator('small').isVisible()).toBe(false)
  await page.keyboard.press(' ')
  await reveal.waitFor({ state: 'detached' })
  expect(await page.getByTestId('end').locator('.whowas').count()).toBe(1)
  // A page that is opened after the end has nothing to reveal.
  await page.clock.resume()
  await page.reload()
  await page.getByTestId('end').waitFor()
  expect(await reveal.count()).toBe(0)
  await leave(ana, bruno)
})

test('a reader who wants little motion gets the calm end at once', async () => {
  const [ana, bruno] = await seatedFromHome({ moments: true }, LAST)
  await endsFor(ana)
  for (const { page } of [ana, bruno]) {
    await page.getByTestId('end').waitFor()
    expect(await page.getByTestId('reveal').count()).toBe(0)
  }
  await leave(ana, bruno)
})

test('moments can be switched off in the menu, and stay off', async () => {
  const [ana, bruno] = await seatedFromHome({ moments: true }, undefined)
  const { page } = ana
  await stop(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByTestId('moments').click()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.locator('.fallen').waitFor({ state: 'attached' })
  expect(await stop(page).count()).toBe(0)
  await leave(ana, bruno)
})
