import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** A page of another site that sends its visitor to this address at once. */
async function trapTo(address: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><script>location = ${JSON.stringify(address)}</script>`)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

const cookieOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies(testServer.url)).map(({ name, value }) => `${name}=${value}`).join('; ')

test.each(['/api/me', '/%61pi/me', '/api/%6de', '//api/me', '/api/me?x', '/'])(
  'H3: a page of another site that leads to %s changes nobody’s identity',
  async (path) => {
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${testServer.url}/me`)
    await page.getByLabel('Your name').waitFor()
    const before = await cookieOf(context)
    expect(before).toMatch(/^selva=.+/)
    await page.goto(await trapTo(testServer.url + path))
    await page.waitForURL((url) => url.origin === testServer.url)
    // A page of ours asks who it is before it shows anything.
    if (path === '/') await page.getByLabel('Your name').waitFor()
    expect(await cookieOf(context)).toBe(before)
  },
)

test('H3: a browser whose device was signed out is not made somebody else by a link', async () => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${testServer.url}/me`)
  await page.getByLabel('Your name').waitFor()
  const before = await cookieOf(context)
  await fetch(`${testServer.url}/api/me/sign-out`, { method: 'POST', headers: { cookie: before } })
  await page.goto(await trapTo(`${testServer.url}/%61pi/me`))
  await page.waitForURL((url) => url.origin === testServer.url)
  expect(await cookieOf(context)).toBe(before)
  // Opening a page of ours makes a new guest of the browser.
  await page.goto(`${testServer.url}/me`)
  await page.getByLabel('Your name').waitFor()
  expect(await cookieOf(context)).not.toBe(before)
})
