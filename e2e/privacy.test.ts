import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
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
// cspell:ignore Privacidad días Privacidade
