import { type Browser, chromium as playwright } from 'playwright-core'
import { chromium } from '../scripts/chromium.mjs'

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A headless browser of its own, with an empty profile. Close it when done. */
export async function launch(): Promise<Browser> {
  const { executablePath, env } = await chromium()
  // The unpacked browser has no set-uid helper, so its sandbox works for nobody; it only ever sees our own pages.
  return playwright.launch({
    executablePath,
    env: { ...env } as Record<string, string>,
    args: ARGS,
    chromiumSandbox: false,
  })
}
