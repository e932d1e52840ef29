import { expect, onTestFinished, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { startTestServer } from './test-server.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer({ operator: 'hello@example.org' })

test.each([
  { size: PHONE, language: 'es-ES', link: 'Privacidad', days: '400 días' },
  { size: { width: 360, height: 640 }, language: 'pt-PT', link: 'Privacidade', days: '400 dias' },
  { size: LAPTOP, language: 'en-GB', link: 'Privacy', days: '400 days' },
])('from home and from the profile in $language one reads what is kept, and whom to ask', async (one) => {
  const ana = await guest(browser, one)
  await ana.page.goto(testServer.url)
  await ana.page.getByRole('link', { name: one.link, exact: true }).click()
  await ana.page.locator('[data-testid="privacy"][aria-busy="false"]').waitFor()
  const text = await ana.page.getByTestId('privacy').textContent()
  expect(text).toContain(one.days)
  expect(await ana.page.getByTestId('operator').getByRole('link').getAttribute('href')).toBe('mailto:hello@example.org')
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await audit(ana.page)).toEqual([])
  await ana.page.goto(`${testServer.url}/me`)
  await ana.page.locator('a[href="/privacy"]').click()
  await ana.page.getByTestId('privacy').waitFor()
  await leave(ana)
})

test('without an address of the operator the page says whom to ask, and without limits that games stay', async () => {
  const house = await startTestServer()
  onTestFinished(() => house.close())
  const ana = await guest(browser)
  await ana.page.goto(house.url)
  await ana.page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await ana.page.getByTestId('operator').getByText('Ask the person who invited you.').waitFor()
  await ana.page.getByText('For as long as this server exists').waitFor()
  await leave(ana)
})
// cspell:ignore Privacidad días Privacidade
