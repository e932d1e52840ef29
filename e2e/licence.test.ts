import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guest, LAPTOP } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

test('the notices travel with the fonts: the page that loads them leads to their licence', async () => {
  const reader = await guest(browser, { size: LAPTOP })
  const fonts: string[] = []
  reader.page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await reader.page.goto(testServer.url)
  await reader.page.locator('main:not([aria-busy="true"])').first().waitFor()
  await reader.page.evaluate(() => document.fonts.ready)
  expect(fonts.some((url) => url.includes('saira'))).toBe(true)
  expect(fonts.some((url) => url.includes('atkinson-hyperlegible-next'))).toBe(true)
  expect(fonts.every((url) => url.startsWith(testServer.url))).toBe(true)

  const served = await reader.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="license"]')
    const answer = await fetch(link?.href ?? '')
    return { kind: answer.headers.get('content-type'), text: await answer.text() }
  })
  expect(served.kind).toContain('text/plain')
  expect(served.text).toBe(readFileSync(new URL('../THIRD-PARTY-NOTICES.md', import.meta.url), 'utf8'))
  await leave(reader)
})
