import type { Arrangement } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { joinFromHome } from './from-home.ts'
import { guest } from './guest.ts'
import { coveredHatches, illegible } from './legible.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** All languages, or the one with the longest words. */
const LANGUAGES = QUICK ? ['it'] : ['en-GB', 'it', 'es', 'pt-PT']

/** The cards with the longest names and texts. */
const LONG: Arrangement = {
  players: [
    { hand: ['flamethrower', 'resolute', 'noBarbecue', 'changePlaces', 'youdBetterRun'] },
    { hand: ['noBarbecue', 'axe', 'suspicion', 'missed'], quarantine: 2 },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { eliminated: true },
    { hand: ['scary', 'suspicion', 'whisky', 'noThanks'] },
    { hand: ['whisky', 'noThanks', 'suspicion', 'analysis'] },
  ],
  step: 'act',
}
const STAY_AWAY = { game: 'stay-away', setting: { seats: 6 }, listed: false, arrangement: LONG }
const ESCAPE = {
  game: 'escape',
  setting: { zone: 'galilei', preset: 'basic', seats: 6 },
  listed: false,
  arrangement: {
    players: [
      { character: 'captain', at: 'D10' },
      { character: 'alien1', at: 'F08' },
      { character: 'pilot', at: 'Q11' },
      { character: 'alien2', at: 'K06' },
      { character: 'soldier', at: 'R05', killed: true },
      { character: 'alien3', at: 'I11' },
    ],
    turn: 1,
    first: 1,
    round: 9,
  },
}

describe.each([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
])('at $width × $height', (size) => {
  test.each(LANGUAGES)('everything at a table of Stay Away! can be read, in %s', async (language) => {
    const ana = await guest(browser, { size, language })
    const { page } = ana
    await joinFromHome(page, testServer, STAY_AWAY)
    await stayAway.asked(page)
    await page.getByTestId('role-chip').waitFor()
    expect(await illegible(page)).toEqual([])
    await stayAway.pickCard(page, 'flamethrower')
    expect(await illegible(page)).toEqual([])
    for (const open of ['ticker', 'role-chip']) {
      await page.getByTestId(open).dispatchEvent('click')
      expect(await illegible(page)).toEqual([])
    }
    await page.getByTestId('about-2').locator('visible=true').click()
    await page.getByTestId('dossier').locator('visible=true').waitFor()
    expect(await illegible(page)).toEqual([])
    await leave(ana)
  })

  test.each(LANGUAGES)('everything at a table of Escape can be read, in %s', async (language) => {
    const ana = await guest(browser, { size, language })
    const { page } = ana
    await joinFromHome(page, testServer, ESCAPE)
    await escape.asked(page)
    await page.getByTestId('role-chip').waitFor()
    expect(await illegible(page)).toEqual([])
    // The whole ship: no control lies on a hatch.
    await page.locator('.zoom .round').last().click()
    await page.locator('.overview').waitFor({ state: 'detached' })
    expect(await coveredHatches(page)).toEqual([])
    for (const open of ['ticker', 'role-chip']) {
      await page.getByTestId(open).dispatchEvent('click')
      await page.locator('.panel').waitFor()
      expect(await illegible(page)).toEqual([])
    }
    await leave(ana)
  })
})
