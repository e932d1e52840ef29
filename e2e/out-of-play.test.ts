import { describe, expect, onTestFinished, test } from 'vitest'
import { enterLobby } from './from-home.ts'
import { type Guest, guest } from './guest.ts'
import { testClock } from './test-clock.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

const clock = testClock()
useTestServer({ clock })

/** Tables at which seat 1 is asked, seat 2 is out of the game, and seat 3 plays. */
const TABLES = [
  {
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    arrangement: {
      players: [
        { character: 'captain', at: 'K09' },
        { character: 'pilot', at: 'Q11', killed: true },
        { character: 'alien1', at: 'S05' },
        { character: 'alien2', at: 'R05' },
      ],
      turn: 1,
      first: 1,
    },
  },
  {
    game: 'stay-away',
    setting: { seats: 4 },
    arrangement: {
      players: [
        { hand: ['whisky', 'suspicion', 'seduction', 'missed', 'axe'] },
        { eliminated: true },
        { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
        { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
      ],
      step: 'act',
    },
  },
]

describe.each(TABLES)('at a table of $game', ({ game, setting, arrangement }) => {
  test('no one waits for a player who is out: no countdown, no bot and no banner when they go and come back', async () => {
    const terms = { pace: 'untimed' } as const
    const { id, invite } = await testServer.arrangeTable({ game, setting, terms, listed: false, arrangement })
    const [ana, bob, cem] = [await guest(browser), await guest(browser), await guest(browser)]
    const all: readonly Guest[] = [ana, bob, cem]
    onTestFinished(async () => {
      for (const { context } of all) await context.close()
    })
    for (const { page } of all) await enterLobby(page, testServer, invite)
    await ana.page.locator('[data-testid="lobby"] .btn.go').first().click()
    for (const { page } of all) await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
    const heard = ana.page.getByTestId('callouts')
    const log = ana.page.getByTestId('log')
    const tookOver = /was away, so a bot took over/

    // Bob, who is out, goes first: once Cem counts as gone, he does too.
    await bob.page.goto(testServer.url)
    await bob.page.getByTestId('your-games').waitFor()
    await cem.page.goto('about:blank')
    await ana.page.getByTestId('grace-3').first().waitFor({ state: 'attached' })
    await heard.filter({ hasText: / is away\. A bot takes over in / }).waitFor({ state: 'attached' })
    expect(await ana.page.getByTestId('grace-2').count()).toBe(0)
    await clock.pass(60, [ana.page])
    await ana.page.getByTestId('bot-for-3').first().waitFor({ state: 'attached' })
    expect(await ana.page.getByTestId('bot-for-2').count()).toBe(0)
    await log.getByText(tookOver).first().waitFor({ state: 'attached' })
    expect(await log.getByText(tookOver).count()).toBe(1)

    // Both come back: Cem has a banner with a way back, and Bob, who has read all of it, has none.
    for (const { page } of [bob, cem]) await page.goto(`${testServer.url}/t/${id}`)
    await bob.page.getByTestId('log').getByText(tookOver).first().waitFor({ state: 'attached' })
    await cem.page.getByTestId('bot-plays').waitFor()
    await cem.page.getByTestId('back').click()
    await cem.page.getByTestId('bot-plays').waitFor({ state: 'detached' })
    for (const { page } of [ana, bob]) {
      const lines = page.getByTestId('log').getByText(/came back to the table/)
      await lines.first().waitFor({ state: 'attached' })
      expect(await lines.count()).toBe(1)
    }
    expect(await bob.page.locator('[data-testid="bot-plays"], [data-testid="back"]').count()).toBe(0)
    for (const { troubles } of all) expect(troubles).toEqual([])
  })
})
