// cspell:ignore cerca cercando anche Aléjate ninguém está procura un’altra altra
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { testClock } from './test-clock.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

/** Changes of the list of tables are told when they have gathered this long, in milliseconds. */
const GATHER = 250

const clock = testClock(GATHER)
useTestServer({ clock })

const found = ({ page }: Guest) => page.getByTestId('find')
const tableOf = ({ page }: Guest): string => new URL(page.url()).pathname
const nameOf = async ({ page }: Guest, name: string): Promise<void> => {
  await page.locator('#your-name').fill(name)
  await page.locator('#your-name').press('Enter')
}

async function atHome(name: string, options: Parameters<typeof guest>[1] = {}): Promise<Guest> {
  const one = await guest(browser, options)
  await one.page.goto(testServer.url)
  await found(one).waitFor()
  await nameOf(one, name)
  return one
}

/** Chooses a game by its place among the choices, and looks for it. */
async function look(one: Guest, choice = 0): Promise<void> {
  await found(one).locator('input').nth(choice).check({ force: true })
  await one.page.getByTestId('find-game').click()
  await one.page.getByTestId('start-now').waitFor()
}

const inLobby = ({ page }: Guest): Promise<void> => page.getByTestId('lobby').waitFor()

test('two people see what they would play and how many look, not who; one starts, and both sit at one table', async () => {
  const ana = await atHome('Ana', { size: LAPTOP })
  const bob = await atHome('Bruno', { size: PHONE, language: 'it-IT' })
  expect(await found(ana).textContent()).toContain('No one is looking right now. Bots take the free seats after 60 sec')
  expect(await found(ana).locator('.plays li').allTextContents()).toEqual([
    'Galilei, Basic: 6 players, pace “Relaxed”',
    'Stay Away!: 6 players, pace “Relaxed”',
  ])
  await look(ana)
  await found(bob).getByText('Una persona sta cercando.').waitFor()
  expect(await found(bob).textContent()).not.toContain('Ana')
  // She sees how long it takes, also in the title of another tab; time has not begun to run.
  await expect.poll(() => ana.page.title()).toMatch(/^(1:00|0:\d\d), looking for a game/)
  await expect.poll(() => found(ana).locator('.ring').textContent()).toMatch(/^(1:00|0:\d\d)$/)
  await look(bob)
  await found(ana).getByText('One other person is looking.').waitFor()
  await found(bob).getByText('Sta cercando anche un’altra persona.').waitFor()
  for (const { page } of [ana, bob]) {
    expect(await audit(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await bob.page.getByTestId('start-now').click()
  for (const one of [ana, bob]) await inLobby(one)
  expect(tableOf(bob)).toBe(tableOf(ana))
  // Paired, they read each other's names; the table begins by its own time, with bots.
  await ana.page.getByText('Bruno').first().waitFor()
  await ana.page.getByText('Starts automatically in').waitFor()
  expect(await ana.page.title()).toMatch(/^Starts automatically in 0:\d\d/)
  await clock.pass(10, [ana.page, bob.page])
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  await leave(ana, bob)
})

test('after the time that is shown bots fill up; whoever stops looking is not waited for', async () => {
  const ana = await atHome('Ana', { size: PHONE, language: 'es-ES' })
  const bob = await atHome('Bob')
  await look(ana, 2)
  await look(bob, 2)
  await found(bob).getByText('One other person is looking.').waitFor()
  await found(bob).getByRole('button', { name: 'Stop looking' }).click()
  await bob.page.getByTestId('find-game').waitFor()
  await clock.pass(60, [ana.page, bob.page])
  await inLobby(ana)
  expect(tableOf(bob)).toBe('/')
  // The game that she wanted, and nobody else sits there.
  expect(await ana.page.locator('.lead').first().textContent()).toContain('¡Aléjate!')
  await expect.poll(() => ana.page.locator('.seatlist .bot-seat').count()).toBe(5)
  await leave(ana, bob)
})

test('a person whom one has blocked waits as before, and never sits at the same table', async () => {
  const ana = await atHome('Ana')
  const bob = await atHome('Bob', { size: PHONE, language: 'pt-PT' })
  // Ana reads Bob once, at a table, and blocks him.
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: { seats: 2, zone: 'galilei', preset: 'basic' },
    listed: false,
  })
  for (const one of [ana, bob]) {
    await one.page.goto(`${testServer.url}/j/${made.invite}`)
    await inLobby(one)
  }
  const words = bob.page.getByTestId('talk').locator('footer input')
  await bob.page.locator('.lobby-parts input').nth(2).click({ force: true })
  await words.fill('something that Ana does not want to read')
  await words.press('Enter')
  await ana.page.getByTestId('said').waitFor()
  await ana.page.getByTestId('said').getByRole('button').click()
  await ana.page.getByRole('button', { name: /^Block/ }).click()
  await ana.page.getByTestId('said').waitFor({ state: 'detached' })

  const cem = await atHome('Cem', { language: 'es-ES' })
  for (const { page } of [ana, bob]) await page.goto(testServer.url)
  for (const one of [bob, ana]) {
    await found(one).waitFor()
    await look(one, 1)
  }
  await found(ana).getByText('One other person is looking.').waitFor()
  await look(cem, 1)
  await found(ana).getByText('2 other people are looking.').waitFor()
  await ana.page.getByTestId('start-now').click()
  for (const one of [ana, cem]) await inLobby(one)
  expect(tableOf(cem)).toBe(tableOf(ana))
  // Bob goes on waiting, and is told nothing but the number.
  await found(bob).getByText('Por agora mais ninguém está à procura.').waitFor()
  await bob.page.getByTestId('start-now').click()
  await inLobby(bob)
  expect(tableOf(bob)).not.toBe(tableOf(ana))
  await leave(ana, bob, cem)
})

test('a found game is told with a sound, for a reader who has sound on', async () => {
  const ana = await guest(browser)
  // Every voice that starts is counted where the browser makes it.
  await ana.page.addInitScript(() => {
    const sounded = { voices: 0 }
    Object.assign(window, { sounded })
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (when) {
      sounded.voices++
      start.call(this, when)
    }
  })
  const voices = (): Promise<number> =>
    ana.page.evaluate(() => (window as unknown as { readonly sounded: { readonly voices: number } }).sounded.voices)
  await ana.page.goto(testServer.url)
  await found(ana).waitFor()
  await look(ana, 1)
  await found(ana).getByRole('button', { name: 'Sound', pressed: false }).click()
  await expect.poll(voices).toBeGreaterThan(0)
  await found(ana).getByRole('button', { name: 'Sound', pressed: true }).waitFor()
  const before = await voices()
  await ana.page.getByTestId('start-now').click()
  await inLobby(ana)
  await expect.poll(voices).toBeGreaterThan(before)
  await leave(ana)
})
