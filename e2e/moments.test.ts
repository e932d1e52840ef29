import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { sentFromNow, stopTime } from './film-watch.ts'
import { enterLobby } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

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
  setting = SETTING,
): Promise<readonly [Guest, Guest]> {
  const { invite } = await testServer.arrangeTable({
    game: 'escape',
    setting,
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

/** Ana is a human beside a hatch. */
const WAY_OUT = {
  ...HUNT,
  players: [{ character: 'captain', at: 'B03' }, { character: 'alien1', at: 'D10' }, ...HUNT.players.slice(2)],
}
/** Ana is a human in a corridor: she draws a card where she goes. */
const DRAWS = {
  ...HUNT,
  players: [{ character: 'captain', at: 'D10' }, { character: 'alien1', at: 'R05' }, ...HUNT.players.slice(2)],
}

/** Ana goes there, and time stops. */
async function goes(page: Page, to: string, then?: 'attack'): Promise<void> {
  await page.locator('[data-testid="table"][data-ask="move"][data-ready="true"]').waitFor()
  await tap(page, to)
  if (then !== undefined) await page.locator(`[data-testid="then"] input[value="${then}"]`).check({ force: true })
  await page.locator('.act .do:not([data-settling]) button.go:not([data-settling])').waitFor()
  await stopTime(page)
  await page.getByTestId('go').click()
}

const SIZES = [
  { name: 'a phone', size: PHONE },
  { name: 'a laptop', size: LAPTOP },
].slice(0, QUICK ? 1 : undefined)

describe.each(SIZES)('Escape, on $name', ({ size }) => {
  test('an attack is announced before its outcome, and a tap ends the wait and sends nothing', async () => {
    const [ana, bruno] = await seatedFromHome({ size, moments: true }, HUNT)
    for (const { page } of [ana, bruno]) await page.locator('.fallen').waitFor({ state: 'attached' })
    const { page } = ana
    await goes(page, 'D08', 'attack')
    // The outcome is not there yet: neither on the map nor in the list.
    await moment(page).filter({ hasText: 'You attacked in D08' }).waitFor()
    expect(await page.locator('[data-fallen]').count()).toBe(0)
    const sent = await sentFromNow(page)
    await moment(page).click()
    await moment(page)
      .filter({ hasText: /You killed .* in D08/ })
      .waitFor()
    await page.locator('[data-fallen="D08 2"]').waitFor({ state: 'attached' })
    // A key does the same.
    await page.keyboard.press('Escape')
    await moment(page).waitFor({ state: 'detached' })
    expect(await sent()).toEqual([])
    await leave(ana, bruno)
  })

  test('an attack takes as long whatever comes of it, and the map does not move', async () => {
    for (const [to, stage] of [
      ['D08', 'hit'],
      ['D11', 'spent'],
    ] as const) {
      const [ana, bruno] = await seatedFromHome({ size, moments: true }, HUNT)
      const { page } = ana
      await page.locator('.fallen').waitFor({ state: 'attached' })
      await goes(page, to, 'attack')
      const map = page.getByTestId('plan').locator('.sheet')
      const struck = page.locator(`[data-struck="${to}"]`)
      await struck.waitFor({ state: 'attached' })
      const before = await map.boundingBox()
      await page.clock.runFor(899)
      expect(await struck.getAttribute('data-stage')).toBe('open')
      await page.clock.runFor(1)
      await page.locator(`[data-struck="${to}"][data-stage="${stage}"]`).waitFor({ state: 'attached' })
      expect(await moment(page).locator('.role-card.human').count()).toBe(stage === 'hit' ? 1 : 0)
      expect(await map.boundingBox()).toEqual(before)
      await page.clock.runFor(1399)
      expect(await moment(page).count()).toBe(1)
      await page.clock.runFor(1)
      await moment(page).waitFor({ state: 'detached' })
      expect(await struck.count()).toBe(0)
      expect(await map.boundingBox()).toEqual(before)
      await leave(ana, bruno)
    }
  })

  test('a hatch shows its plate, and then its card, green as long as red', async () => {
    for (const colour of ['green', 'red']) {
      const [ana, bruno] = await seatedFromHome(
        { size, moments: true },
        { ...WAY_OUT, nextHatch: [colour] },
        { ...SETTING, preset: 'advanced' },
      )
      const { page } = ana
      await page.locator('.fallen').waitFor({ state: 'attached' })
      await goes(page, 'B02')
      const wheel = moment(page).locator('.wheel')
      await wheel.waitFor()
      expect(await wheel.textContent()).toBe('1')
      await page.clock.runFor(999)
      expect(await wheel.getAttribute('class')).toContain('open')
      await page.clock.runFor(1)
      await page.locator(`.moment.plate .wheel.${colour}`).waitFor()
      await page.clock.runFor(1499)
      expect(await moment(page).count()).toBe(1)
      await page.clock.runFor(1)
      await moment(page).waitFor({ state: 'detached' })
      await leave(ana, bruno)
    }
  })

  test('a card that I draw lies face down for 900 ms, whatever it is, and a tap turns it and sends nothing', async () => {
    for (const card of ['any', 'silence']) {
      const [ana, bruno] = await seatedFromHome({ size, moments: true, moves: true }, { ...DRAWS, next: [card, card] })
      const { page } = ana
      await page.locator('.fallen').waitFor({ state: 'attached' })
      await goes(page, 'D11')
      const drawn = page.getByTestId('drawn')
      // A move is seen for a moment before what follows it.
      while ((await drawn.count()) === 0) await page.clock.runFor(10)
      await page.clock.runFor(889)
      expect(await drawn.getAttribute('data-open')).toBe('no')
      expect(await drawn.locator('[data-card]').count()).toBe(0)
      await page.clock.runFor(11)
      await page.locator(`[data-testid="drawn"][data-open="yes"] [data-card="${card}"]`).waitFor()
      await page.clock.runFor(1200)
      await drawn.waitFor({ state: 'detached' })
      await leave(ana, bruno)
    }
    const [ana, bruno] = await seatedFromHome({ size, moments: true, moves: true }, { ...DRAWS, next: ['any'] })
    const { page } = ana
    await page.locator('.fallen').waitFor({ state: 'attached' })
    await goes(page, 'D11')
    while ((await page.getByTestId('drawn').count()) === 0) await page.clock.runFor(10)
    const sent = await sentFromNow(page)
    await page.getByTestId('drawn').click()
    await page.locator('[data-testid="drawn"][data-open="yes"]').waitFor()
    // The question is mine at once.
    await page.locator('[data-testid="table"][data-ask="name"][data-ready="true"]').waitFor()
    await page.locator('[data-can="yes"]').first().waitFor({ state: 'attached' })
    expect(await sent()).toEqual([])
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
      expect(
        await stop(page)
          .locator(side ? '.role-card.human b' : '.role-card.alien b')
          .count(),
      ).toBe(1)
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
