import { fastChance } from '@selva/core'
import { describe, expect, test } from 'vitest'
import { audit } from './axe.ts'
import * as escape from './escape-player.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const ROOM = { width: 1920, height: 1080 }

/** Positions in which the first choices end nothing, whatever the bots do. */
const GAMES = [
  {
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    arrangement: {
      players: [
        { character: 'captain', at: 'D10' },
        { character: 'alien1', at: 'S05' },
        { character: 'pilot', at: 'Q11' },
        { character: 'alien2', at: 'R05' },
      ],
      turn: 1,
      first: 1,
    },
    asked: async ({ page }: Guest): Promise<void> => void (await escape.asked(page)),
    choose: async ({ page }: Guest): Promise<void> => escape.step(page, await escape.asked(page), () => 0),
  },
  {
    game: 'stay-away',
    setting: { seats: 4 },
    arrangement: {
      players: [
        { hand: ['whisky', 'suspicion', 'flamethrower', 'seduction', 'missed'] },
        { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
        { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
        { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
      ],
      step: 'act',
    },
    asked: async ({ page }: Guest): Promise<void> => void (await stayAway.asked(page)),
    choose: async ({ page }: Guest): Promise<void> => {
      await stayAway.asked(page)
      await stayAway.answering(page, () => stayAway.act(page, () => 0))
    },
  },
]

/** The frames about the game, without those about the table. */
const told = ({ frames }: Guest): readonly string[] => frames.filter((frame) => /^\["(f|state)"/.test(frame))

describe.each(GAMES)('a screen for the room, at a table of $game', ({ game, setting, arrangement, asked, choose }) => {
  test('shows the way in, then what everybody may see, and nothing else, even in the browser of a player', async () => {
    const made = await testServer.arrangeTable({ game, setting, listed: false, arrangement })
    const ana = await guest(browser, { size: PHONE })
    await ana.page.goto(`${testServer.url}/j/${made.invite}`)
    await ana.page.getByTestId('lobby').waitFor()
    await openLobbyPart(ana.page, /^Invite/)
    await ana.page.getByTestId('on-screen').click()
    const address = await ana.page.getByLabel('Screen address').inputValue()
    await ana.page.getByTestId('screen-dialog').getByRole('button', { name: 'Close' }).click()

    // A screen of its own, and a second one in the browser of a player.
    const wall = await guest(browser, { size: ROOM, language: 'it-IT', theme: 'paper' })
    await wall.page.goto(address)
    await wall.page.getByTestId('qr').waitFor()
    expect((await wall.page.getByTestId('code').textContent())?.replace('-', '')).toBe(made.invite)
    expect(await audit(wall.page)).toEqual([])
    const page = await ana.context.newPage()
    const frames: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    const hers: Guest = { ...ana, page, frames }
    await page.goto(address)
    await page.getByTestId('code').waitFor()

    await ana.page.getByRole('button', { name: /^Start/ }).click()
    await wall.page.getByTestId('turn').filter({ hasText: 'Turno di' }).waitFor()
    while ((await page.getByTestId('log').locator('li').count()) === 0) await choose(ana)
    expect(await audit(wall.page)).toEqual([])
    // The table waits for Ana again, so nothing more is sent: both screens know the same, and her own page knows more.
    await asked(ana)
    await expect.poll(() => JSON.stringify(told(hers)) === JSON.stringify(told(wall))).toBe(true)
    expect(told(wall)).not.toEqual(told(ana))
    expect(await page.locator('[data-testid="act"], [data-testid="hand"], [data-testid="identity"]').count()).toBe(0)

    // A page that comes late sees the same log.
    const log = await page.getByTestId('log').textContent()
    await page.reload()
    await expect.poll(() => page.getByTestId('log').textContent()).toBe(log)
    await leave(ana, wall)
  })

  test('is not for strangers where nobody may watch, and is opened from the menu by those who play', async () => {
    const terms = { spectators: false }
    const made = await testServer.arrangeTable({ game, setting, listed: false, terms, arrangement })
    const ana = await guest(browser, { size: PHONE })
    await ana.page.goto(`${testServer.url}/j/${made.invite}`)
    await ana.page.getByRole('button', { name: /^Start/ }).click()
    await ana.page.getByTestId('table').waitFor()
    await ana.page.getByRole('button', { name: 'Menu' }).click()
    await ana.page.getByTestId('menu-screen').click()
    const address = await ana.page.getByLabel('Screen address').inputValue()
    expect(address).not.toContain(made.invite)
    expect(await audit(ana.page)).toEqual([])
    const [opened] = await Promise.all([
      ana.context.waitForEvent('page'),
      ana.page.getByRole('link', { name: 'Open it here' }).click(),
    ])
    await opened.getByTestId('screen').waitFor()
    const eve = await guest(browser)
    await eve.page.goto(`${address}#${made.invite}`)
    await eve.page.getByTestId('plain-started').waitFor()
    expect(told(eve)).toEqual([])
    await ana.context.close()
    await eve.context.close()
  })
})

test.skipIf(QUICK)('at the end a screen shows how it ended', async () => {
  const ana = await guest(browser)
  await ana.page.goto(testServer.url)
  await ana.page.getByRole('button', { name: 'Play now' }).first().click()
  await ana.page.getByTestId('table').waitFor()
  const wall = await ana.context.newPage()
  await wall.goto(`${ana.page.url()}/screen`)
  const { below } = fastChance(3)
  await escape.playOn(ana.page, below)
  await wall.getByTestId('end').waitFor()
  expect(await wall.getByRole('heading', { level: 1 }).textContent()).toBe(
    await ana.page.getByRole('heading', { level: 1 }).textContent(),
  )
  await ana.context.close()
})
