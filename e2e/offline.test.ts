import { expect, test } from 'vitest'
import { guest, PHONE } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

test('once seen, the client opens without a network: rules and guided games work, and tables say what is missing', async () => {
  const { page, context } = await guest(browser, { size: PHONE, keeps: true })
  await page.goto(testServer.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((heard) => navigator.serviceWorker.addEventListener('controllerchange', heard))
  })
  await context.setOffline(true)
  await page.goto(`${testServer.url}/rules/stay-away`)
  await page.getByRole('searchbox').fill('quarantine')
  expect(await page.locator('main').innerText()).toMatch(/Quarantine/)
  await page.goto(`${testServer.url}/learn/escape`)
  await page.getByTestId('table').waitFor()
  await page.goto(`${testServer.url}/t/anytable`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()

  // Nothing that the server answered is kept: only files of the client, and the language for notices.
  const kept = await page.evaluate(async () => {
    const names: string[] = []
    for (const cache of await caches.keys())
      for (const { url } of await (await caches.open(cache)).keys()) names.push(new URL(url).pathname)
    return names
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(
    kept.filter((file) => !/^\/(assets\/|index\.html$|icon|manifest|third-party-notices\.txt$|language$)/.test(file)),
  ).toEqual([])
  await context.close()
})

test('a browser can install it, and gets its files compressed', async () => {
  const answer = await fetch(`${testServer.url}/manifest.webmanifest`)
  const manifest = (await answer.json()) as { readonly icons: readonly { readonly src: string }[] }
  expect(answer.headers.get('content-type')).toMatch(/manifest\+json/)
  for (const { src } of manifest.icons) expect((await fetch(testServer.url + src)).status).toBe(200)
  const home = await (await fetch(testServer.url)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
  const file = await fetch(testServer.url + script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(file.headers.get('cache-control')).toMatch(/immutable/)
})
