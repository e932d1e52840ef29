import type { Page } from 'playwright-core'
import type { TestServer } from './test-server.ts'

/** Comes as people do: opens the home page, types the code of a table, and starts its game. */
export async function joinFromHome(
  page: Page,
  server: TestServer,
  request: Parameters<TestServer['arrangeTable']>[0],
): Promise<void> {
  const { invite } = await server.arrangeTable(request)
  await page.goto(server.url)
  await page.locator('#table-code').fill(invite)
  await page.locator('#table-code').press('Enter')
  await page.getByTestId('lobby').locator('.btn.go').first().click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
}
