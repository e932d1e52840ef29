import type { Page } from 'playwright-core'
import type { TestServer } from './test-server.ts'

/** Comes as people do: opens the home page and types the code of a table. */
export async function enterLobby(page: Page, server: TestServer, code: string): Promise<void> {
  await page.goto(server.url)
  await page.locator('#table-code').fill(code)
  await page.locator('#table-code').press('Enter')
  await page.getByTestId('lobby').waitFor()
}

/** Comes to a new table from the home page, and starts its game. */
export async function joinFromHome(
  page: Page,
  server: TestServer,
  request: Parameters<TestServer['arrangeTable']>[0],
): Promise<void> {
  const { invite } = await server.arrangeTable(request)
  await enterLobby(page, server, invite)
  await page.getByTestId('lobby').locator('.btn.go').first().click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
}
