import { fastChance } from '@selva/core'
import { expect, test } from 'vitest'
import { asked, ENDED, step } from './escape-player.ts'
import { guest } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

test('nothing sounds until somebody wants it; then what happens is heard, and the wish is remembered', async () => {
  const { page, context, troubles } = await guest(browser)
  // Every voice that starts is counted where the browser makes it.
  await page.addInitScript(() => {
    const sounded = { voices: 0 }
    Object.assign(window, { sounded })
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (when) {
      sounded.voices++
      start.call(this, when)
    }
  })
  const voices = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { readonly sounded: { readonly voices: number } }).sounded.voices)
  await page.goto(testServer.url)
  await page.getByRole('button', { name: 'Play now' }).first().click()
  const { below } = fastChance(5)
  for (let turns = 0; turns < 4; turns++) {
    const ask = await asked(page)
    if (ask === ENDED) break
    await step(page, ask, below)
  }
  expect(await voices()).toBe(0)
  // One tap: the switch is in sight.
  const sound = page.getByRole('button', { name: 'Sound', exact: true })
  await sound.click()
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await page.waitForFunction(
    () => (window as unknown as { readonly sounded: { readonly voices: number } }).sounded.voices > 0,
  )
  await page.reload()
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByTestId('headphones').click()
  expect(await page.getByTestId('headphones').innerText()).toBe('I’m not wearing headphones')
  expect(troubles).toEqual([])
  await context.close()
})
