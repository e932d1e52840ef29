import { fastChance } from '@selva/core'
import { scenarioText } from '@selva/escape'
import { scenarioText as stayAwayText } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { playOn } from './escape-player.ts'
import { type Guest, type GuestOptions, guest, PHONE, recognised } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** Long, and with signs that a page must not take for markup. */
const NIGHT_TITLE = 'Night shift & the very long corridor'
const NIGHT = scenarioText({
  title: NIGHT_TITLE,
  description: 'Three rounds, and no quiet place.',
  players: [2, 2],
  zones: ['galilei'],
  preset: 'advanced',
  codes: [{ code: 'A.1' }, { code: 'C.3' }],
  switches: { rounds: 3 },
  decks: {},
})
const BLIZZARD_TITLE = 'Blizzard'
/** Its fires make every game short, whatever its players do. */
const BLIZZARD = stayAwayText({
  title: BLIZZARD_TITLE,
  description: '',
  players: [4, 6],
  rules: { quarantineTurns: 3 },
  cards: { axe: 3, flamethrower: 12, noBarbecue: 0, suspicion: 0, resolute: 0 },
})

/** Somebody who has been on the home page. */
async function visitor(options: GuestOptions = {}): Promise<Guest> {
  const come = await guest(browser, options)
  await come.page.goto(testServer.url)
  await recognised(come.page)
  return come
}

/** A person of this name has written a scenario and shown it to everyone. */
async function author(name: string, game: string, text: string): Promise<{ readonly who: Guest; readonly id: string }> {
  const who = await visitor()
  const id = await who.page.evaluate(
    async ({ name, document }) => {
      const send = async (method: string, address: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(address, { method, headers, body: JSON.stringify(body) })).json()
      }
      await send('PUT', '/api/me', { name })
      const made = (await send('POST', '/api/documents', document)) as { id: string; version: number }
      await send('POST', `/api/documents/${made.id}/publish`, { version: made.version })
      return made.id
    },
    { name, document: { game, kind: 'scenario', text } },
  )
  return { who, id }
}

async function joined(guest: Guest, host: Page): Promise<void> {
  const code = await host.getByTestId('code').innerText()
  await guest.page.goto(`${testServer.url}/j/${code.replace('-', '')}`)
  await guest.page.getByTestId('lobby').waitFor()
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a scenario of another person is found, hosted and played to the end, and named everywhere', async () => {
  const { who: ana } = await author('Ana Writes', 'escape', NIGHT)
  const bob = await visitor()
  const cem = await visitor({ size: PHONE })
  const { page } = bob
  await page.locator('a[href="/host/escape"]').first().click()
  await page.getByTestId('scenario-finder').locator('summary').click()
  await page.getByTestId('scenario-search').fill('corridor')
  const found = page.getByTestId('pick-scenario').filter({ hasText: NIGHT_TITLE })
  await found.waitFor()
  expect(await found.innerText()).toContain('Ana Writes')
  await found.click()
  const chosen = page.getByTestId('chosen-scenario')
  await chosen.waitFor()
  expect(await chosen.innerText()).toContain(NIGHT_TITLE)
  expect(await chosen.innerText()).toContain('Ana Writes')
  expect(await page.getByTestId('table-rules').first().innerText()).toContain('3 rounds')
  expect(await audit(page)).toEqual([])

  // A changed rule is said to be one, and can be taken back. So is a number of players that it is not for.
  await page.getByTestId('more-rules').locator('summary').first().click()
  await page.locator('[data-code="A.2"] input[type=checkbox]').check()
  await page.locator('[data-testid="chosen-scenario"][data-changed="true"]').waitFor()
  await page.getByTestId('restore-scenario').click()
  await page.locator('[data-testid="chosen-scenario"][data-changed="false"]').waitFor()
  await page.getByRole('button', { name: 'Seats: one more' }).click()
  await chosen.locator('.advice').waitFor()
  await page.getByRole('button', { name: 'Seats: one fewer' }).click()
  await chosen.locator('.advice').waitFor({ state: 'detached' })

  await page.getByRole('radio', { name: 'Anyone' }).check({ force: true })
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  const [, id = ''] = /\/t\/(\w+)/.exec(page.url()) ?? []
  await ana.page.goto(testServer.url)
  const listed = ana.page.getByTestId(`listed-${id}`)
  await listed.getByTestId('listed-credit').waitFor()
  expect(await listed.innerText()).toContain(NIGHT_TITLE)
  expect(await listed.getByTestId('listed-credit').innerText()).toContain('Ana Writes')

  await joined(cem, page)
  for (const one of [page, cem.page]) {
    const credits = one.getByTestId('credits').first()
    await credits.waitFor()
    expect(await credits.innerText()).toContain(NIGHT_TITLE)
    expect(await credits.innerText()).toContain('Ana Writes')
  }
  await ana.page.goto(`${testServer.url}/t/${id}/screen`)
  expect(await ana.page.getByTestId('screen').getByTestId('credits').innerText()).toContain('Ana Writes')

  await page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const one of [page, cem.page]) {
    await one.getByTestId('table').waitFor()
    expect(await one.locator('header.bar h1').textContent()).toContain(NIGHT_TITLE)
    expect(await fits(one)).toBe(true)
  }
  await ana.page.locator('[data-testid="screen"][data-step]').waitFor()
  expect(await ana.page.getByTestId('screen').getByTestId('credits').innerText()).toContain(NIGHT_TITLE)

  const { below } = fastChance(5)
  await Promise.all([playOn(page, below), playOn(cem.page, below)])
  for (const one of [page, cem.page]) {
    const credits = one.getByTestId('end').getByTestId('credits')
    expect(await credits.innerText()).toContain(NIGHT_TITLE)
    expect(await credits.innerText()).toContain('Ana Writes')
  }
  // The list of one's games names the scenario, not the rules that it changes.
  await cem.page.goto(`${testServer.url}/me`)
  await cem.page.locator(`.melist a[href="/t/${id}"]`).filter({ hasText: NIGHT_TITLE }).waitFor()
  await page.locator(`a[href="/replay/${id}"]:visible`).first().click()
  const replay = page.getByTestId('replay')
  await replay.waitFor()
  expect(await replay.locator('h1').textContent()).toContain(NIGHT_TITLE)
  expect(await replay.getByTestId('credits').innerText()).toContain('Ana Writes')
  await leave(ana, bob, cem)
})

