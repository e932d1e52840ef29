import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { qrDrawing } from '../packages/web/src/ui/qr.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'
import { browser, leave, useTestServer } from './use-test-server.ts'

useTestServer()

const PUBLIC = 'https://play.example.org'

/** A server of its own, opened as `localhost` on the computer that it runs on. */
async function houseOf(options: TestServerOptions): Promise<TestServer & { readonly here: string }> {
  const house = await startTestServer({ host: '0.0.0.0', ...options })
  onTestFinished(() => house.close())
  return { ...house, here: `http://localhost:${house.port}` }
}

/** The link that the code for cameras stands for is this one. */
async function encodes(page: Page, link: string): Promise<void> {
  const code = page.getByTestId('qr').first().locator('path')
  await expect.poll(() => code.getAttribute('d')).toBe(qrDrawing(link).path)
}

/** From the home page to a table of one's own; the code of its invitation. */
async function openTable({ page }: Guest, here: string, game: string): Promise<string> {
  await page.goto(here)
  await page.locator(`.game a[href="/host/${game}"]`).click()
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  await openLobbyPart(page, /^Invite/)
  return ((await page.getByTestId('code').textContent()) ?? '').replace('-', '')
}

/** The invitation, the dialog of the screen for the room, and that screen, all with links to this address. */
async function leadTo(ana: Guest, here: string, game: string, address: string): Promise<string> {
  const { page } = ana
  const code = await openTable(ana, here, game)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const invitation = `${address}/j/${code}`
  expect(await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()).toBe(invitation)
  await encodes(page, invitation)

  await page.getByTestId('on-screen').click()
  const dialog = page.getByTestId('screen-dialog')
  const screen = `/t/${id}/screen#${code}`
  expect(await dialog.getByLabel('Screen address').inputValue()).toBe(address + screen)
  const codeOfScreen = dialog.getByTestId('qr').locator('path')
  await expect.poll(() => codeOfScreen.getAttribute('d')).toBe(qrDrawing(address + screen).path)
  const [wall] = await Promise.all([
    ana.context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Open it here' }).click(),
  ])
  // Here it is opened where this browser is known.
  await wall.getByTestId('screen').waitFor()
  expect(new URL(wall.url()).origin).toBe(here)
  await encodes(wall, invitation)
  await wall
    .locator('.place')
    .filter({ hasText: new URL(address).host })
    .waitFor()
  return invitation
}

describe.each(['escape', 'stay-away'])('a host of %s who opens Selva as localhost', (game) => {
  test('invites to the address on the network, and a friend comes there with a phone', async () => {
    const house = await houseOf({})
    // A computer without a network has no other address, and says so.
    const [address = house.here] = house.networkAddresses
    const ana = await guest(browser)
    const invitation = await leadTo(ana, house.here, game, address)
    const warnings = await ana.page.getByText('This link works only on this computer').count()
    expect(warnings).toBe(house.networkAddresses.length === 0 ? 1 : 0)
    const bob = await guest(browser, { size: PHONE, language: 'it-IT' })
    await bob.page.goto(invitation)
    await bob.page.getByTestId('lobby').waitFor()
    await ana.page.getByTestId('seat-2').locator('.initial').waitFor()
    await leave(ana, bob)
  })

  test('invites to the public address where one is set, also from a phone', async () => {
    const house = await houseOf({ publicUrl: new URL(PUBLIC) })
    for (const size of [undefined, PHONE]) {
      const ana = await guest(browser, size === undefined ? {} : { size })
      await leadTo(ana, house.here, game, PUBLIC)
      expect(await ana.page.getByText('This link works only on this computer').count()).toBe(0)
      await leave(ana)
    }
  })
})
