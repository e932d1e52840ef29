import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launch } from './browser.ts'
import { type Guest, type GuestWishes, guest } from './guest.ts'
import { type House, type HouseWishes, openHouse } from './house.ts'

/** Whether only the short way through is wanted. */
export const QUICK = (process.env['SELVA_TEST'] ?? 'quick') === 'quick'

/** The browser and the house of a test file that says `atHouse()`, open from before its first test until after its last. */
export let browser: Browser
export let house: House

export function atHouse(wishes: HouseWishes = {}): void {
  beforeAll(async () => {
    house = await openHouse(wishes)
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
}

/** Guests at a table as described, once its game has begun: each in the seat of their number; bots have the others. */
export async function seated(
  wish: Parameters<House['arrangeTable']>[0],
  wishes: readonly GuestWishes[],
): Promise<readonly Guest[]> {
  const { invite } = await house.arrangeTable(wish)
  const guests: Guest[] = []
  for (const one of wishes) {
    const come = await guest(browser, one)
    await come.page.goto(`${house.url}/j/${invite}`)
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
