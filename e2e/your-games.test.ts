import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { tap } from './escape-player.ts'
import { enterLobby } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const home = async ({ page }: Guest): Promise<void> => {
  await page.goto(testServer.url)
  await page.getByTestId('your-games').waitFor()
}
const row = ({ page }: Guest, id: string) => page.getByTestId(`mine-${id}`)
const idAt = ({ page }: Guest): string => new URL(page.url()).pathname.split('/')[2] ?? ''
/** The button at the end of a row: it hides a game that is over, and asks how to leave any other. */
const cross = (one: Guest, id: string) => row(one, id).getByRole('button').last()

test.each([
  { size: LAPTOP, language: 'en-GB', title: 'Your games', goOn: 'Continue' },
  { size: PHONE, language: 'it-IT', title: 'Le tue partite', goOn: 'Continua' },
])('at $size.width px home begins with the games one plays; they are continued, ended and hidden', async (one) => {
  const ana = await guest(browser, one)
  const { page } = ana
  await page.goto(testServer.url)
  await page.locator('.game .btn.go').first().waitFor()
  expect(await page.getByTestId('your-games').count()).toBe(0)
  await page.locator('.game .btn.go').first().click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  const id = idAt(ana)
  await home(ana)
  await page.getByRole('heading', { name: one.title }).waitFor()
  await row(ana, id).getByRole('link', { name: one.goOn }).click()
  await page.getByTestId('table').waitFor()
  expect(idAt(ana)).toBe(id)

  // Ending asks once; no leaves all as it was, and the focus comes back to the row.
  await home(ana)
  await cross(ana, id).click()
  const dialog = page.getByTestId('end-game')
  await dialog.waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await cross(ana, id).evaluate((button) => button === document.activeElement)).toBe(true)
  await row(ana, id).getByRole('link', { name: one.goOn }).waitFor()
  await cross(ana, id).click()
  await dialog.locator('.btn.strike').click()
  // No one has won, so there is nothing to go back to: home is as it was at first.
  await row(ana, id).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.game .btn.go').first().waitFor()
  expect(await page.getByTestId('your-games').count()).toBe(0)
  await leave(ana)
})

test('a finished game leads to its review until it is hidden, and again once the profile shows it', async () => {
  const ana = await guest(browser)
  const { page } = ana
  // The only human is in reach: the game ends with one attack.
  const arrangement = {
    players: [
      { character: 'alien1', at: 'K09' },
      { character: 'captain', at: 'K10' },
    ],
    turn: 1,
    first: 1,
  }
  const setting = { zone: 'galilei', preset: 'basic', seats: 2 }
  const { id, invite } = await testServer.arrangeTable({ game: 'escape', setting, listed: false, arrangement })
  await enterLobby(page, testServer, invite)
  await page.locator('[data-testid="lobby"] .btn.go').first().click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  await tap(page, 'K10')
  await page.getByTestId('then').locator('input[value="attack"]').check({ force: true })
  await page
    .getByTestId('act')
    .getByRole('button', { name: /^Attack / })
    .click()
  await page.getByTestId('end').waitFor()

  await home(ana)
  await row(ana, id).getByText('you won on').waitFor()
  await row(ana, id).locator(`a[href^="/replay/${id}"]`).waitFor()
  await cross(ana, id).click()
  await row(ana, id).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.game .btn.go').first().waitFor()
  expect(await page.getByTestId('your-games').count()).toBe(0)
  await page.goto(`${testServer.url}/me`)
  await page.getByRole('radio', { name: 'Hidden' }).check()
  const again = page.getByTestId('my-games').getByRole('button', { name: /^Show again/ })
  await again.click()
  await again.waitFor({ state: 'detached' })
  await home(ana)
  await row(ana, id).waitFor()
  await leave(ana)
})

test('a seat at a table that has not begun is given back from home', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE })]
  const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
  const { id, invite } = await testServer.arrangeTable({ game: 'escape', setting, listed: false })
  for (const { page } of [ana, bob]) await enterLobby(page, testServer, invite)
  await ana.page.getByTestId('seat-2').locator('.initial').waitFor()
  await home(bob)
  await cross(bob, id).click()
  await bob.page.getByTestId('end-game').locator('.btn.strike').click()
  await row(bob, id).waitFor({ state: 'detached' })
  await ana.page.getByTestId('seat-2').getByText('A bot if no one joins').waitFor()
  await leave(ana, bob)
})

test('among people a game is voted to its end, or left to a bot and hidden', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE })]
  const setting = { seats: 4 }
  const { id, invite } = await testServer.arrangeTable({ game: 'stay-away', setting, listed: false })
  for (const { page } of [ana, bob]) await enterLobby(page, testServer, invite)
  await ana.page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const { page } of [ana, bob]) await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  const ways = bob.page.getByTestId('end-game')
  await home(bob)
  await cross(bob, id).click()
  await ways.getByRole('button', { name: 'Let a bot play' }).click()
  await row(bob, id).waitFor({ state: 'detached' })
  await ana.page.getByTestId('bot-for-2').first().waitFor({ state: 'attached' })

  await home(ana)
  await cross(ana, id).click()
  await ana.page.getByTestId('end-game').getByRole('button', { name: 'Vote to end' }).click()
  await ana.page.getByTestId('end-game').waitFor({ state: 'detached' })
  await row(ana, id).waitFor()
  // Bob comes back by its address, and votes too: then it is over for both.
  await bob.page.goto(`${testServer.url}/t/${id}`)
  await bob.page.getByRole('button', { name: 'Menu' }).click()
  await bob.page.getByTestId('vote').click()
  await bob.page.getByTestId('end').waitFor()
  await ana.page.reload()
  await ana.page.locator('.game .btn.go').first().waitFor()
  expect(await ana.page.getByTestId('your-games').count()).toBe(0)
  await leave(ana, bob)
})
// cspell:ignore partite Continua
