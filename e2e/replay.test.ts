import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance, type Game, type GameRecord, isRefusal } from '@selva/core'
import { recordedGame } from '@selva/core/testing'
import { escape } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { playOn } from './escape-player.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const replayOf = (page: Page) => page.getByTestId('replay')
const at = async (page: Page): Promise<number> => Number(await replayOf(page).getAttribute('data-at'))

/** Opens a file on the page for files. */
async function openFile(page: Page, file: string): Promise<void> {
  await page.goto(`${testServer.url}/replay`)
  await page.getByTestId('file').setInputFiles(file)
}

test('two people make a seed, play, verify, watch again, keep the game and open it elsewhere', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE })]
  await ana.page.goto(testServer.url)
  await bob.page.goto(testServer.url)
  await bob.page.getByRole('heading', { level: 1 }).waitFor()
  const host = async (): Promise<string> => {
    const request = {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'basic', seats: 2 },
      listed: true,
      playNow: false,
    }
    const headers = { 'content-type': 'application/json' }
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })
    return ((await made.json()) as { id: string }).id
  }
  await ana.page.getByRole('heading', { level: 1 }).waitFor()
  const id = await ana.page.evaluate(host)
  await ana.page.goto(`${testServer.url}/t/${id}`)
  await bob.page.goto(`${testServer.url}/t/${id}`)
  await bob.page.getByRole('button', { name: 'Take a seat' }).click()

  // Both have sealed before anybody starts, and both see it.
  for (const { page } of [ana, bob])
    for (const seat of [1, 2])
      await page.locator(`[data-testid="seal-${seat}"][data-state="sealed"]`).waitFor({ state: 'attached' })
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  const chance = fastChance(5)
  await Promise.all([playOn(ana.page, chance.below), playOn(bob.page, chance.below)])

  // Verified on the end screen, with what this very browser remembers.
  await ana.page.getByTestId('verify').first().click()
  await ana.page.locator('dialog [data-testid="verification"][data-state="ok"]').waitFor()
  expect(await ana.page.getByTestId('verification').textContent()).toContain(
    'This browser recognises its own contribution',
  )
  // First what it comes to, in plain words; the numbers behind it on request.
  expect(await ana.page.getByTestId('verification').getByRole('heading', { level: 2 }).textContent()).toBe(
    'The deal was fair',
  )
  const seal = ana.page.getByTestId('verification').getByText('Seal', { exact: true })
  expect(await seal.isVisible()).toBe(false)
  await ana.page.getByTestId('verification').getByText('What this means').click()
  await seal.waitFor()
  await ana.page.keyboard.press('Escape')
  const [download] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByTestId('export').first().click(),
  ])
  const file = join(testServer.folder, 'game.selva.json')
  await download.saveAs(file)
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
  expect(record.batches[0]?.fairness?.parts.map(({ part }) => part.length)).toEqual([64, 64])

  // Watched again: step, jump, keys, eyes, and a link to the moment.
  await ana.page.getByRole('link', { name: 'Replay' }).first().click()
  await replayOf(ana.page).waitFor()
  await ana.page.locator('[data-testid="verification"][data-state="ok"]').waitFor()
  expect(await at(ana.page)).toBe(0)
  await ana.page.getByRole('button', { name: 'Next step' }).click()
  const second = await at(ana.page)
  expect(second).toBeGreaterThan(0)
  await ana.page.keyboard.press('ArrowRight')
  expect(await at(ana.page)).toBeGreaterThan(second)
  await ana.page.keyboard.press('End')
  expect(await at(ana.page)).toBe(record.batches.length - 1)
  await ana.page.keyboard.press('PageUp')
  await ana.page.keyboard.press('Home')
  await ana.page.getByTestId('eyes-2').click()
  expect(new URL(ana.page.url()).hash).toBe('#0.2')
  await ana.page.keyboard.press('ArrowRight')
  const moment = ana.page.url()
  const shown = await ana.page.getByTestId('told').textContent()
  await ana.page.reload()
  await replayOf(ana.page).waitFor()
  await ana.page.locator('[data-testid="replay"][data-eyes="2"]').waitFor()
  expect(ana.page.url()).toBe(moment)
  await expect.poll(() => ana.page.getByTestId('told').textContent()).toBe(shown)

  // Opened by a stranger from the file, in another language, and nothing is sent anywhere.
  const eve = await guest(browser, { size: PHONE, language: 'es-ES' })
  const asked: string[] = []
  await eve.page.goto(`${testServer.url}/replay`)
  await eve.page.getByTestId('file').waitFor({ state: 'attached' })
  eve.page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await eve.page.getByTestId('file').setInputFiles(file)
  await eve.page.locator('[data-testid="verification"][data-state="ok"]').waitFor()
  expect(asked).toEqual([])

  // One card changed is found; what is no game is refused in words.
  const forged = join(testServer.folder, 'forged.selva.json')
  const batches = record.batches.map((batch) => (batch.n === 0 ? { ...batch, facts: batch.facts.toReversed() } : batch))
  writeFileSync(forged, JSON.stringify({ ...record, batches }))
  await openFile(eve.page, forged)
  await eve.page.locator('[data-testid="verification"][data-state="failed"]').waitFor()
  expect(await eve.page.getByTestId('verification').textContent()).toContain('No verificada')
  const noGame = join(testServer.folder, 'no.selva.json')
  writeFileSync(noGame, '{"hello":1}')
  await openFile(eve.page, noGame)
  expect(await eve.page.getByTestId('wrong').textContent()).toContain('no es de una partida')
  await leave(ana, bob, eve)
})