test('a scenario of Stay Away! is hosted from its page in the gallery, and played by two people to the end', async () => {
  const { who: ana, id } = await author('Ana Snow', 'stay-away', BLIZZARD)
  const bob = await visitor()
  const cem = await visitor({ size: PHONE })
  const { page } = bob
  await page.locator('a[href="/gallery"]').click()
  await page.locator(`[data-document="${id}"] a.to-page`).click()
  await page.getByTestId('document').waitFor()
  await page.locator('a[href^="/host/stay-away#scenario="]').click()
  const chosen = page.getByTestId('chosen-scenario')
  await chosen.waitFor()
  expect(await chosen.innerText()).toContain(BLIZZARD_TITLE)
  expect(await chosen.innerText()).toContain('Ana Snow')
  await page.locator('button[type=submit]').click()
  await page.getByTestId('lobby').waitFor()
  await joined(cem, page)
  for (const one of [page, cem.page]) {
    const credits = one.getByTestId('credits').first()
    await credits.waitFor()
    expect(await credits.innerText()).toContain(BLIZZARD_TITLE)
    expect(await credits.innerText()).toContain('Ana Snow')
  }
  await page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const one of [page, cem.page]) {
    await one.getByTestId('table').waitFor()
    expect(await one.locator('header.bar h1').textContent()).toContain(BLIZZARD_TITLE)
    expect(await fits(one)).toBe(true)
  }
  const { below } = fastChance(7)
  const choices = await Promise.all([stayAway.playOn(page, below), stayAway.playOn(cem.page, below)])
  expect(choices[0] + choices[1]).toBeGreaterThan(0)
  const ends = await Promise.all(
    [page, cem.page].map(async (one) => {
      const end = one.getByTestId('end')
      expect(await end.getByTestId('credits').innerText()).toContain(BLIZZARD_TITLE)
      expect(await end.getByTestId('credits').innerText()).toContain('Ana Snow')
      const roles = await one
        .getByTestId(/^role-/)
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-won')))
      return [await end.getAttribute('data-reason'), roles]
    }),
  )
  // Both read the same end, with somebody who has won it.
  expect(ends[1]).toEqual(ends[0])
  expect(ends[0]?.[1]).toContain('true')
  await leave(ana, bob, cem)
})

test('a draft of this device can be hosted, and a link to nothing is told', async () => {
  const bob = await visitor()
  const { page } = bob
  await page.locator('a[href="/host/escape"]').first().click()
  await page.locator('a[href="/scenarios/new?game=escape"]').click()
  await page.getByTestId('start-official-infection').click()
  await page.getByTestId('scenario-title').fill('Only on my laptop')
  await page.getByTestId('sheet').getByText('Only on my laptop').waitFor()
  await page.goto(testServer.url)
  await page.locator('a[href="/host/escape"]').first().click()
  await page.getByTestId('scenario-finder').locator('summary').click()
  await page.getByTestId('scenario-link').fill('https://example.org/scenarios/nosuchscenario')
  await page.getByTestId('use-scenario').click()
  await expect.poll(() => page.getByTestId('scenario-said').innerText()).not.toBe('')
  await page.getByTestId('pick-scenario').filter({ hasText: 'Only on my laptop' }).click()
  await page.getByTestId('chosen-scenario').waitFor()
  expect(await page.getByTestId('scenario-said').innerText()).toBe('')
  await page.getByTestId('remove-scenario').click()
  await page.getByTestId('chosen-scenario').waitFor({ state: 'detached' })
  await page.getByTestId('scenario-finder').locator('summary').click()
  await page.getByTestId('pick-scenario').filter({ hasText: 'Only on my laptop' }).click()
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  expect(await page.getByTestId('credits').first().innerText()).toContain('Only on my laptop')
  await leave(bob)
})

test.each([
  ['escape', NIGHT],
  ['stay-away', BLIZZARD],
] as const)('the host page of %s holds a scenario on a small phone, in the longest language', async (game, text) => {
  const { who: ana, id } = await author(`Bartholomew Featherstone ${game.length}`, game, text)
  const bob = await visitor({ size: { width: 360, height: 640 }, language: 'pt-PT' })
  const { page } = bob
  await page.locator('a[href="/gallery"]').click()
  await page.locator(`[data-document="${id}"] a.to-page`).click()
  await page.locator(`a[href="/host/${game}#scenario=${id}"]`).click()
  const chosen = page.getByTestId('chosen-scenario')
  await chosen.waitFor()
  await page.getByTestId('scenario-finder').locator('summary').click()
  await page.getByTestId('pick-scenario').first().waitFor()
  expect(await fits(page)).toBe(true)
  const cut = await page
    .locator('.scenario-choice :is(button, a, p, b, small, input)')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length)
  expect(cut).toBe(0)
  expect(await audit(page)).toEqual([])
  await leave(ana, bob)
})
