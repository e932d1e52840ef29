import { fastChance } from '@selva/core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as escape from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { browser, QUICK, testServer, useTestServer } from './use-test-server.ts'

// Nobody is taken for gone, however often the line breaks.
useTestServer({ grace: 10_000_000 })

type Choice = { readonly id: string; readonly choice?: { readonly do: string } }

/** Traffic over a bad line: the choices the page made by id, and those the server acknowledged. */
type Line = { readonly made: Map<string, string>; readonly acknowledged: Set<string>; breaks: number }

/**
 * A line that breaks at every choice that is sent for the first time: in turn before the server has it, and after it has
 * it but before the page hears of it.
 */
async function badLine(page: Page): Promise<Line> {
  const line: Line = { made: new Map(), acknowledged: new Set(), breaks: 0 }
  await page.routeWebSocket(/\/ws\/tables\//, (client) => {
    const server = client.connectToServer()
    let deaf = false
    client.onMessage((text) => {
      const { id, choice } = JSON.parse(String(text)) as Choice
      if (choice === undefined || line.made.has(id)) return server.send(text)
      line.made.set(id, choice.do)
      deaf = true
      line.breaks++
      if (line.breaks % 2 === 0) server.send(text)
      else void client.close({ code: 3000 })
      return undefined
    })
    server.onMessage((text) => {
      const [kind, id] = JSON.parse(String(text)) as [string, string]
      if (kind === 'ok') line.acknowledged.add(id)
      if (!deaf) return client.send(text)
      // The server has it and says so: now the line goes.
      if (kind === 'ok') void client.close({ code: 3000 })
      return undefined
    })
  })
  return line
}

/** Number of choices of this kind by seat 1, from the record of the game. */
async function recorded(page: Page, kind: string): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const record = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).json(), id)
  const batches = record.batches as readonly { by?: { seat: number; choice: { do: string } } }[]
  return batches.filter(({ by }) => by?.seat === 1 && by.choice.do === kind).length
}

const GAMES = [
  {
    game: 'escape',
    // A human one step from a hatch, and nobody else to play for.
    request: {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'basic', seats: 2 },
      listed: false,
      arrangement: {
        players: [
          { character: 'captain', at: 'D03' },
          { character: 'alien1', at: 'S05' },
        ],
        turn: 1,
        first: 1,
      },
    },
    own: 'move',
    over: escape.ENDED,
    asked: escape.asked,
    act: (page: Page, ask: string, pick: (n: number) => number) => escape.step(page, ask, pick),
  },
  {
    game: 'stay-away',
    request: { game: 'stay-away', setting: { seats: 4 }, listed: false },
    own: 'give',
    over: 'over',
    asked: stayAway.asked,
    act: (page: Page, _: string, pick: (n: number) => number) =>
      stayAway.answering(page, () => stayAway.act(page, pick)),
  },
]

describe.each(GAMES)('on a line that breaks at every choice, a game of $game', ({ request, asked, act, over, own }) => {
  test('goes on to its end, and each choice is carried out once', async () => {
    const made = await testServer.arrangeTable(request)
    const { page, context, troubles } = await guest(browser, { size: PHONE })
    const line = await badLine(page)
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    const { below } = fastChance(6)
    const most = QUICK ? 8 : 1000
    let ask = await asked(page)
    for (let n = 0; n < most && ask !== over; n++) {
      await act(page, ask, below)
      ask = await asked(page)
    }
    expect(line.breaks).toBeGreaterThan(1)
    expect(line.breaks).toBe(line.made.size)
    expect([...line.made.keys()].filter((id) => !line.acknowledged.has(id))).toEqual([])
    if (ask === over) {
      // The rest of a turn may come automatically; a choice that only the player makes was made as often as it was
      // chosen.
      const chosen = [...line.made.values()].filter((kind) => kind === own).length
      expect(chosen).toBeGreaterThan(0)
      expect(await recorded(page, own)).toBe(chosen)
    }
    expect(troubles).toEqual([])
    await context.close()
  })
})

test('a choice made without a network waits, says so, and is sent once; what was missed is played', async () => {
  const { page, context } = await guest(browser)
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { id, choice } = JSON.parse(String(payload)) as Choice
      if (choice !== undefined) sent.push(id)
    }),
  )
  await page.goto(testServer.url)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  const ask = await escape.asked(page)
  const log = await page.getByTestId('log').first().textContent()
  await context.setOffline(true)
  await page.getByTestId('lost').waitFor()
  // The board stays readable, and a choice can be made.
  expect(await page.getByTestId('log').first().textContent()).toBe(log)
  const before = await escape.stepOf(page)
  await escape.act(page, ask, () => 0)
  await page.getByTestId('lost').filter({ hasText: 'will be sent when you’re back online' }).waitFor()
  expect(sent).toEqual([])
  await context.setOffline(false)
  await escape.taken(page, before)
  await page.getByTestId('lost').waitFor({ state: 'detached' })
  expect(new Set(sent).size).toBe(1)
  await escape.asked(page)
  await context.close()
})

/** As slow as a phone far from any mast: 400 ms there and back, 50 kB a second. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

test('from the address to the first question on a slow line, with nothing kept', async () => {
  const { page, context, troubles } = await guest(browser, { size: PHONE })
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(testServer.url)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  const ask = await escape.asked(page)
  await escape.step(page, ask, () => 0)
  await page.reload()
  await escape.asked(page)
  expect(troubles).toEqual([])
  await context.close()
})
