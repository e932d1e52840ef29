import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { type Guest, guest } from './guest.ts'
import { listen, tabTo } from './keyboard.ts'
import { called, expectSpoken, expectTree } from './spoken.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** Two who listen, each in a language of their own; the first one reads English. */
async function twoAt(
  game: string,
  setting: object,
  arrangement: object,
  second: string,
): Promise<readonly [Guest, Guest]> {
  const made = await testServer.arrangeTable({
    game,
    setting: setting as { seats: number },
    listed: false,
    terms: { pace: 'untimed' },
    arrangement,
  })
  const ana = await guest(browser)
  const bruno = await guest(browser, { language: second })
  for (const [one, name] of [
    [ana, 'Ana'],
    [bruno, 'Bob'],
  ] as const) {
    await called(one, testServer.url, name)
    await one.page.goto(`${testServer.url}/j/${made.invite}`)
    await one.page.getByTestId('lobby').waitFor()
  }
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [ana, bruno]) await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  return [ana, bruno]
}

const leave = async (...guests: readonly Guest[]): Promise<void> => {
  for (const { context, troubles } of guests) {
    expect(troubles).toEqual([])
    await context.close()
  }
}

test('home and a table that fills, as a screen reader walks through them', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await called(ana, testServer.url, 'Ana')
  await page.goto(testServer.url)
  await expectTree(page, 'home.yml')
  await page.goto(`${testServer.url}/host/escape`)
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  await expectTree(page, 'lobby.yml')
  await leave(ana)
})

/** A human two steps from a hatch, an alien close behind, and three cards that are known. */
const NEAR_THE_HATCH = {
  players: [
    { character: 'captain', at: 'D02' },
    { character: 'alien1', at: 'E03' },
  ],
  turn: 1,
  first: 1,
  round: 4,
  next: ['any', 'silence', 'yours'],
}

/** Does one thing in a turn, after checking that the table asks for `ask`. */
async function escapeStep(page: Page, ask: string, deed: () => Promise<void>): Promise<void> {
  expect(await escape.asked(page)).toBe(ask)
  const before = await escape.stepOf(page)
  await deed()
  await escape.taken(page, before)
}
const go = (page: Page): Promise<void> => page.getByTestId('act').locator('.do .go').click()
const moveTo = (page: Page, sector: string, then = ''): Promise<void> =>
  escapeStep(page, 'move', async () => {
    await escape.tap(page, sector)
    if (then !== '') await page.getByTestId('then').locator(`input[value="${then}"]`).check({ force: true })
    await go(page)
  })

test('a whole game of Escape: its table, and every line that two players hear', async () => {
  const setting = { zone: 'galilei', preset: 'basic', seats: 2 }
  const [ana, bruno] = await twoAt('escape', setting, NEAR_THE_HATCH, 'it-IT')
  const [hers, his] = [await listen(ana.page), await listen(bruno.page)]
  await escape.asked(ana.page)
  for (const { page } of [ana, bruno]) await page.getByTestId('pencil').waitFor()
  await expectTree(ana.page, 'escape-table.yml')
  await tabTo(ana.page, '[role="gridcell"]')
  await ana.page.keyboard.press('n')
  expectSpoken([(await ana.page.getByTestId('beside').textContent()) ?? ''], 'escape-beside.txt')
  await ana.page.keyboard.press('c')
  expect(await ana.page.evaluate(() => document.activeElement?.getAttribute('data-can'))).toBe('yes')
  await moveTo(ana.page, 'C02')
  await escapeStep(ana.page, 'name', async () => {
    await escape.tap(ana.page, 'J05')
    await go(ana.page)
  })
  await escape.asked(bruno.page)
  await expectTree(bruno.page, 'escape-table.it.yml')
  await moveTo(bruno.page, 'D02', 'attack')
  await moveTo(ana.page, 'C03')
  await moveTo(bruno.page, 'D03')
  await escapeStep(bruno.page, 'name', () => go(bruno.page))
  await moveTo(ana.page, 'B02')
  for (const { page } of [ana, bruno]) await page.getByTestId('end').waitFor()
  expectSpoken(await hers(), 'escape-game.en.txt')
  expectSpoken(await his(), 'escape-game.it.txt')
  await expectTree(ana.page, 'escape-end.yml')
  await leave(ana, bruno)
})

/** Two humans beside The Thing, and the card that burns it on top of the deck. */
const BESIDE_THE_THING = {
  players: [
    { hand: ['whisky', 'suspicion', 'suspicion', 'seduction', 'missed'] },
    { hand: ['noThanks', 'noBarbecue', 'axe', 'youdBetterRun'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'changePlaces', 'imComfortable'] },
  ],
  step: 'act',
  deck: ['flamethrower'],
}

test('a whole game of Stay Away!: its table, and every line that two players hear', async () => {
  const [ana, bruno] = await twoAt('stay-away', { seats: 4 }, BESIDE_THE_THING, 'es-ES')
  const [hers, his] = [await listen(ana.page), await listen(bruno.page)]
  const does = async ({ page }: Guest, ask: string, card: string, at?: number): Promise<void> => {
    expect(await stayAway.asked(page)).toBe(ask)
    await stayAway.answering(page, async () => {
      await stayAway.pickCard(page, card)
      if (at !== undefined) await stayAway.pickPlayer(page, at)
      await page.getByTestId('confirm').click()
    })
  }
  await stayAway.asked(ana.page)
  await expectTree(ana.page, 'stay-away-table.yml')
  await does(ana, 'act', 'whisky')
  await does(ana, 'offer', 'seduction')
  await does(bruno, 'answer', 'axe')
  await stayAway.asked(bruno.page)
  await expectTree(bruno.page, 'stay-away-table.es.yml')
  await does(bruno, 'act', 'flamethrower', 3)
  for (const { page } of [ana, bruno]) await page.getByTestId('end').waitFor()
  expectSpoken(await hers(), 'stay-away-game.en.txt')
  expectSpoken(await his(), 'stay-away-game.es.txt')
  await expectTree(ana.page, 'stay-away-end.yml')
  await leave(ana, bruno)
})
