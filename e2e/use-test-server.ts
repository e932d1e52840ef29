import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launch } from './browser.ts'
import { type Guest, type GuestOptions, guest } from './guest.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** Whether only the short way through is wanted. */
export const QUICK = (process.env['SELVA_TEST'] ?? 'quick') === 'quick'

/** The browser and the house of a test file that says `useTestServer()`, open from before its first test until after its last. */
export let browser: Browser
export let testServer: TestServer

export function useTestServer(options: TestServerOptions = {}): void {
  beforeAll(async () => {
    testServer = await startTestServer(options)
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await testServer?.close()
  })
}

/** Guests at a table as described, once its game has begun: each in the seat of their number; bots have the others. */
export async function seated(
  request: Parameters<TestServer['arrangeTable']>[0],
  options: readonly GuestOptions[],
): Promise<readonly Guest[]> {
  const { invite } = await testServer.arrangeTable(request)
  const guests: Guest[] = []
  for (const one of options) {
    const come = await guest(browser, one)
    await come.page.goto(`${testServer.url}/j/${invite}`)
    await come.page.getByTestId('lobby').waitFor()
    guests.push(come)
  }
  await guests[0]?.page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const { page } of guests) await page.getByTestId('table').waitFor()
  return guests
}

/** Guests go; nothing went wrong on their pages. */
export async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const { context, troubles } of guests) {
    expect(troubles).toEqual([])
    await context.close()
  }
}
