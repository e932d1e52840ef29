import { describe, expect, test } from 'vitest'
import { type Guest, guest, LAPTOP, PHONE, recognised } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

const TOKEN = 'the token of this house'
useTestServer({ adminToken: TOKEN })

/** A guest whose browser reports what the content policy has stopped. */
async function strictGuest(size: { readonly width: number; readonly height: number }) {
  const somebody = await guest(browser, { size })
  const stopped: string[] = []
  await somebody.context.exposeFunction('wasStopped', (what: string) => void stopped.push(what))
  await somebody.context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(globalThis, 'wasStopped')
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return { ...somebody, stopped }
}

/** A table as the guest's own browser asks for it. */
async function tableFor({ page }: Guest, game: string, setting: object, playNow: boolean): Promise<string> {
  await recognised(page)
  return page.evaluate(
    async (request) => {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) })
      return ((await made.json()) as { id: string }).id
    },
    { game, setting, listed: false, playNow },
  )
}

const ESCAPE = { zone: 'galilei', preset: 'ultimate', seats: 4 }
const STAY_AWAY = { seats: 4 }
const PAGES = [
  '/',
  '/host/escape',
  '/host/stay-away',
  '/rules/escape',
  '/rules/stay-away',
  '/learn/escape',
  '/learn/stay-away',
  '/me',
  '/d',
  '/replay',
  '/admin',
  '/j/ZZZZZZZZ',
  '/nowhere',
  '/status',
]

describe.each([
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const)('the content policy stops nothing of ours on %s', (_, size) => {
  test('at any page that anybody can open', async () => {
    const { page, context, stopped, troubles } = await strictGuest(size)
    for (const address of PAGES) {
      await page.goto(testServer.url + address)
      await page.locator('main:not([aria-busy="true"])').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect({ address, stopped, troubles }).toEqual({ address, stopped: [], troubles: [] })
    }
    await context.close()
  })

  test('in the lobby, at both tables, and for a moderator', async () => {
    const ana = await strictGuest(size)
    const { page, context, stopped, troubles } = ana
    await page.goto(testServer.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const looks = async (address: string, there: string): Promise<void> => {
      await page.goto(testServer.url + address)
      await page.locator(there).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect({ address, stopped, troubles }).toEqual({ address, stopped: [], troubles: [] })
    }
    await looks(`/t/${await tableFor(ana, 'escape', ESCAPE, false)}`, '[data-testid=lobby]')
    await looks(`/t/${await tableFor(ana, 'escape', ESCAPE, true)}`, '[data-testid=table][data-ready=true]')
    await looks(`/t/${await tableFor(ana, 'stay-away', STAY_AWAY, true)}`, '[data-testid=table][data-ready=true]')
    await page.goto(`${testServer.url}/admin`)
    await page.locator('.token input').fill(TOKEN)
    await page.locator('.token button').click()
    await page.locator('.token').waitFor({ state: 'detached' })
    expect({ stopped, troubles }).toEqual({ stopped: [], troubles: [] })
    await context.close()
  })
})

test('the content policy stops what is not ours', async () => {
  const { page, context, stopped } = await strictGuest(LAPTOP)
  await page.goto(testServer.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/picture.png'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.body.append(script, picture, style)
  })
  await expect
    .poll(() => stopped.map((what) => what.split(' ')[0]).toSorted())
    .toEqual(['img-src', 'script-src-elem', 'style-src-elem'])
  expect(await page.title()).not.toBe('taken over')
  await context.close()
})
