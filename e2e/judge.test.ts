import { playerInProcess } from '@selva/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, PHONE, recognised } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

/** Enough games for a verdict, played at once and without a pause. */
useTestServer({ judge: playerInProcess, judgePace: { games: 40, sliceGames: 40, quiet: 0, rest: 0, lookAgain: 50 } })

/** A zone of one row. */
const corridor = (title: string, cells: string): string =>
  [
    `title: ${title}`,
    'players: 2-3',
    '',
    '   ABCDEFGHIJKLMNOPQRSTUVW',
    ...Array.from(
      { length: 14 },
      (_, row) => `${String(row + 1).padStart(2, '0')} ${(row === 0 ? cells : '').padEnd(23, '.')}`,
    ),
    '',
  ].join('\n')

/** Humans between the hatch and the aliens. */
const EVEN = corridor('Long Corridor', `1${'d'.repeat(9)}H${'d'.repeat(10)}A`)
/** The only hatch lies beside the Alien Sector, so humans hardly ever reach it. */
const HARSH = corridor('Harsh Corridor', `H${'d'.repeat(9)}1dA`)

async function gallery(page: Page): Promise<void> {
  await page.goto(testServer.url)
  await page.locator('a[href="/gallery"]').click()
  await page.locator('.document-card').first().waitFor()
}

/** Saves a zone as the editor does, and publishes it from its page. */
async function publish(page: Page, text: string): Promise<string> {
  const id = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch('/api/documents', { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await made.json()) as { id: string }).id
    },
    { game: 'escape', kind: 'zone', text },
  )
  await gallery(page)
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await page.locator(`[data-document="${id}"] .to-page`).click()
  await page.getByTestId('publish').click()
  await page.getByTestId('document-state').getByText('Published').waitFor()
  return id
}

test('the server judges published zones: on the card, on the page, and in the order of the gallery', async () => {
  const ana = await guest(browser)
  await ana.page.goto(testServer.url)
  await recognised(ana.page)
  const even = await publish(ana.page, EVEN)
  const harsh = await publish(ana.page, HARSH)

  const bob = await guest(browser, { size: PHONE })
  const { page } = bob
  // The bots take as long as they take: the gallery is opened again until both have their verdict.
  do await gallery(page)
  while ((await page.getByTestId('card-verdict').count()) < 2)
  const card = page.locator(`[data-document="${harsh}"]`)
  expect(await card.getByTestId('card-verdict').innerText()).toMatch(/Measured by this server[\s\S]*3 players/)

  const order = (): Promise<readonly (string | null)[]> =>
    page
      .locator('.document-card:has([data-testid="card-verdict"])')
      .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-document')))
  expect(await order()).toEqual([harsh, even])
  await page.getByLabel('Sort by').selectOption('balanced')
  await expect.poll(order).toEqual([even, harsh])

  await card.locator('.to-page').click()
  const verdict = page.getByTestId('server-verdict')
  await verdict.getByText('of 100 games with 3 players').waitFor()
  expect(await verdict.innerText()).toMatch(/Probably between \d+ and \d+, after 40 games/)
  await verdict.getByRole('radio', { name: '2' }).check({ force: true })
  await verdict.getByText('of 100 games with 2 players').waitFor()
  expect(await audit(page)).toEqual([])
  await leave(ana, bob)
})
