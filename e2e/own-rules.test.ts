import { fastChance } from '@selva/core'
import { expect, test } from 'vitest'
import { playOn } from './escape-player.ts'
import { guest } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** The rules that the host switches on, and a word of each in the rules of the table. */
const CHOSEN = {
  lightsOut: 'From round 3 on, you draw a card in secure sectors too.',
  silentRounds: 'One round in 3 is silent',
  sturdyHatches: 'A red Hatch card doesn’t damage the hatch.',
  selfDestruct: 'After the first try to escape, 2 rounds are left.',
  roomForTwo: 'Each hatch has room for two.',
  together: 'All humans win once 2 of them have escaped.',
  secondWave: 'A killed alien returns once, in the Alien Sector.',
  courier: 'carries the black box',
  motionTracker: 'number of players in each third of the ship',
} as const

test('a table with rules of our own is hosted from the home page and played to its end', async () => {
  const ana = await guest(browser)
  const { page } = ana
  await page.goto(testServer.url)
  await page.locator('a[href="/host/escape"]').first().click()
  await page.getByTestId('more-rules').locator('summary').click()
  const group = page.locator('.rulegroup', { hasText: 'Selva’s own rules' })
  for (const name of Object.keys(CHOSEN))
    await group.locator(`[data-code="own.${name}"] input[type="checkbox"]`).check()
  const round = group.locator('[data-code="own.lightsOut"] .params input')
  await round.fill('3')
  await round.blur()
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  const told = page.getByTestId('table-rules')
  for (const sentence of Object.values(CHOSEN)) await told.filter({ hasText: sentence }).first().waitFor()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByTestId('table').waitFor()
  const log = page.getByTestId('log')
  for (const sentence of ['black box', 'Motion tracker: '])
    await log.filter({ hasText: sentence }).first().waitFor({ state: 'attached' })
  await playOn(page, fastChance(5).below)
  await page.getByTestId('end').waitFor()
  expect(ana.troubles).toEqual([])
  await leave(ana)
}, 300_000)
