import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { asked, playOn, tap } from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import { browser, leave, seated, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

describe('the first minute', () => {
  test('two clicks from the address to a game', async () => {
    const ana = await guest(browser)
    await ana.page.goto(testServer.url)
    await ana.page.getByRole('button', { name: 'Play now' }).first().click()
    await asked(ana.page)
    expect(await ana.page.getByTestId('round').textContent()).toContain('1')
    expect(await ana.page.getByTestId('identity').first().textContent()).toMatch(/Human|Alien/i)
    await leave(ana)
  })
})

test('two people and two bots play a whole game to its end', async () => {
  const ana = await guest(browser)
  const bob = await guest(browser, { size: PHONE })
  await ana.page.goto(`${testServer.url}/host/escape`)
  await ana.page.locator('[data-preset="basic"]').click()
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  await ana.page.getByTestId('lobby').waitFor()
  const code = ((await ana.page.getByTestId('code').textContent()) ?? '').trim()

  await bob.page.goto(testServer.url)
  await bob.page.getByLabel('Table code').fill(code)
  await bob.page.getByRole('button', { name: 'Join', exact: true }).click()
  await bob.page.getByTestId('lobby').waitFor()
  await ana.page.getByRole('button', { name: /^Start/ }).click()

  const chance = fastChance(7)
  await Promise.all([playOn(ana.page, chance.below), playOn(bob.page, chance.below)])

  const ends = await Promise.all(
    [ana, bob].map(async ({ page }) => ({
      rows: await page.getByTestId(/^who-/).allTextContents(),
      title: await page.getByTestId('end').getByRole('heading', { level: 1 }).textContent(),
    })),
  )
  const [hers, his] = ends
  expect(hers?.rows).toHaveLength(4)
  for (const row of hers?.rows ?? []) expect(row).toMatch(/Captain|Pilot|Psychologist|Soldier|Alien/)
  expect(his?.rows).toEqual(hers?.rows)

  // Nobody's browser was told where the other went before the end.
  for (const { frames } of [ana, bob]) {
    const told: readonly { kind: string; seat?: number; to?: number }[] = frames
      .map((frame) => JSON.parse(frame))
      .flatMap((message) => (message[0] === 'f' ? escape.redactor.readFrame(message[1]) : []))
    const end = told.findIndex(({ kind }) => kind === 'gameOver')
    expect(end).toBeGreaterThan(10)
    const running = told.slice(0, end)
    const movers = new Set(
      running.filter(({ kind, to }) => kind === 'moved' && to !== undefined).map(({ seat }) => seat),
    )
    expect(movers.size).toBeLessThanOrEqual(1)
  }
  await leave(ana, bob)
})

test('a page that is loaded again in the middle of a decision goes on where it was', async () => {
  const crew = ['alien1', 'captain', 'alien2', 'pilot'].map((character, i) => ({
    character,
    at: ['D10', 'F08', 'Q11', 'K06'][i] ?? 'D10',
  }))
  const [ana] = await seated(
    {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'advanced', seats: 4 },
      listed: false,
      terms: { pace: 'untimed' },
      arrangement: { players: crew, turn: 1, first: 1, round: 2, next: ['any'] },
    },
    [{}],
  )
  if (ana === undefined) throw new Error('a guest')
  const { page } = ana
  const log = page.getByTestId('log').first()
  async function reloadedAt(ask: string): Promise<void> {
    expect(await asked(page)).toBe(ask)
    const told = await log.textContent()
    await page.reload()
    expect(await asked(page)).toBe(ask)
    await expect.poll(() => log.textContent()).toBe(told)
  }
  await reloadedAt('move')
  await tap(page, 'D11')
  await page.getByTestId('then').locator('input[value="wait"]').check({ force: true })
  await page.getByRole('button', { name: /^(Move|Attack) / }).click()
  await reloadedAt('arrived')
  await page.getByTestId('act').locator('.do button.go').click()
  await reloadedAt('name')
  await tap(page, 'D12')
  await page.getByTestId('act').locator('.do button.go').click()
  await expect.poll(() => log.textContent()).toMatch(/noise in D12/i)
  await leave(ana)
})

test('two players heard in one sector are both on the map and in what is spoken of it', async () => {
  const [ana, bob, eva] = await seated(
    {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'advanced', seats: 3 },
      listed: false,
      terms: { pace: 'untimed' },
      arrangement: {
        players: [
          { character: 'alien1', at: 'D10' },
          { character: 'captain', at: 'F08' },
          { character: 'alien2', at: 'Q11' },
        ],
        turn: 1,
        first: 1,
        round: 2,
        next: ['any', 'any'],
      },
    },
    [{}, {}, {}],
  )
  if (ana === undefined || bob === undefined || eva === undefined) throw new Error('three guests')
  for (const [{ page }, to] of [
    [ana, 'D11'],
    [bob, 'F09'],
  ] as const) {
    expect(await asked(page)).toBe('move')
    await tap(page, to)
    await page.getByRole('button', { name: /^(Move|Attack) / }).click()
    expect(await asked(page)).toBe('name')
    await tap(page, 'N10')
    await page.getByTestId('act').locator('.do button.go').click()
  }
  for (const { page } of [ana, bob, eva]) {
    const label = () => page.locator('[data-sector="N10"]').getAttribute('aria-label')
    await expect.poll(async () => ((await label()) ?? '').match(/noise( by [^,]+)? in round/g)?.length).toBe(2)
    expect(await page.locator('.ripple[data-heard="N10"]').count()).toBe(1)
    expect(await page.locator('.fading circle').count()).toBe(1)
  }
  await leave(ana, bob, eva)
})
