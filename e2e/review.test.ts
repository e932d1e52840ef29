import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance, type Game, type GameRecord, isRefusal } from '@selva/core'
import { recordedGame } from '@selva/core/testing'
import { escape } from '@selva/escape'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { type GuestOptions, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** A game in which a lie was followed, two players were killed and one escaped; the same every time. */
const game = (): GameRecord =>
  recordedGame(escape as unknown as Game, { zone: 'socrates', preset: 'advanced', seats: 5 }, fastChance(1))

/** Comes as people do: from the home page, with a game file. */
async function openFromHome(page: Page, file: string): Promise<void> {
  await page.goto(testServer.url)
  await page.locator('a[href="/replay"]').click()
  await page.getByTestId('file').setInputFiles(file)
  await page.getByTestId('replay').waitFor()
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

type Words = {
  readonly killed: string
  readonly chance: (figure: string) => string
  readonly seemed: string
  readonly believed: (figure: string) => string
  readonly before: string
  readonly toWin: RegExp
}

const EN: Words = {
  killed: 'Bot 5 killed Bot 3 in',
  chance: (figure) => `Bot 5 could put the chance of Bot 3 being there at ${figure}`,
  seemed: 'Who seemed alien to Bot 3',
  believed: (figure) => `${figure} believed`,
  before: 'Before',
  toWin: /chance to win/,
}
const PT: Words = {
  killed: 'Bot 5 eliminou Bot 3 em',
  chance: (figure) => `Bot 5 podia calcular em ${figure} a probabilidade de Bot 3 estar ali`,
  seemed: 'Quem parecia extraterrestre a Bot 3',
  believed: (figure) => `credibilidade de ${figure}`,
  before: 'Antes',
  toWin: /Probabilidade de vitória/,
}

const CASES: readonly (readonly [string, GuestOptions, Words])[] = [
  ['on a laptop in English', { size: LAPTOP }, EN],
  ['on a phone in English', { size: PHONE, theme: 'paper' }, EN],
  ['on a laptop in Portuguese', { size: LAPTOP, language: 'pt-PT', theme: 'paper' }, PT],
  ['on a phone in Portuguese', { size: PHONE, language: 'pt-PT' }, PT],
]

test.each(CASES)('a player who lost reads why, and goes through the review %s', async (_, options, words) => {
  const file = join(testServer.folder, 'review.selva.json')
  writeFileSync(file, JSON.stringify(game()))
  const ana = await guest(browser, options)
  const { page } = ana
  await openFromHome(page, file)
  await page.getByTestId('show-review').click()

  // Through the eyes of a player who was killed: by whom, and what the killer could know.
  await page.getByTestId('review-eyes').selectOption('3')
  const fate = page.getByTestId('fate')
  await expect.poll(() => fate.textContent()).toContain(words.killed)
  // The same figure as in the list of key moments, and a chance that is neither 0 nor certainty.
  const known = (await page.locator('.jumps button').first().locator('em').textContent()) ?? ''
  expect(known).toMatch(/^[1-9]\d?%$/)
  expect(await fate.textContent()).toContain(words.chance(known))
  const box = await fate.boundingBox()
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(options.size?.height ?? 0)
  expect(await page.getByTestId('headline').locator('p').textContent()).toMatch(/(Ana|Bot \d).*\.$/)
  expect(await overflows(page)).toBe(false)

  // A moment: the killing, what was known of it, and the heat in words.
  await page.locator('.jumps button').first().click()
  await page.locator('.jumps [aria-current="true"]').waitFor()
  expect(await page.getByTestId('seems').locator('li').count()).toBe(4)
  expect(await page.locator('.rail.r').textContent()).toContain(words.seemed)
  expect(await page.getByTestId('places').textContent()).toMatch(/[A-W]\d\d \d+\s?%/)
  const chances = page.getByTestId('chances').locator('path')
  expect(await chances.count()).toBeGreaterThan(0)

  // One player's chances: his true place is the ring, and the sectors say their chance.
  await page.getByTestId('review-pick-4').click()
  expect(await page.locator('[data-truth]').count()).toBe(1)
  expect(await page.locator('[data-truth="4"]').count()).toBe(1)
  expect(await page.locator('[role="gridcell"][aria-label*="%"]').count()).toBe(await chances.count())

  // The turning points come later: a curve, a list, and the moment before each decision, through the eyes of its player.
  const points = page.getByTestId('turning-points').locator('li button')
  await points.first().waitFor({ timeout: 60_000 })
  expect(await points.count()).toBeLessThanOrEqual(5)
  await points.first().click()
  const open = page.getByTestId('open-point')
  await open.waitFor()
  expect(await page.getByTestId('turning-points').locator('[aria-current="true"]').count()).toBe(1)
  expect(await open.locator('.fall li').count()).toBeGreaterThanOrEqual(4)
  expect(await open.locator('.fall .sum').first().textContent()).toContain(words.before)
  expect(await open.locator('[data-testid="better"], [data-testid="about-equal"]').count()).toBe(1)
  expect(await page.locator('[data-mark="chosen"]').count()).toBe(1)
  expect(await page.getByTestId('curve').locator('.curve-flag').count()).toBe(await points.count())
  expect(await page.getByTestId('curve').textContent()).toMatch(words.toWin)
  expect(await overflows(page)).toBe(false)

  expect(new URL(page.url()).hash).toMatch(/^#\d+\.\d\.review$/)
  await page.getByTestId('review-eyes').selectOption('3')
  await page.locator('.jumps button').first().click()

  // Awards show their figures when they are opened.
  const believed = (await page.locator('[data-lie] em').first().textContent()) ?? ''
  expect(believed).toMatch(/^[1-9]\d?%$/)
  const award = page.getByTestId('awards').locator('details').first()
  expect(await award.locator('summary').textContent()).toContain(words.believed(believed))
  await award.locator('summary').click()
  expect(await award.locator('li').first().isVisible()).toBe(true)

  // The address of the moment keeps the view, the eyes and the place.
  const at = await page.getByTestId('replay').getAttribute('data-at')
  expect(new URL(page.url()).hash).toBe(`#${at}.3.review`)
  await page.getByTestId('show-replay').click()
  expect(new URL(page.url()).hash).toBe(`#${at}.3`)
  expect(await page.getByTestId('fate').count()).toBe(0)
  await leave(ana)
})

test('a link to a moment opens with the review, and the end of a game leads to it', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(testServer.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 2 },
    listed: false,
  })
  if (isRefusal(made)) throw new Error(made.refused)
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.getByTestId('lobby').locator('.btn.go').first().click()
  await page.getByTestId('table').waitFor()
  // The only person at the table ends the game.
  const { id } = made
  await page.evaluate(async (table) => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/tables/${table}/vote`, { method: 'POST', headers, body: JSON.stringify({ on: true }) })
  }, id)
  await page.getByTestId('end').waitFor()
  await page.getByRole('link', { name: 'Review' }).first().click()
  await page.getByTestId('fate').waitFor()
  expect(await page.getByTestId('fate').textContent()).not.toBe('')
  const { hash } = new URL(page.url())
  expect(hash).toMatch(/^#end\.\d\.review$/)

  await page.goto(`${testServer.url}/replay/${id}#0.1.review`)
  await page.reload()
  await page.getByTestId('fate').waitFor()
  expect(await page.getByTestId('replay').getAttribute('data-at')).toBe('0')
  await leave(ana)
})

test.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])(
  'the end of a game says it in a sentence, and one tap leads to the moment that mattered most, on %s',
  async (_, size) => {
    const ana = await guest(browser, { size })
    const { page } = ana
    await page.goto(testServer.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The only human stands beside a hatch, and draws a green card.
    const made = await testServer.arrangeTable({
      game: 'escape',
      setting: { zone: 'galilei', preset: 'advanced', seats: 2 },
      listed: false,
      arrangement: {
        players: [
          { character: 'captain', at: 'B03' },
          { character: 'alien1', at: 'T05' },
        ],
        ...{ turn: 1, first: 1, round: 9, nextHatch: ['green'] },
      },
    })
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
    await tap(page, 'B02')
    await page
      .getByTestId('act')
      .getByRole('button', { name: /^Move to/ })
      .click()
    await page.getByTestId('end').waitFor()
    const said = page.getByTestId('end-summary')
    await said.waitFor()
    await expect.poll(() => said.locator('p').first().textContent()).toMatch(/ escaped at .+\.$/)
    const decisive = page.getByTestId('decisive')
    await decisive.waitFor({ timeout: 60_000 })
    expect(await decisive.textContent()).toMatch(/Round 9, .+: Goes to .+\+\d+ points$/)
    expect(await overflows(page)).toBe(false)
    await decisive.click()
    await page.getByTestId('open-point').waitFor({ timeout: 60_000 })
    expect(await page.getByTestId('open-point').locator('.fall .sum').last().textContent()).toContain('100%')
    expect(new URL(page.url()).hash).toMatch(/^#\d+\.1\.review$/)
    await leave(ana)
  },
)

// cspell:ignore eliminou podia calcular uma probabilidade estar parecia credibilidade vitória
