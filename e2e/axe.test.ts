import { fastChance } from '@selva/core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './axe.ts'
import * as escape from './escape-player.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const WAYS = [
  { name: 'a phone, blackout', size: PHONE, theme: 'blackout' as const },
  { name: 'a laptop, paper', size: LAPTOP, theme: 'paper' as const },
].slice(0, QUICK ? 1 : undefined)

/** Pages that anybody can open without sitting anywhere. */
const PAGES = [
  '/',
  '/host/escape',
  '/host/stay-away',
  '/lab/escape',
  '/lab/stay-away',
  '/j/ZZZZZZZZ',
  '/t/nosuchtable',
  '/nowhere',
  '/rules/escape',
  '/rules/stay-away',
  '/learn/escape',
  '/learn/stay-away',
  '/me',
  '/d#nosuchlink',
]

async function settled(page: Page): Promise<void> {
  await page.locator('main:not([aria-busy="true"])').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Plays until each kind of question has been looked at, or the game is over. */
async function lookAtQuestions(
  { page }: Guest,
  asked: (page: Page) => Promise<string>,
  over: string,
  go: (ask: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const ask = await asked(page)
    if (!seen.has(ask)) expect({ ask, found: await audit(page) }).toEqual({ ask, found: [] })
    seen.add(ask)
    if (ask === over) return
    await go(ask)
  }
}

describe.each(WAYS)('axe finds nothing on $name', ({ size, theme }) => {
  test.each(PAGES)('at %s', async (address) => {
    const { page, context } = await guest(browser, { size, theme })
    await page.goto(testServer.url + address)
    await settled(page)
    expect(await audit(page)).toEqual([])
    await context.close()
  })

  test('in the lobby', async () => {
    const { page, context } = await guest(browser, { size, theme })
    await page.goto(`${testServer.url}/host/escape`)
    await page.getByTestId('open-table').click()
    await page.getByTestId('lobby').waitFor()
    expect(await audit(page)).toEqual([])
    await openLobbyPart(page, /^Rules/)
    await page.getByTestId('table-terms').waitFor()
    expect(await audit(page)).toEqual([])
    await context.close()
  })

  test.each([
    { game: 'escape', setting: { zone: 'galilei', preset: 'basic', seats: 4 } },
    { game: 'stay-away', setting: { seats: 4 } },
  ])('on the screen of a table of $game that fills', async ({ game, setting }) => {
    const { page, context } = await guest(browser, { size, theme })
    const made = await testServer.arrangeTable({ game, setting, listed: false })
    await page.goto(`${testServer.url}/t/${made.id}/screen#${made.invite}`)
    await page.getByTestId('qr').waitFor()
    expect(await audit(page)).toEqual([])
    await context.close()
  })

  test('at a table of Escape, at every kind of question and at the end', async () => {
    const ana = await guest(browser, { size, theme })
    const made = await testServer.arrangeTable({
      game: 'escape',
      setting: { zone: 'fermi', preset: 'ultimate', seats: 4 },
      listed: false,
    })
    await ana.page.goto(`${testServer.url}/j/${made.invite}`)
    await ana.page.getByRole('button', { name: /^Start/ }).click()
    const { below } = fastChance(3)
    await lookAtQuestions(ana, escape.asked, escape.ENDED, (ask) => escape.step(ana.page, ask, below))
    await ana.context.close()
  })

  test('at a table of Stay Away!, at every kind of question and at the end', async () => {
    const ana = await guest(browser, { size, theme })
    await ana.page.goto(testServer.url)
    await ana.page.getByRole('button', { name: 'Play now' }).nth(1).click()
    const { below } = fastChance(4)
    await lookAtQuestions(ana, stayAway.asked, 'over', () =>
      stayAway.answering(ana.page, () => stayAway.act(ana.page, below)),
    )
    await ana.context.close()
  })
})
