import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@selva/core'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { guest } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { startTestServer } from './test-server.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const folder = mkdtempSync(join(tmpdir(), 'selva-scenario-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** From the home page to the rules that a scenario starts from. */
async function start(page: Page, game: string, from: string, url = testServer.url): Promise<void> {
  await page.goto(url)
  await page.locator(`a[href="/host/${game}"]`).first().click()
  await page.locator(`a[href="/scenarios/new?game=${game}"]`).click()
  await page.getByTestId(`start-${from}`).click()
  await page.getByTestId('scenario-title').waitFor()
}

async function count(row: Locator, n: number): Promise<void> {
  await row.locator('input').fill(String(n))
  await row.locator('input').blur()
}

const code = (page: Page, name: string): Locator => page.locator(`[data-code="${name}"]`)
const kept = (page: Page): Promise<void> => page.getByTestId('kept').getByText('Saved on this device').waitFor()

describe('a scenario of Escape', () => {
  test('is built from a preset, told in four languages, and played to its end', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await start(page, 'escape', 'official-infection')
    await page.getByTestId('scenario-title').fill('Infection with spotlights')
    await count(page.locator('[data-deck="items"] [data-card="spotlight"]'), 9)
    await count(page.locator('[data-switch="rounds"]'), 6)
    const sheet = page.getByTestId('sheet')
    await sheet.getByRole('heading', { name: 'Infection with spotlights' }).waitFor()
    await sheet.getByText('The game lasts 6 rounds at most.').waitFor()
    expect(await sheet.locator('[data-line="length"]').getAttribute('class')).toContain('changed')
    expect(await sheet.locator('[data-line="items.spotlight"]').textContent()).toContain('Spotlight: 9 (standard: 2)')
    for (const [language, text] of [
      ['it', 'al massimo 6 round'],
      ['es', '6 rondas como máximo'],
      ['pt', 'no máximo 6 rondas'],
    ] as const) {
      await page.getByTestId('sheet-language').selectOption(language)
      await sheet.getByText(text).waitFor()
    }
    await kept(page)
    const editor = page.url()

    await page.getByTestId('play-scenario').click()
    await escape.playOn(page, fastChance(1).below)
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    await page.getByTestId('scenario-title').waitFor()
    expect(page.url()).toBe(editor)
    expect(await page.getByTestId('scenario-title').inputValue()).toBe('Infection with spotlights')
    await page.getByTestId('last-replay').waitFor()

    await page.getByTestId('host-scenario').click()
    await page.getByTestId('lobby').waitFor()
    expect(await page.getByTestId('table-rules').textContent()).toContain('6 rounds')
    await leave(ana)
  })

  test('shows a conflict at its rule, and mends it there', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await start(page, 'escape', 'official-infection')
    await code(page, 'B.6').locator('input').check()
    await code(page, 'B.6').locator('[data-fault="codeB6"]').waitFor()
    await code(page, 'B.3').locator('[data-fault="codeWithB6"]').waitFor()
    await page.locator('.head .wrong').getByText('4 problems').waitFor()
    expect(await page.getByTestId('play-scenario').isDisabled()).toBe(true)
    // A rule that is excluded is locked, with the reason.
    expect(await code(page, 'H.2').locator('input').isDisabled()).toBe(true)
    expect(await code(page, 'H.2').textContent()).toContain('needs humans')

    await page.getByTestId('solve-codes-B.6').click()
    expect(await code(page, 'E.3').locator('input').first().isChecked()).toBe(true)
    for (const own of ['B.3', 'C.3', 'D.2']) await page.getByTestId(`solve-codes-${own}`).click()
    await page.locator('.fault.error:not([data-fault="untitled"])').first().waitFor({ state: 'detached' })
    expect(await code(page, 'B.3').locator('input').isChecked()).toBe(false)
    expect(await page.getByTestId('play-scenario').isEnabled()).toBe(true)

    // A house rule that can never matter is only a warning.
    await page.locator('[data-switch="deadAliensWin"] select').selectOption('false')
    await page.locator('[data-switch="deadAliensWin"] .fault.warning').waitFor()
    expect(await page.getByTestId('play-scenario').isEnabled()).toBe(true)
    await leave(ana)
  })

  test('is kept through a reload and the death of the server', async () => {
    const home = mkdtempSync(join(tmpdir(), 'selva-scenario-server-'))
    const first = await startTestServer({ kept: home })
    const ana = await guest(browser)
    const { page } = ana
    await start(page, 'escape', 'official-advanced', first.url)
    await page.getByTestId('scenario-title').fill('Kept')
    await code(page, 'A.1').locator('input').check()
    await first.close()
    await code(page, 'A.2').locator('input').check()
    await kept(page)
    const second = await startTestServer({ kept: home, port: Number(new URL(first.url).port) })
    await page.reload()
    expect(await page.getByTestId('scenario-title').inputValue()).toBe('Kept')
    for (const one of ['A.1', 'A.2']) expect(await code(page, one).locator('input').isChecked()).toBe(true)
    await ana.context.close()
    await second.close()
    rmSync(home, { recursive: true, force: true })
  })

  test('leaves and comes back as a file; hostile files change nothing', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await start(page, 'escape', 'official-ultimate')
    await page.getByTestId('scenario-title').fill('Round trip')
    await code(page, 'A.2').locator('input').check()
    const coming = page.waitForEvent('download')
    await page.getByTestId('download-scenario').click()
    const file = join(folder, 'round-trip.json')
    await (await coming).saveAs(file)
    const text = readFileSync(file, 'utf8')
    expect(JSON.parse(text)).toMatchObject({ scenario: 1, game: 'escape', title: 'Round trip', preset: 'ultimate' })

    const result = page.getByTestId('import-result')
    const good = JSON.parse(text)
    for (const [name, entries, why] of [
      ['markup', { title: '<script>alert(1)</script>' }, 'At “title”: use plain text'],
      ['code', { codes: ['Z.9'] }, 'At “codes[0]”: this scenario rule doesn’t exist.'],
      ['version', { scenario: 7 }, 'another version'],
      ['long', { description: 'x'.repeat(100_000) }, 'too long'],
    ] as const) {
      const bad = join(folder, `${name}.json`)
      writeFileSync(bad, JSON.stringify({ ...good, ...entries }))
      await page.getByTestId('scenario-file').setInputFiles(bad)
      await result.getByText(why).waitFor()
      expect(await page.getByTestId('scenario-title').inputValue()).toBe('Round trip')
    }
    await page.getByTestId('scenario-paste').fill('['.repeat(20_000))
    await page.getByTestId('open-pasted').click()
    await result.getByText(/too long|isn’t a scenario file/).waitFor()
    await page.getByTestId('scenario-paste').fill('{"__proto__":')
    await page.getByTestId('open-pasted').click()
    await result.getByText('This isn’t a scenario file.').waitFor()

    await code(page, 'A.2').locator('input').uncheck()
    await page.getByTestId('scenario-file').setInputFiles(file)
    await result.getByText('Opened.').waitFor()
    expect(await code(page, 'A.2').locator('input').isChecked()).toBe(true)
    await leave(ana)
  })
})

