import { expect, test } from 'vitest'
import { asked, tap } from './escape-player.ts'
import { guest, LAPTOP } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

test('the title of a question does not slide when the next title takes its place', async () => {
  const ana = await guest(browser, { size: LAPTOP })
  await ana.page.goto(testServer.url)
  await ana.page.getByRole('button', { name: 'Play now' }).first().click()
  expect(await asked(ana.page)).toBe('move')
  await ana.page.evaluate(() => {
    const slid: string[] = []
    Object.assign(window, { slid })
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (node?.parentElement?.closest('#asked') instanceof Element) slid.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift' })
  })
  const sectors = await ana.page
    .locator('[data-can="yes"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-sector') ?? ''))
  for (const sector of sectors) {
    await tap(ana.page, sector)
    await ana.page.locator('#asked').filter({ hasText: sector }).waitFor()
    // A browser tells of a shift with the next frame.
    await ana.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  expect(sectors.length).toBeGreaterThan(1)
  expect(await ana.page.evaluate(() => Reflect.get(window, 'slid'))).toEqual([])
  await leave(ana)
})
