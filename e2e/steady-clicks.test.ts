import type { Arrangement as EscapeArrangement } from '@selva/escape'
import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { joinFromHome } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { pickCard } from './stay-away-player.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

// Automatic steps wait for as long as a test looks at them.
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

/** Everything that the page sends to its table from now on. */
function sent({ page }: Guest): string[] {
  const messages: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => messages.push(String(payload))))
  return messages
}

/** From now on no time passes in the page but what the test lets pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

const table = (page: Page, ask: string) => page.locator(`[data-testid="table"][data-ask="${ask}"][data-ready="true"]`)
const choices = (messages: readonly string[]): readonly string[] => messages.filter((text) => text.includes('"choice"'))

/** The middle of a button, where a finger is. */
async function middleOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

describe.each([
  { name: 'a laptop', size: LAPTOP },
  { name: 'a phone', size: PHONE },
])('on $name', ({ size }) => {
  test('a double click on Confirm does not throw the attack away', async () => {
    const ana = await guest(browser, { steadies: true, size })
    const { page } = ana
    const messages = sent(ana)
    await page.clock.install()
    await joinFromHome(page, testServer, {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'basic', seats: 4 },
      listed: false,
      arrangement: HUNT,
    })
    await tap(page, 'D10')
    await page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
    await page.locator('.act .do:not([data-settling]) button.go:not([data-settling])').waitFor()
    await stopTime(page)
    const [x, y] = await middleOf(page, '.act .do button.go')
    await page.mouse.click(x, y)
    await table(page, 'arrived').waitFor()
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    expect(choices(messages)).toHaveLength(1)
    // No button does the opposite of what was said, until it is held.
    expect(await page.locator('.act .do button.go').count()).toBe(0)
    await page.clock.runFor(400)
    await page.locator('.act .do button.strike').click()
    await table(page, 'close').waitFor()
    expect(choices(messages)).toHaveLength(2)
    expect(choices(messages)[1]).toContain('"attack"')
    await leave(ana)
  })

  test('a double click on an answer does not answer the next question too', async () => {
    const ana = await guest(browser, { steadies: true, size })
    const { page } = ana
    const messages = sent(ana)
    await page.clock.install()
    await joinFromHome(page, testServer, {
      game: 'stay-away',
      setting: { seats: 4 },
      listed: false,
      arrangement: FIRE,
    })
    await pickCard(page, 'whisky')
    const confirm = '[data-testid="confirm"]'
    await page.locator(`.do:not([data-settling]) ${confirm}:enabled:not([data-settling])`).waitFor()
    await stopTime(page)
    const [x, y] = await middleOf(page, confirm)
    await page.mouse.click(x, y)
    await table(page, 'offer').waitFor()
    await pickCard(page, 'suspicion')
    await page.locator(`${confirm}:enabled`).waitFor()
    const [nextX, nextY] = await middleOf(page, confirm)
    await page.mouse.click(nextX, nextY)
    expect(choices(messages)).toHaveLength(1)
    await page.clock.runFor(400)
    await page.mouse.click(nextX, nextY)
    await expect.poll(() => choices(messages).length).toBe(2)
    await leave(ana)
  })
})

test('a held Enter answers one question', async () => {
  const ana = await guest(browser, { steadies: true })
  const { page } = ana
  const messages = sent(ana)
  await joinFromHome(page, testServer, {
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    listed: false,
    arrangement: HUNT,
  })
  await tap(page, 'D10')
  await page.locator('.act .do:not([data-settling]) button.go:not([data-settling])').focus()
  await page.keyboard.down('Enter')
  await table(page, 'arrived').waitFor()
  await page.locator('.act .do:not([data-settling]) button:not([data-settling])').first().waitFor()
  // The button that comes next has the focus, as under a resting finger.
  await page.locator('.act .do button').last().focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(choices(messages)).toHaveLength(1)
  await page.keyboard.press('Enter')
  await table(page, 'close').waitFor()
  expect(choices(messages)).toHaveLength(2)
  await leave(ana)
})
