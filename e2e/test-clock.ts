import { type ManualClock, manualClock } from '@selva/server/testing'
import type { Page } from 'playwright-core'

/**
 * The clock of a house where no time passes automatically: what needs none happens, what waits waits until it is wound.
 */
export type TestClock = ManualClock & {
  /**
   * Lets this many seconds pass. A little at a time: a page that does not answer the server's knocking in twice as long
   * counts as gone, and in between it can.
   */
  pass(seconds: number, pages: readonly Page[]): Promise<void>
}

const STEP = 10

/** Anything that is due within `atOnce` milliseconds happens without being wound, like changes that are gathered. */
export function testClock(atOnce = 0): TestClock {
  const hand = manualClock(Date.now())
  return {
    ...hand,
    after(ms, run) {
      if (ms > atOnce) return hand.after(ms, run)
      const timer = setTimeout(run)
      return () => clearTimeout(timer)
    },
    async pass(seconds, pages) {
      for (let left = seconds; left > 0; left -= STEP) {
        hand.wind(Math.min(STEP, left) * 1000)
        for (const page of pages) await page.evaluate(() => fetch('/api/me'))
      }
    },
  }
}
