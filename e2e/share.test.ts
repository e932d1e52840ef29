import { expect, test } from 'vitest'
import { type Guest, guest, PHONE } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

type Phone = { readonly shares: boolean; readonly copies: boolean }

/** A browser whose own ways out of the page are noted instead of taken, as far as it has any. */
async function phone({ shares, copies }: Phone): Promise<Guest & { noted(): Promise<readonly unknown[]> }> {
  const one = await guest(browser, { size: PHONE, language: 'it-IT' })
  await one.context.addInitScript(
    ({ shares: canShare, copies: canCopy }) => {
      const noted: unknown[] = []
      const note = async (what: unknown): Promise<void> => {
        noted.push(what)
        // The first time the sheet is closed without sharing, as a browser tells it.
        if (noted.length === 1 && canShare) throw new DOMException('put away', 'AbortError')
      }
      const refused = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'))
      Object.assign(window, { noted })
      Reflect.deleteProperty(Navigator.prototype, 'share')
      if (canShare) Object.defineProperty(navigator, 'share', { value: note })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: canCopy ? note : refused } })
    },
    { shares, copies },
  )
  return {
    ...one,
    noted: () => one.page.evaluate(() => (window as unknown as { readonly noted: readonly unknown[] }).noted),
  }
}

async function lobby({ page }: Guest): Promise<string> {
  const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
  const made = await testServer.arrangeTable({ game: 'escape', setting, listed: false })
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.getByTestId('lobby').waitFor()
  // On a phone the invitation is a part of its own.
  await page.locator('.lobby-parts input').nth(1).click({ force: true })
  await page.getByTestId('code').waitFor()
  return `${testServer.url}/j/${made.invite}`
}

test('the sheet of the phone gets the link and a sentence; putting it away is no failure', async () => {
  const ana = await phone({ shares: true, copies: true })
  const link = await lobby(ana)
  const share = ana.page.getByRole('button', { name: 'Condividi' })
  await share.click()
  await share.click()
  const text = 'Gioca con me a Escape from the Aliens in Outer Space su Selva'
  await expect.poll(ana.noted).toEqual([
    { text, url: link },
    { text, url: link },
  ])
  expect(await ana.page.locator('.invite [role="status"]').textContent()).toBe('')
  expect(ana.troubles).toEqual([])
  await ana.context.close()
})

test('without a sheet the link is copied, and where that is forbidden too it is selected', async () => {
  const ana = await phone({ shares: false, copies: true })
  const link = await lobby(ana)
  expect(await ana.page.getByRole('button', { name: 'Condividi' }).count()).toBe(0)
  await ana.page.getByRole('button', { name: 'Copia il link' }).click()
  await ana.page
    .getByRole('status')
    .filter({ hasText: /copiat/i })
    .waitFor()
  expect(await ana.noted()).toEqual([link])

  const bruno = await phone({ shares: false, copies: false })
  const his = await lobby(bruno)
  await bruno.page.getByRole('button', { name: 'Copia il link' }).click()
  await bruno.page
    .getByRole('status')
    .filter({ hasText: /selezionat/i })
    .waitFor()
  expect(await bruno.page.evaluate(() => String(getSelection()))).toBe(his)
  expect([...ana.troubles, ...bruno.troubles]).toEqual([])
  await ana.context.close()
  await bruno.context.close()
})
