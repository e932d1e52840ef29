import { fastChance } from '@selva/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { guest } from './guest.ts'
import { arrowTo, expectFocus, listen, tabTo } from './keyboard.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const FERMI = { zone: 'fermi', preset: 'advanced', seats: 4 }
const DO = '[data-testid="act"] .do'

/** Sits down by keyboard at a table that was made ready. */
async function sitDown(
  page: Page,
  game: string,
  setting: { readonly seats: number },
  arrangement?: unknown,
): Promise<void> {
  const dealt = arrangement === undefined ? {} : { arrangement }
  const made = await testServer.arrangeTable({ game, setting, listed: false, ...dealt })
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.getByRole('button', { name: /^Start/ }).waitFor()
  await tabTo(page, '.btn.go')
  await page.keyboard.press('Enter')
}

async function answerEscape(page: Page, ask: string, pick: (n: number) => number): Promise<void> {
  switch (ask) {
    case 'move':
      await arrowTo(page, pick)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      return
    case 'name':
    case 'nameOther':
      if ((await page.locator(`${DO} input`).count()) > 0) {
        const at = await page.locator('[data-can="yes"]').first().getAttribute('data-sector')
        await tabTo(page, `${DO} input`)
        await page.keyboard.type(at ?? '')
      }
      await tabTo(page, `${DO} button.go:not(:disabled)`)
      return page.keyboard.press('Enter')
    case 'over':
      await tabTo(page, '[data-testid^="drop-"]')
      await page.keyboard.press('Enter')
      await tabTo(page, `${DO} button.go:not(:disabled)`)
      return page.keyboard.press('Enter')
    default:
      await tabTo(page, `${DO} button:not(:disabled)`)
      return page.keyboard.press('Enter')
  }
}

test('a whole game of Escape by keyboard alone: the focus is never lost, and all that is written is spoken', async () => {
  const { page, context, troubles } = await guest(browser)
  await sitDown(page, 'escape', FERMI)
  await page.getByTestId('announcer').waitFor({ state: 'attached' })
  const heard = await listen(page)
  // Each step of a turn; a turn of one step is its sentence.
  const written = (): Promise<readonly string[]> =>
    page
      .locator('.rail .log')
      .locator('.steps > li, .entry:not(.folds) .gist')
      .evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim().replace(/\.$/, '')))
  const before = await written()
  let lines = before
  const { below } = fastChance(11)
  for (;;) {
    const ask = await escape.asked(page)
    if (ask === escape.ENDED) break
    lines = await written()
    const step = await escape.stepOf(page)
    await answerEscape(page, ask, below)
    await escape.taken(page, step)
    await expectFocus(page, ask)
  }
  const fresh = lines.filter((line) => !before.includes(line))
  expect(fresh.length).toBeGreaterThan(10)
  const spoken = (await heard()).join('. ')
  for (const line of fresh) expect(spoken).toContain(line)
  expect(troubles).toEqual([])
  await context.close()
})

const FIRE = '[data-card="flamethrower"] .pickface[data-can="yes"]'

async function answerStayAway(page: Page): Promise<void> {
  const can = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0
  // Fire wherever it may burn: careful bots alone could let a game go on for hours.
  const card = (await can(FIRE)) ? FIRE : '.pickface[data-can="yes"]'
  if (await can(card)) {
    await tabTo(page, card)
    await page.keyboard.press('Enter')
  }
  if (await can(`${DO} [data-chip]`)) {
    await tabTo(page, `${DO} [data-chip]`)
    await page.keyboard.press('Enter')
  }
  if (await page.getByTestId('confirm').isDisabled()) {
    await tabTo(page, '[data-testid="ring"] [data-can="yes"]')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, '[data-testid="confirm"]:not(:disabled)')
  await page.keyboard.press('Enter')
}

/** The Thing ends the game as soon as no human is left: nobody else can end it then. */
async function declareWhenAlone(page: Page): Promise<boolean> {
  const order = '[data-testid="thing-only"] [role="switch"]'
  if ((await page.locator(order).count()) === 0) return false
  await tabTo(page, order)
  await page.keyboard.press('Space')
  await page.waitForFunction((found) => document.querySelector<HTMLInputElement>(found)?.checked === true, order)
  return true
}

const AS_THE_THING = {
  players: [
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { hand: ['whisky', 'suspicion', 'seduction', 'flamethrower'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}

test.each([
  ['as it is dealt', undefined],
  ['as The Thing', AS_THE_THING],
])('a whole game of Stay Away! by keyboard alone, %s: the focus is never lost', async (_name, arrangement) => {
  const { page, context, troubles } = await guest(browser)
  await sitDown(page, 'stay-away', { seats: 4 }, arrangement)
  await page.getByTestId('announcer').waitFor({ state: 'attached' })
  const heard = await listen(page)
  let ordered = false
  for (;;) {
    const ask = await stayAway.asked(page)
    if (ask === 'over') break
    if (!ordered) ordered = await declareWhenAlone(page)
    await stayAway.answering(page, () => answerStayAway(page))
    await expectFocus(page, ask)
  }
  expect((await heard()).length).toBeGreaterThan(3)
  expect(troubles).toEqual([])
  await context.close()
})
