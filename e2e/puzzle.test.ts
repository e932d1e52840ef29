import { findPuzzle, type Puzzle } from '@selva/bots/puzzle'
import { realClock } from '@selva/server'
import { visit } from '@selva/server/testing'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

const DAY = 24 * 60 * 60 * 1000
/** Noon of the day on which the test begins: no midnight falls into it. */
const NOON = Math.floor(Date.now() / DAY) * DAY + DAY / 2
let days = 0

/** The same puzzle every day, from games that bots play here with a known seed. */
function made(): Puzzle {
  const puzzle = findPuzzle('in the browser', 0, 1000)
  if (puzzle === undefined) throw new Error('no puzzle for the browser')
  return puzzle
}
const puzzle = made()
const best = puzzle.asked.candidates[puzzle.explained.best] ?? ''
const other = puzzle.asked.candidates.find((candidate) => candidate !== best) ?? ''

useTestServer({
  clock: { ...realClock, now: () => NOON + days * DAY },
  puzzles: () => ({ find: async () => puzzle, close: async () => {} }),
  puzzlePace: { quiet: 0, rest: 0, lookAgain: 20 },
})

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The page as it is now has no fault that a program finds, and nothing of it is cut. */
async function sound(page: Page, name: string): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.puzzle-screen button, .puzzle-screen h1, .puzzle-screen li, .puzzle-card *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      .map((one) => one.outerHTML.slice(0, 80)),
  )
  expect(cut).toEqual([])
  expect(await audit(page)).toEqual([])
  const shots = process.env['SELVA_SHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** From the home page to the puzzle. */
async function openFromHome(page: Page): Promise<void> {
  await page.goto(testServer.url)
  await page.getByTestId('puzzle-card').waitFor()
  const shots = process.env['SELVA_SHOTS']
  if (shots !== undefined)
    await page.screenshot({ path: `${shots}/home-${page.viewportSize()?.width}.png`, fullPage: true })
  await page.getByTestId('puzzle-card').locator('a').click()
  await page.getByTestId('puzzle').waitFor()
}

/** The texts of a language as they stand on the page. */
const WORDS = {
  'en-GB': { question: 'Where is', answer: 'Answer', said: 'You said', right: 'You were right', ten: '10 answers' },
  'pt-PT': { question: 'Onde está', answer: 'Responder', said: 'Disseste', right: 'Acertaste', ten: 'respostas' },
} as const

test.each([
  ['laptop', LAPTOP, 'en-GB', 'blackout'],
  ['phone', PHONE, 'en-GB', 'paper'],
  ['laptop', LAPTOP, 'pt-PT', 'paper'],
  ['phone', PHONE, 'pt-PT', 'blackout'],
  ['small phone', { width: 360, height: 640 }, 'pt-PT', 'blackout'],
  ['phone on its side', { width: 640, height: 360 }, 'pt-PT', 'blackout'],
] as const)('a puzzle is answered from the home page and explained: %s, %o, %s', async (_, size, language, theme) => {
  const m = WORDS[language]
  const ana = await guest(browser, { size, language, theme })
  const { page } = ana
  const name = `puzzle-${size.width}-${language}-${theme}`
  const sent: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/puzzles/')) sent.push(await response.text().catch(() => ''))
  })
  await openFromHome(page)
  await page.getByRole('heading', { level: 1, name: `${m.question} ${puzzle.asked.name}?` }).waitFor()
  expect(await page.locator('.puzzle-heard li').count()).toBe(puzzle.asked.heard.length)
  expect(await page.getByTestId('answer').isDisabled()).toBe(true)
  await sound(page, name)
  expect(await page.locator('[data-can="yes"]').count()).toBe(5)
  // Nothing of the answer has reached the page before it is given.
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.join()).not.toContain('explained')

  await page.locator(`[data-candidate="${other}"]`).click()
  expect(await page.locator(`[data-sector="${other}"]`).getAttribute('aria-selected')).toBe('true')
  const answer = page.getByTestId('answer')
  expect(await answer.textContent()).toBe(`${m.answer} ${other}`)
  await answer.click()
  await page.getByRole('heading', { level: 1, name: `${best}. ${m.said} ${other}.` }).waitFor()
  expect(await page.locator('.puzzle-because li').count()).toBe(puzzle.explained.because.length + 1)
  expect(await page.locator('[data-testid="heat"] path').count()).toBe(puzzle.explained.heat.length)
  expect(await page.locator(`[data-truth="${best}"]`).count()).toBe(1)
  // The heat is also said: the sector’s own label has its chance.
  expect(await page.locator(`[data-sector="${best}"]`).getAttribute('aria-label')).toMatch(/\d+\s?%/)
  await sound(page, `${name}-answer`)
  // The first answer stands, also when the page is opened again.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: `${best}. ${m.said} ${other}.` }).waitFor()
  await leave(ana)
})

test('the answer is picked on the map with the keyboard, and others are seen from ten answers on', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await openFromHome(page)
  const first = page.locator('.puzzle-candidates button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const cell = page.locator('[role="gridcell"][tabindex="0"]')
  await cell.focus()
  // C leads from one possible answer to the next.
  const pickedName = (): Promise<string | null> =>
    page.locator('[role="gridcell"][tabindex="0"]').getAttribute('data-sector')
  for (let tries = 0; tries < 6 && (await pickedName()) !== best; tries++) await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Answer ${best}`, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `${best}. You were right.` }).waitFor()
  const day = await page.getByTestId('puzzle').getAttribute('data-day')
  for (let i = 0; i < 10; i++) await (await visit(testServer.url)).post(`/api/puzzles/${day}/answer`, { choice: i % 5 })
  await page.reload()
  const others = page.getByTestId('others')
  await others.locator('.puzzle-bars li').first().waitFor()
  expect(await others.locator('.puzzle-bars li').count()).toBe(5)
  expect(await others.locator('h2').textContent()).toMatch(/\d+ answers/)
  await leave(ana)
})

test('earlier days are in the archive, and a day that has not begun is an unknown address', async () => {
  const ana = await guest(browser, { size: PHONE })
  const { page } = ana
  await openFromHome(page)
  const before = await page.getByTestId('puzzle').getAttribute('data-day')
  await page.locator(`[data-candidate="${best}"]`).click()
  await page.getByTestId('answer').click()
  await page.getByTestId('others').waitFor()
  const tomorrow = new Date(NOON + (days + 1) * DAY).toISOString().slice(0, 10)
  await page.goto(`${testServer.url}/puzzle/${tomorrow}`)
  await page.getByTestId('plain-unknownAddress').waitFor()
  days++
  onTestFinished(() => {
    days--
  })
  await openFromHome(page)
  expect(await page.getByTestId('puzzle').getAttribute('data-day')).toBe(tomorrow)
  await page.locator('a[href="/puzzle/archive"]').first().click()
  const list = page.getByTestId('puzzle-archive').locator('li')
  await list.nth(1).waitFor()
  expect(await list.nth(0).textContent()).toContain('Not answered')
  expect(await list.nth(1).textContent()).toContain('Right')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await audit(page)).toEqual([])
  const shots = process.env['SELVA_SHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/puzzle-archive.png` })
  await list.nth(1).locator('a').click()
  await page.getByRole('heading', { level: 1, name: `${best}. You were right.` }).waitFor()
  expect(await page.getByTestId('puzzle').getAttribute('data-day')).toBe(before)
  await leave(ana)
})

// cspell:ignore Onde está Responder Disseste Acertaste respostas
