import type { TableInfo } from '@selva/protocol'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, PHONE, recognised } from './guest.ts'
import { testClock } from './test-clock.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = testClock()
useTestServer({ clock })

const REQUEST = {
  game: 'escape',
  setting: { zone: 'galilei', preset: 'basic', seats: 2 },
  listed: true,
  playNow: true,
}

test('a game that nobody has played for a month says so to a player, to a watcher and in the list of games', async () => {
  const [ana, eve] = [await guest(browser), await guest(browser, { size: PHONE, language: 'pt-PT' })]
  await ana.page.goto(testServer.url)
  await recognised(ana.page)
  const { id } = await ana.page.evaluate(async (request): Promise<TableInfo> => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })).json()
  }, REQUEST)
  await ana.page.goto(`${testServer.url}/t/${id}`)
  await ana.page.getByTestId('table').waitFor()
  expect(await ana.page.getByTestId('resting').count()).toBe(0)
  // Until it is her turn the bots still play.
  const turn = (): Promise<boolean> =>
    ana.page.evaluate(async () => (await (await fetch('/api/me/tables')).json()).tables[0].yourTurn)
  await expect.poll(turn, { timeout: 120_000 }).toBe(true)
  clock.jump(40 * DAY)

  await ana.page.reload()
  await ana.page.getByTestId('resting').getByText('The game continues where it stopped').waitFor()
  expect(await audit(ana.page)).toEqual([])
  await eve.page.goto(`${testServer.url}/t/${id}`)
  await eve.page.getByTestId('resting').getByText('O jogo continua quando um jogador voltar').waitFor()
  expect(await audit(eve.page)).toEqual([])
  await ana.page.goto(`${testServer.url}/me`)
  await ana.page.getByText(/^Paused since /).waitFor()
  await leave(ana, eve)
})
