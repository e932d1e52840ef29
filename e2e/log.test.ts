// cspell:ignore bruciato Lanciafiamme eliminado Viste outra coisa Mentira
import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { enterLobby, joinFromHome } from './from-home.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** The reader burns the player to the left: an event to find again. */
const FIRE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { hand: ['watchYourBack', 'noThanks', 'suspicion', 'axe'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}
const stayAwayTable = (arrangement: Arrangement, aid: 'notes' | 'assist' = 'notes') => ({
  game: 'stay-away',
  setting: { seats: arrangement.players.length },
  listed: false,
  terms: { aid },
  arrangement,
})
const ESCAPE = {
  game: 'escape',
  setting: { zone: 'galilei', preset: 'basic', seats: 4 },
  listed: false,
  arrangement: {
    players: [
      { character: 'alien1', at: 'D10' },
      { character: 'captain', at: 'D09' },
      { character: 'pilot', at: 'Q11' },
      { character: 'alien2', at: 'K06' },
    ],
    turn: 1,
    first: 1,
    round: 9,
  },
}

const BOTH = [
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const
const SIZES = BOTH.slice(0, QUICK ? 1 : undefined)

/** The log that is seen: on a phone it lies behind the line above the sheet. */
async function openLog(page: Page): Promise<void> {
  await page.getByTestId('entry').first().or(page.getByTestId('ticker')).first().waitFor({ state: 'attached' })
  const ticker = page.getByTestId('ticker')
  if (await ticker.isVisible()) await ticker.click()
  await shown(page, 'entry').first().waitFor()
}

const shown = (page: Page, testid: string) => page.getByTestId(testid).locator('visible=true')

describe.each(SIZES)('on a %s', (_, size) => {
  test.each([
    ['en-GB', /^You burned .+\.$/, 'Flamethrower'],
    ['it', /^Hai bruciato .+\.$/, 'Lanciafiamme'],
  ] as const)(
    'a turn of Stay Away! is a sentence that unfolds, and its names open, in %s',
    async (language, told, card) => {
      const ana = await guest(browser, { size, language })
      const { page } = ana
      await joinFromHome(page, testServer, stayAwayTable(FIRE))
      expect(await stayAway.asked(page)).toBe('act')
      await stayAway.pickCard(page, 'flamethrower')
      await stayAway.pickPlayer(page, 2)
      await stayAway.answering(page, () => page.getByTestId('confirm').click())
      expect(await stayAway.asked(page)).toBe('offer')
      await openLog(page)
      const turn = page.locator('[data-testid="entry"][data-big="true"]:visible').last()
      await turn.waitFor()
      expect(await turn.locator('.gist').textContent()).toMatch(told)
      // Its steps read downwards.
      expect(await turn.locator('.steps').isVisible()).toBe(false)
      await turn.locator('.unfold').click()
      const kinds = await turn
        .locator('.steps > li')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-line')))
      expect(kinds.slice(0, 2)).toEqual(['played', 'eliminated'])
      // A card opens its text, a name the dossier.
      await turn.locator('.steps .coord').first().click()
      await page.getByTestId('card-text').getByRole('heading', { name: card }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByTestId('card-text').waitFor({ state: 'detached' })
      await turn.locator('.gist .term.nm').first().click()
      await shown(page, 'dossier').waitFor()
      expect(await shown(page, 'dossier').getAttribute('data-seat')).toBe('2')
      await leave(ana)
    },
  )

  test.each(['en-GB', 'es'])(
    'a turn of Escape is a sentence whose sector shows itself on the map, in %s',
    async (language) => {
      const ana = await guest(browser, { size, language })
      const { page } = ana
      await joinFromHome(page, testServer, ESCAPE)
      expect(await escape.asked(page)).toBe('move')
      await escape.tap(page, 'D09')
      await page.locator('[data-testid="then"] input[value="attack"]').check({ force: true })
      await page.getByTestId('act').locator('.do .strike').click()
      // My next turn brings the map back, so it must have come before the log is opened.
      await page.getByTestId('round').filter({ hasText: '10' }).waitFor()
      expect(await escape.asked(page)).toBe('move')
      await openLog(page)
      const seen = page.locator('[data-testid="entry"][data-big="true"]:visible').last()
      expect(await seen.locator('.gist').textContent()).toMatch(
        language === 'es' ? /eliminado a .+ en D09\.$/ : /killed .+ in D09\.$/,
      )
      await seen.locator('.gist .coord').last().click()
      await page.locator('.reticle').waitFor({ state: 'attached' })
      expect(await page.locator('.reticle').textContent()).toContain('D09')
      await leave(ana)
    },
  )
})

test('new lines are announced by a button while the reader is further down', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await joinFromHome(page, testServer, stayAwayTable(FIRE))
  await stayAway.asked(page)
  const log = page.locator('.rail').getByTestId('log')
  await log.evaluate((one: HTMLElement) => Object.assign(one.style, { flex: 'none', height: '40px', minHeight: '0' }))
  const said = log.locator('[data-line="claimed"]')
  const say = async (times: number): Promise<void> => {
    await page.getByRole('button', { name: 'I am…' }).click()
    await page.getByTestId('saying').getByRole('button', { name: 'Say it' }).click()
    await page.waitForFunction((n) => document.querySelectorAll('.rail [data-line="claimed"]').length >= n, times)
  }
  await say(1)
  await say(2)
  expect(await page.getByTestId('fresh').count()).toBe(0)
  await log.evaluate((one) => {
    one.scrollTop = one.scrollHeight
  })
  expect(await log.evaluate((one) => one.scrollTop)).toBeGreaterThan(20)
  await say((await said.count()) + 1)
  await page.locator('.rail [data-testid="fresh"]').click()
  expect(await log.evaluate((one) => one.scrollTop)).toBe(0)
  await page.getByTestId('fresh').waitFor({ state: 'detached' })
  await leave(ana)
})

describe.each(SIZES)('a dossier on a %s', (_, size) => {
  test.each([
    ['en-GB', 'You saw something else', 'Lie'],
    ['pt-PT', 'Viste outra coisa', 'Mentira'],
  ])(
    'tells what my log holds, concludes only with assist, and judges claims after the game, in %s',
    async (language, other, lie) => {
      for (const aid of ['notes', 'assist'] as const) {
        const [ana, bob] = [await guest(browser, { size, language }), await guest(browser)]
        const { invite } = await testServer.arrangeTable(stayAwayTable(FIRE, aid))
        for (const { page } of [ana, bob]) await enterLobby(page, testServer, invite)
        await ana.page.getByTestId('lobby').locator('.btn.go').first().click()
        const { page } = ana
        expect(await stayAway.asked(page)).toBe('act')
        // Bob says that he gave Ana a card: he did not.
        await bob.page.getByRole('button', { name: 'I gave…' }).click()
        const saying = bob.page.getByTestId('saying')
        await saying.locator('[data-pick="1"]').click()
        await saying.locator('[data-pick="axe"]').click()
        await saying.getByRole('button', { name: 'Say it' }).click()
        // A tap on a seat opens it.
        await page.getByTestId('player-2').dispatchEvent('click')
        const dossier = shown(page, 'dossier')
        await dossier.waitFor()
        await dossier.getByText('“').first().waitFor()
        expect(await dossier.getByTestId('verdict').allTextContents()).toEqual(aid === 'assist' ? [other] : [])
        // My mark is one tap away.
        await dossier.locator('[data-level="suspect"]').click()
        expect(await dossier.locator('[data-level="suspect"]').getAttribute('aria-pressed')).toBe('true')
        await dossier.getByRole('button').first().click()
        await dossier.waitFor({ state: 'detached' })
        for (const one of [page, bob.page]) {
          await one.locator('.tools button[aria-expanded]').last().click()
          await one.getByTestId('vote').click()
        }
        await page.getByTestId('end').waitFor()
        await page.getByTestId('about-2').first().click()
        expect(await shown(page, 'dossier').getByTestId('verdict').allTextContents()).toEqual([lie])
        await leave(ana, bob)
      }
    },
  )
})