const RECORDED: readonly (readonly [string, () => GameRecord])[] = [
  [
    'escape',
    () => recordedGame(escape as unknown as Game, { zone: 'galilei', preset: 'advanced', seats: 4 }, fastChance(7)),
  ],
  ['stay-away', () => recordedGame(stayAway as unknown as Game, { seats: 4 }, fastChance(7))],
]

describe.each([
  { size: PHONE, language: 'it-IT' },
  { size: LAPTOP, language: 'en-GB' },
])('at $size.width px', ({ size, language }) => {
  test.each(RECORDED)('%s: no step is empty, whoever looks; turns and rounds are jumped to', async (game, recorded) => {
    const file = join(testServer.folder, `${game}-${size.width}.selva.json`)
    const record = recorded()
    const last = record.batches.length - 1
    writeFileSync(file, JSON.stringify(record))
    const ana = await guest(browser, { size, language })
    const { page } = ana
    await openFile(page, file)
    await replayOf(page).waitFor()
    const told = () => page.getByTestId('told').locator('p:not(.faint)').count()
    for (const eyes of [undefined, 1, 0]) {
      if (eyes !== undefined) await page.getByTestId(`eyes-${eyes}`).click()
      await page.keyboard.press('End')
      await expect.poll(() => at(page)).toBe(last)
      await page.keyboard.press('Home')
      await expect.poll(() => at(page)).toBe(0)
      const empty: number[] = []
      for (let step = 0; step < 30; step++) {
        const before = await at(page)
        if (before === last) break
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => at(page)).not.toBe(before)
        if ((await told()) === 0) empty.push(await at(page))
      }
      expect(empty).toEqual([])
    }
    // The next turn is where the log names it, and back is where one was.
    await page.keyboard.press('Home')
    await expect.poll(() => at(page)).toBe(0)
    const turns = record.batches.flatMap(({ facts }, n) =>
      n > 0 && facts.some(({ kind }) => kind === 'turn') ? [n] : [],
    )
    for (const turn of turns.slice(0, 3)) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => at(page)).toBe(turn)
    }
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => at(page)).toBe(turns[1])
    const leg = page.getByTestId('leg')
    const third = await leg.locator('option').nth(2).getAttribute('value')
    await leg.selectOption({ index: 2 })
    await expect.poll(() => at(page)).toBe(Number(third))
    // All of it is on the screen, and nothing is cut.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    const cut = await page.locator('.replay > .bar, .drive').evaluateAll((all) =>
      all.flatMap((part) =>
        [...part.children].filter((one) => {
          const [inner, outer] = [one.getBoundingClientRect(), part.getBoundingClientRect()]
          return inner.width > 0 && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1)
        }),
      ),
    )
    expect(cut).toEqual([])
    await leave(ana)
  })
})

test('a game of Stay Away! is watched from a file through anyone’s eyes', async () => {
  const file = join(testServer.folder, 'stay.selva.json')
  const record = recordedGame(stayAway as unknown as Game, { seats: 5 }, fastChance(2))
  writeFileSync(file, JSON.stringify(record))
  const ana = await guest(browser)
  await openFile(ana.page, file)
  await ana.page.locator('[data-testid="verification"][data-state="ok"]').waitFor()
  const hands = () => ana.page.locator('.hands li').count()
  expect(await hands()).toBe(5)
  await ana.page.getByTestId('eyes-3').click()
  expect(await hands()).toBe(1)
  await ana.page.getByTestId('eyes-0').click()
  expect(await hands()).toBe(0)
  await ana.page.locator('.turns button').nth(3).click()
  expect(await at(ana.page)).toBeGreaterThan(3)
  await ana.page.getByRole('button', { name: 'Play', exact: true }).click()
  const from = await at(ana.page)
  await expect.poll(() => at(ana.page)).toBeGreaterThan(from)
  await leave(ana)
})

test('somebody who watches a private table by its invitation verifies the game after the end and watches it again', async () => {
  const [ana, eve] = [await guest(browser), await guest(browser)]
  const made = await testServer.arrangeTable({ game: 'stay-away', setting: { seats: 4 }, listed: false })
  if (isRefusal(made)) throw new Error(made.refused)
  await ana.page.goto(`${testServer.url}/j/${made.invite}`)
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  await ana.page.getByTestId('table').waitFor()
  await eve.page.goto(`${testServer.url}/j/${made.invite}`)
  await eve.page.getByTestId('table').waitFor()
  // The only person at the table ends the game.
  await ana.page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/tables/${id}/vote`, { method: 'POST', headers, body: JSON.stringify({ on: true }) })
  }, made.id)
  await eve.page.getByTestId('verify').first().click()
  await eve.page.locator('dialog [data-testid="verification"][data-state="ok"]').waitFor()
  await eve.page.keyboard.press('Escape')
  await eve.page.getByRole('link', { name: 'Replay' }).first().click()
  await replayOf(eve.page).waitFor()
  await leave(ana, eve)
})