test('a scenario of Stay Away! with other cards is built and played', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await start(page, 'stay-away', 'official-stay-away')
  await page.getByTestId('scenario-title').fill('Many axes')
  await count(page.locator('[data-kind="axe"]'), 7)
  await page.getByTestId('sheet').locator('[data-line="axe"]').getByText('Axe: 7').waitFor()
  await count(page.locator('[data-kind="infected"]'), 2)
  await page.locator('[data-kind="infected"] .fault.error').waitFor()
  expect(await page.getByTestId('play-scenario').isDisabled()).toBe(true)
  await page.getByTestId('solve-cards-infected').click()
  await page.getByTestId('play-scenario').click()
  await stayAway.playOn(page, fastChance(3).below)
  await page.getByRole('link', { name: 'Back to the editor' }).waitFor()
  await leave(ana)
})

describe.each([
  [360, 640],
  [640, 360],
  [390, 844],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
])('on a screen of %i × %i', (width, height) => {
  test('nothing is wider than the page, and the sheet and the table to try it at are at hand', async () => {
    const ana = await guest(browser, { size: { width, height }, language: 'pt-PT' })
    const { page } = ana
    for (const id of ['official-old-school', 'official-stay-away']) {
      await page.goto(`${testServer.url}/scenarios/${id}/edit`)
      await page.getByTestId('scenario-title').waitFor()
      const narrow = await page.getByTestId('tab-sheet').isVisible()
      if (narrow) await page.getByTestId('tab-sheet').click()
      await page.getByTestId('sheet').waitFor()
      if (narrow) await page.getByTestId('tab-play').click()
      expect(await page.getByTestId('play-scenario').isVisible()).toBe(true)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    }
    await leave(ana)
  })
})

// cspell:ignore massimo máximo rondas
