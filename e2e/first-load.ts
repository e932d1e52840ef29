import type { Page } from 'playwright-core'

/** A script or style of the client, and its bytes as they came over the wire. */
export type LoadedFile = { readonly name: string; readonly bytes: number }
export type FirstLoad = {
  /** Milliseconds from the beginning of the page to a table that can be played at. */
  readonly ms: number
  /** All that began to load until then. */
  readonly files: readonly LoadedFile[]
}

/** Opens a table in a page that has loaded nothing yet. Its player must be asked something, or wait for others. */
export async function firstLoadOf(page: Page, address: string): Promise<FirstLoad> {
  // The moment is noted in the page: a look from outside comes later, and would count files that are loaded after it.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-testid="table"][data-ready="true"]') === null) return
      watch.disconnect()
      performance.mark('playable')
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(address)
  // The chat is loaded after it. A file that began to load before is known by then, since files come in order of asking.
  await page.getByTestId('talk-aloud').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const ms = performance.getEntriesByName('playable')[0]?.startTime ?? 0
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({ name: new URL(name).pathname, startTime, encodedBodySize }))
      .filter(({ name, startTime }) => startTime <= ms && /\.(js|css)$/.test(name))
    return { ms, files: files.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })) }
  })
}

export const bytesOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
