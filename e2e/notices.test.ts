import type { BrowserContext, Page, Worker } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { decrypted, loopback, newReader, pushService, type Reader } from '../packages/server/test/push-service.ts'
import { audit } from './axe.ts'
import { recognised } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

/** Browsers have notifications on localhost, as with https. */
let url: string
useTestServer({ addressPolicy: loopback, exchangeTimeout: 0 })
beforeAll(() => {
  url = `http://localhost:${testServer.port}`
})

/**
 * A headless browser shows no notifications and has no push service. What stands in for them here: the permission, the
 * subscription, and a list of what the worker would show. All else is real.
 */
async function withPush(context: BrowserContext, endpoint: string, { keys }: Reader): Promise<void> {
  const subscription = {
    endpoint,
    keys: {
      p256dh: Buffer.from(keys.p256dh).toString('base64url'),
      auth: Buffer.from(keys.auth).toString('base64url'),
    },
  }
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => given })
  }, subscription)
}

type ShownNotification = { readonly title: string; readonly lang: string; readonly tag: string; readonly data: string }

/** Writes down what the worker shows and opens. */
const overhear = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const shown: unknown[] = []
    const opened: string[] = []
    const scope = self as unknown as {
      registration: { showNotification: unknown }
      clients: { openWindow: unknown }
    }
    Object.assign(self, { shown, opened })
    scope.registration.showNotification = async (title: string, { lang, tag, data }: ShownNotification) =>
      void shown.push({ title, lang, tag, data })
    scope.clients.openWindow = async (address: string) => void opened.push(address)
  })
const overheard = (worker: Worker, list: 'shown' | 'opened'): Promise<unknown> =>
  worker.evaluate((name) => (self as unknown as Record<string, unknown>)[name], list)

/** Brings a message to the worker as the browser does, once it has opened its envelope. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) found(one.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await known, data })
}

const keptLanguage = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await (await caches.open('language')).match('/language'))?.text())

/** Sits down among bots without a page of the table. */
async function playElsewhere(page: Page): Promise<string> {
  await recognised(page)
  return page.evaluate(async () => {
    const request = { game: 'stay-away', setting: { seats: 4 }, listed: false, playNow: true }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })
    return (await answer.json()).id
  })
}

async function openMenu(page: Page, game: number): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Play now' }).nth(game).click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
}

test('turned on at a table, a turn elsewhere is shown in the language chosen here, and leads to its table', async () => {
  const service = await pushService()
  const reader = newReader()
  const context = await browser.newContext({ locale: 'en', permissions: ['notifications'] })
  await withPush(context, `${service.url}/send/ana`, reader)
  const page = await context.newPage()
  const installed = context.waitForEvent('serviceworker')
  await openMenu(page, 0)
  const worker = await installed
  await overhear(worker)
  const menu = page.getByTestId('menu')
  const off = menu.getByRole('switch', { name: 'Notify me when it’s my turn', checked: false })
  await off.click()
  await menu.getByRole('switch', { name: 'Notify me when it’s my turn', checked: true }).waitFor()
  expect(await audit(page)).toEqual([])
  await menu.getByRole('combobox', { name: 'Language' }).selectOption('it')
  await menu.getByRole('switch', { name: 'Avvisami quando tocca a me', checked: true }).waitFor()
  await expect.poll(() => keptLanguage(page)).toBe('it')

  await page.goto(`${url}/me`)
  await page.getByRole('switch', { name: 'In questo browser', checked: true }).waitFor()
  const table = await playElsewhere(page)
  await service.until(1)
  await deliver(page, decrypted(service.received[0]?.body ?? Buffer.alloc(0), reader))
  const notice = { title: 'Tocca a te', lang: 'it', tag: table, data: `/t/${table}` }
  await expect.poll(() => overheard(worker, 'shown')).toEqual([notice])

  await worker.evaluate((data) => {
    const notification = { data, close() {} }
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  }, notice.data)
  await expect.poll(() => overheard(worker, 'opened')).toEqual([`/t/${table}`])

  await page.getByRole('switch', { name: 'In questo browser' }).click()
  await page.getByRole('switch', { name: 'In questo browser', checked: false }).waitFor()
  expect(await page.evaluate(async () => (await (await fetch('/api/me/profile')).json()).push.here)).toBe(false)
  await context.close()
})

test.each([0, 1])(
  'where a browser forbids notices, the menu of game %i says why and leads to the other ways',
  async (game) => {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' })
    const page = await context.newPage()
    await openMenu(page, game)
    const way = page.getByTestId('no-push')
    await way.getByText('blocked in your browser’s settings').waitFor()
    expect(await audit(page)).toEqual([])
    await way.click()
    await page.waitForURL(`${url}/me`)
    await page.getByLabel('Or through a webhook').waitFor()
    await context.close()
  },
)
