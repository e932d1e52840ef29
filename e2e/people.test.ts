import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { qrDrawing } from '../packages/web/src/ui/qr.ts'
import { audit } from './axe.ts'
import { startTestServer } from './test-server.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

/** Passkeys work on localhost, not on an address in numbers. */
let url: string
useTestServer({ unwantedWords: ['canalha'] })
beforeAll(() => {
  url = `http://localhost:${testServer.port}`
})

/** A page of its own browser profile, with an authenticator that says yes to everything. */
async function withAuthenticator(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context, page }
}

const open = async (page: Page): Promise<void> => {
  await page.goto(`${url}/me`)
  await page.locator('[data-testid="me"][aria-busy="false"]').waitFor()
}

test('a passkey brings its person back after signing out', async () => {
  const { context, page } = await withAuthenticator()
  await open(page)
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your name').press('Enter')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('You can get back to this profile').waitFor()
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.waitForURL(`${url}/`)
  await open(page)
  expect(await page.getByLabel('Your name').inputValue()).not.toBe('Ana')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ana')
  await context.close()
})

test('leaving for good is asked about first', async () => {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  await open(page)
  const name = await page.getByLabel('Your name').inputValue()
  const dialog = page.getByTestId('sure')
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await dialog.getByText('If you sign out, it’s lost').waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete my profile' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await open(page)
  expect(await page.getByLabel('Your name').inputValue()).toBe(name)
  await page.getByRole('button', { name: 'Delete my profile' }).click()
  await dialog.getByRole('button', { name: 'Delete my profile' }).click()
  await page.waitForURL(`${url}/`)
  await open(page)
  expect(await page.getByLabel('Your name').inputValue()).not.toBe(name)
  await context.close()
})

test('a link brings a second device, once; a recovery code a third', async () => {
  const first = await browser.newContext({ locale: 'en' })
  const page = await first.newPage()
  await open(page)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByLabel('Your name').press('Enter')
  await page.getByRole('button', { name: 'Create new codes' }).click()
  const code = await page.getByTestId('codes').locator('li').first().textContent()
  await page.getByRole('button', { name: 'Add a device' }).click()
  await page.getByTestId('qr').waitFor()
  expect(await audit(page)).toEqual([])
  const link = await page.getByLabel('Add a device').first().inputValue()
  for (const works of [true, false]) {
    const context = await browser.newContext({ locale: 'it' })
    const phone = await context.newPage()
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Sì, è il mio' }).click()
    if (works) await expect.poll(() => phone.locator('#your-name').inputValue()).toBe('Bob')
    else await phone.getByText('già usato').waitFor()
    await context.close()
  }
  const third = await browser.newContext({ locale: 'en' })
  const tablet = await third.newPage()
  await open(tablet)
  await tablet.getByLabel('Recovery code').fill(code ?? '')
  await tablet.getByRole('button', { name: 'Use a code' }).click()
  await expect.poll(() => tablet.getByLabel('Your name').inputValue()).toBe('Bob')
  await third.close()
  await first.close()
})

test('a name with a word the host does not want is refused in plain words, and the old one stays', async () => {
  const context = await browser.newContext({ locale: 'pt-PT' })
  const page = await context.newPage()
  await open(page)
  const field = page.locator('#your-name')
  const name = await field.inputValue()
  await field.fill('Grande Canalha')
  await field.press('Enter')
  await page.getByText('uma palavra que aqui não é bem-vinda').waitFor()
  await open(page)
  expect(await field.inputValue()).toBe(name)
  await context.close()
})

test('where the host has said at which address people come, invitations, links and screens lead there', async () => {
  const proxied = await startTestServer({ publicUrl: new URL('https://play.example.org') })
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  const square = (): Promise<string | null> => page.getByTestId('qr').first().locator('path').getAttribute('d')
  const shows = async (link: string): Promise<void> => expect.poll(square).toBe(qrDrawing(link).path)
  const made = await proxied.arrangeTable({ game: 'stay-away', setting: { seats: 4 }, listed: false })
  const invitation = `https://play.example.org/j/${made.invite}`
  await page.goto(`${proxied.url}/j/${made.invite}`)
  expect(await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()).toBe(invitation)
  await shows(invitation)
  expect(await page.getByText('This link works only on this computer').count()).toBe(0)

  await page.getByTestId('on-screen').click()
  const screen = `/t/${made.id}/screen#${made.invite}`
  expect(await page.getByLabel('Screen address').inputValue()).toBe(`https://play.example.org${screen}`)
  // Here it is opened where this browser is known.
  expect(await page.getByRole('link', { name: 'Open it here' }).getAttribute('href')).toBe(screen)
  await page.goto(`${proxied.url}${screen}`)
  await shows(invitation)
  await page.getByText('play.example.org').waitFor()

  await page.goto(`${proxied.url}/me`)
  await page.getByRole('button', { name: 'Add a device' }).click()
  const link = await page.getByLabel('Add a device').first().inputValue()
  expect(link).toMatch(/^https:\/\/play\.example\.org\/d#/)
  await shows(link)
  await context.close()
  await proxied.close()
})
