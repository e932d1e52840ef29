import { expect, test } from 'vitest'
import { type Guest, guest, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const GALILEI = { zone: 'galilei', preset: 'basic', seats: 2 }

/** Everyone at a table votes to end its game, which leads to its end screen. */
async function endGame(id: string, ...guests: readonly Guest[]): Promise<void> {
  for (const { page } of guests)
    await page.evaluate(async (table) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/tables/${table}/vote`, { method: 'POST', headers, body: JSON.stringify({ on: true }) })
    }, id)
  for (const { page } of guests) await page.getByTestId('end').waitFor()
}

const linkOf = ({ page }: Guest): Promise<string> => page.locator('[data-testid="share-dialog"] > input').inputValue()
const replayOf = ({ page }: Guest) => page.getByTestId('replay')

test('a friend without an account opens the link to a game and to a moment of it, until it is taken back', async () => {
  const ana = await guest(browser, { size: PHONE, language: 'it-IT' })
  await ana.page.goto(testServer.url)
  await ana.page.locator('input').first().fill('Ana')
  await ana.page.getByRole('button', { name: 'Gioca subito' }).first().click()
  await ana.page.getByTestId('table').waitFor()
  const id = new URL(ana.page.url()).pathname.split('/')[2] ?? ''
  await endGame(id, ana)
  await ana.page.getByTestId('share').click()
  // Alone with bots the link is there at once, and names her.
  await ana.page.getByTestId('share-picture').waitFor()
  const link = await linkOf(ana)
  expect(new URL(link).pathname).toMatch(/^\/s\/it\/[0-9a-z]{20}$/)
  expect(await ana.page.getByTestId('share-named').isChecked()).toBe(true)
  const picture = ana.page.getByTestId('share-picture')
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1200)

  const eve = await guest(browser)
  await eve.page.goto(link)
  await replayOf(eve).waitFor()
  await eve.page.getByTestId('eyes-1').click()
  await eve.page.keyboard.press('ArrowRight')
  const moment = eve.page.url()
  const at = await replayOf(eve).getAttribute('data-at')
  expect(moment).toContain(`#${at}.1`)
  await eve.context.clearCookies()
  const cem = await guest(browser, { size: PHONE, language: 'es-ES' })
  await cem.page.goto(moment)
  await cem.page.locator(`[data-testid="replay"][data-at="${at}"][data-eyes="1"]`).waitFor()

  // In the replay of one's own table the link leads to the very moment.
  await ana.page.keyboard.press('Escape')
  await ana.page.goto(`${testServer.url}/replay/${id}#3.1`)
  await replayOf(ana).waitFor()
  await ana.page.getByTestId('link').click()
  await ana.page.getByTestId('share-copy').waitFor()
  expect(await linkOf(ana)).toBe(`${link}#3.1`)
  await ana.page.getByTestId('share-drop').click()
  await ana.page.getByTestId('share-make').waitFor()
  await cem.page.reload()
  await cem.page.getByTestId('link-gone').waitFor()
  expect(await cem.page.getByRole('heading', { level: 1 }).textContent()).toBe('Este enlace no funciona')
  await leave(ana, eve, cem)
})

test('two people share a game: each is named if they agree, and a visitor of the table finds the replay', async () => {
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: GALILEI,
    terms: { spectators: false },
    listed: true,
  })
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE, language: 'pt-PT' })]
  for (const { page } of [ana, bob]) {
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.getByTestId('lobby').waitFor()
  }
  await ana.page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  const eve = await guest(browser)
  await eve.page.goto(`${testServer.url}/t/${made.id}`)
  await eve.page.getByTestId('plain-started').waitFor()
  await endGame(made.id, ana, bob)
  await eve.page.reload()
  await eve.page.getByTestId('plain-ended').waitFor()

  await bob.page.getByTestId('share').click()
  await bob.page.getByTestId('share-make').click()
  await bob.page.getByTestId('share-copy').waitFor()
  expect(await bob.page.getByTestId('share-named').isChecked()).toBe(false)
  await eve.page.reload()
  await replayOf(eve).waitFor()
  expect(new URL(eve.page.url()).pathname).toMatch(/^\/s\/en\//)
  const names = () => eve.page.locator('.eyes li b').allTextContents()
  expect((await names()).filter((name) => /^Player [12]$/.test(name))).toHaveLength(2)
  const bobs = bob.page.getByTestId('share-named')
  const saved = bob.page.waitForResponse(
    (answer) => answer.url().endsWith('/share') && answer.request().method() === 'PUT',
  )
  await bobs.check()
  await saved
  await eve.page.reload()
  await replayOf(eve).waitFor()
  expect((await names()).filter((name) => /^Player [12]$/.test(name))).toHaveLength(1)
  await leave(ana, bob, eve)
})

test('a copied address of a private table leads a friend to its code, and the code to a seat', async () => {
  const made = await testServer.arrangeTable({ game: 'escape', setting: GALILEI, listed: false })
  const bob = await guest(browser, { size: PHONE, language: 'es-ES' })
  const shown: string[] = []
  for (const address of [made.id, 'nosuchtable']) {
    await bob.page.goto(`${testServer.url}/t/${address}`)
    await bob.page.getByTestId('plain-private').waitFor()
    await bob.page.locator('#table-code').waitFor()
    shown.push(await bob.page.locator('main').innerHTML())
  }
  expect(shown[0]).toBe(shown[1])
  await bob.page.goto(`${testServer.url}/t/${made.id}`)
  await bob.page.locator('#table-code').fill(made.invite)
  await bob.page.keyboard.press('Enter')
  await bob.page.getByTestId('lobby').waitFor()
  expect(new URL(bob.page.url()).pathname).toBe(`/t/${made.id}`)
  const eve = await guest(browser)
  for (const path of [`/t/${made.id}/screen`, `/replay/${made.id}`, '/replay/nosuchtable']) {
    await eve.page.goto(testServer.url + path)
    await eve.page.getByTestId('plain-private').waitFor()
  }
  await leave(bob, eve)
})
// cspell:ignore funciona
