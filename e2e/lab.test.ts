import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { guest, PHONE } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** From the home page to the lab, past the page of a host. */
async function openLab(page: Page, game: string, zone?: string): Promise<void> {
  await page.goto(testServer.url)
  await page.locator(`a[href="/host/${game}"]`).click()
  if (zone !== undefined) await page.locator(`[data-zone="${zone}"]`).click()
  await page.getByTestId('fair').click()
  await page.getByTestId('lab').waitFor()
}

const played = async (page: Page): Promise<number> => Number(await page.locator('.lab progress').getAttribute('value'))

describe('the balance lab', () => {
  test('plays games in the browser, says whom the zone favours, and keeps the result', async () => {
    const { page, troubles } = await guest(browser)
    await openLab(page, 'escape', 'fermi')
    expect(await page.locator('.lead').innerText()).toContain('Fermi')
    await page.locator('.lab select').selectOption('2')
    expect(await page.getByTestId('verdict').count()).toBe(0)
    await page.getByTestId('lab-start').click()
    await page.locator('.lab progress[value="200"]').waitFor()
    const verdict = await page.getByTestId('verdict').innerText()
    expect(verdict).toMatch(/\d+ of 100 games with 2 players/)
    expect(verdict).toMatch(/Probably between \d+ and \d+, after 200 games/)
    expect(verdict).toContain('On Galilei it’s')
    expect(await page.getByTestId('lab-status').innerText()).toBe('All games have been played.')
    // Every layer has its heat, and the deadliest sectors carry their names.
    const hexes = (): Promise<number> => page.getByTestId('heat').locator('path').count()
    for (const layer of ['Traffic', 'Noise', 'Deaths']) {
      await page.getByRole('button', { name: layer }).click()
      expect(await hexes()).toBeGreaterThan(0)
    }
    const [first] = await page.getByTestId('deadliest').locator('th[scope="row"]').allInnerTexts()
    expect(await page.locator('.sector-tag text').first().innerHTML()).toBe(first)
    await page.reload()
    await page.locator('.lab select').selectOption('2')
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    expect(await page.getByTestId('lab-start').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  test('is cancelled, and goes on from there after a reload', async () => {
    const { page, troubles } = await guest(browser, { size: PHONE })
    // Many games of many players: no machine is done before it is asked to stop.
    const start = async (): Promise<void> => {
      await page.locator('.lab select').selectOption('16')
      await page.getByRole('button', { name: '5,000' }).click()
      await page.getByTestId('lab-start').click()
    }
    await openLab(page, 'escape')
    await start()
    await page.waitForFunction(() => Number(document.querySelector('progress')?.value) > 0)
    await page.getByTestId('lab-cancel').click()
    const before = await played(page)
    expect(before).toBeGreaterThan(0)
    await page.reload()
    await page.locator('.lab select').selectOption('16')
    expect(await played(page)).toBe(before)
    await start()
    await page.waitForFunction((n) => Number(document.querySelector('progress')?.value) > n, before)
    await page.getByTestId('lab-cancel').click()
    expect(troubles).toEqual([])
  })

  test('shows whom the rules of Stay Away! favour', async () => {
    const { page, troubles } = await guest(browser, { size: PHONE })
    await openLab(page, 'stay-away')
    await page.getByTestId('lab-start').click()
    await page.locator('.lab progress[value="200"]').waitFor()
    expect(await page.getByTestId('verdict').innerText()).toContain('With the usual cards it’s')
    expect(await page.locator('[data-rate="infected"] .share').innerText()).toMatch(/^\d+%$/)
    expect(troubles).toEqual([])
  })

  test('speaks of players where there are no humans', async () => {
    const { page, troubles } = await guest(browser)
    await page.goto(`${testServer.url}/lab/escape`)
    await page.locator('.lab select').nth(1).selectOption('arena')
    await page.getByTestId('lab-start').click()
    await page.locator('.lab progress[value="200"]').waitFor()
    expect(await page.getByTestId('layer-caption').innerText()).toContain('Where players died.')
    expect(await page.locator('.lab-order caption').innerText()).toMatch(/^wins by place in the turn order$/i)
    expect(await page.getByTestId('verdict').innerText()).toContain('someone wins')
    expect(await page.locator('.lab').innerText()).not.toMatch(/humans|escapes/i)
    expect(troubles).toEqual([])
  })

  test('says what bots can’t play', async () => {
    const { page } = await guest(browser)
    await page.goto(`${testServer.url}/lab/escape`)
    await page.locator('.lab select').nth(0).selectOption('fermi')
    await page.locator('.lab select').nth(1).selectOption('arena')
    await page.locator('.lab .trouble').waitFor()
    expect(await page.getByTestId('lab-start').count()).toBe(0)
  })
})
