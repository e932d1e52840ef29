import type { Page } from 'playwright-core'

/** From now on no time passes in the page but what the test lets pass. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Everything that the page sends from now on. */
export async function sentFromNow(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const send = WebSocket.prototype.send
    const log: string[] = []
    Object.assign(globalThis, { sentSince: log })
    WebSocket.prototype.send = function (text) {
      log.push(String(text))
      send.call(this, text)
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'sentSince'))
}
