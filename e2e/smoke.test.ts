import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'

const PAGE = `<!doctype html><title>Deck</title>
<button onclick="this.textContent = 'Noise in ' + ['D', '08'].join('')">Listen</button>`

const server = createServer((_, reply) => void reply.setHeader('content-type', 'text/html').end(PAGE))
let browser: Browser

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

test('a real browser loads a page and runs its script', async () => {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.getByRole('button', { name: 'Listen' }).click()
  expect(await page.getByRole('button').textContent()).toBe('Noise in D08')
})
