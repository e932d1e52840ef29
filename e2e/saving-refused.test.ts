import { visit } from '@selva/server/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, type GuestOptions, guest, PHONE, recognised } from './guest.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'
import { browser, leave, useTestServer } from './use-test-server.ts'

useTestServer()

const TOKEN = 'the token of the moderators'

const EDITORS = [
  { kind: 'zone', original: 'official-fermi', options: {} },
  { kind: 'scenario', original: 'official-infection', options: { size: PHONE, language: 'pt-PT' } },
] as const
type Editor = (typeof EDITORS)[number]
type Kind = Editor['kind']

const noted = (page: Page, note: string): Promise<void> =>
  page.locator(`[data-testid="kept"][data-note="${note}"]`).waitFor()
const title = (page: Page, kind: Kind): ReturnType<Page['getByTestId']> => page.getByTestId(`${kind}-title`)
const saves = (page: Page): Promise<void> => page.getByTestId('save-document').click()
const publishes = (page: Page): Promise<void> => page.getByTestId('publish-document').click()

/** A person who has forked an official document, from the home page by the gallery to its editor. */
async function author(server: TestServer, { original }: Editor, options: GuestOptions): Promise<Guest> {
  const ana = await guest(browser, options)
  const { page } = ana
  await page.goto(server.url)
  await recognised(page)
  await page.locator('a[href="/gallery"]').click()
  await page.locator(`[data-document="${original}"]`).getByTestId('fork-document').click()
  await page.getByTestId('save-document').waitFor()
  return ana
}

/** Nothing is wider than the screen, and everything can be read and reached without eyes and mouse. */
async function isSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await audit(page)).toEqual([])
}

/** Everything of the page’s author that the server has. */
const stored = (page: Page): Promise<readonly (readonly [title: string, published: boolean])[]> =>
  page.evaluate(async () => {
    const { documents } = await (await fetch('/api/documents?mine=1')).json()
    return documents.map((one: { title: string; published?: number }) => [one.title, one.published !== undefined])
  })

/** A server with these limits, where no time passes unless the test says so. */
async function withServer(options: TestServerOptions, run: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer(options)
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

test.each(EDITORS)('a full quota keeps a $kind on the device until another one is deleted', (editor) =>
  withServer({ limits: { documents: 1 } }, async (server) => {
    const { kind, options } = editor
    const ana = await author(server, editor, options)
    const { page } = ana
    await title(page, kind).fill('First')
    await saves(page)
    await noted(page, 'saved')

    await page.goto(`${server.url}/gallery`)
    await page.locator(`[data-document="${editor.original}"]`).getByTestId('fork-document').click()
    await title(page, kind).fill('Second')
    await publishes(page)
    const notice = page.locator('[data-notice="documents"]')
    const words = await notice.innerText()
    expect(words).toContain(kind === 'zone' ? 'You have 1 zones and scenarios' : 'Tens 1 zonas e cenários')
    expect(words).toContain(kind === 'zone' ? 'Your work is still here.' : 'O teu trabalho continua aqui.')
    await isSound(page)
    expect(await stored(page)).toEqual([['First', false]])
    // It stays true, whatever the author writes, and a reload loses nothing.
    await title(page, kind).fill('Second thoughts')
    await notice.waitFor()
    await noted(page, 'device')
    await page.reload()
    expect(await title(page, kind).inputValue()).toBe('Second thoughts')
    await saves(page)
    await notice.waitFor()

    // The notice leads to the list in which one can be deleted, and the editor stays open.
    const [gallery] = await Promise.all([page.waitForEvent('popup'), notice.getByTestId('open-mine').click()])
    await gallery.locator('.document-card a.to-page').click()
    await gallery.locator('.author-tools .btn.strike').click()
    await gallery.getByTestId('sure').locator('.btn.strike').click()
    await gallery.getByTestId('gallery').waitFor()
    await gallery.close()
    await saves(page)
    await noted(page, 'saved')
    expect(await stored(page)).toEqual([['Second thoughts', false]])
    await leave(ana)
  }),
)

test.each(EDITORS)('a banned author saves a $kind, and is told that it cannot be published', (editor) =>
  withServer({ adminToken: TOKEN }, async (server) => {
    const { kind, options } = editor
    const ana = await author(server, editor, options)
    const { page } = ana
    await title(page, kind).fill('Loud')
    await publishes(page)
    await noted(page, 'published')
    const id = new URL(page.url()).pathname.split('/')[2]
    // Another person reports it, and the moderators ban its author.
    const bob = await visit(server.url)
    await bob.post(`/api/documents/${id}/report`, { reason: 'spam' })
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
    const desk = async (path: string, body?: object): Promise<Response> =>
      fetch(`${server.url}/api/admin/${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    const { reports } = (await (await desk('reports')).json()) as { reports: readonly { id: string }[] }
    expect((await desk(`reports/${reports[0]?.id}/ban`, { message: id, reason: '', days: 7 })).status).toBe(200)

    await title(page, kind).fill('Louder')
    await publishes(page)
    const trouble = page.getByTestId('publish-trouble')
    expect(await trouble.innerText()).toContain(kind === 'zone' ? 'publish' : 'publicar')
    await isSound(page)
    // The changes are saved all the same, and everyone sees the version from before.
    await noted(page, 'newer')
    expect(await stored(page)).toEqual([['Louder', true]])
    expect((await bob.get(`/api/documents/${id}`)).body).toMatchObject({ title: 'Loud', version: 1 })
    await title(page, kind).fill('Loudest')
    await trouble.waitFor()
    await saves(page)
    await noted(page, 'newer')
    expect(await stored(page)).toEqual([['Loudest', true]])
    await leave(ana)
  }),
)

test.each(EDITORS)(
  'saves and publications of a $kind in too quick succession name the wait, and work after it',
  (editor) => {
    const clock = testClock()
    return withServer({ clock, limits: { documentWrites: 2, publishes: 1 } }, async (server) => {
      const { kind, options } = editor
      const ana = await author(server, editor, options)
      const { page } = ana
      const english = kind === 'zone'
      for (const name of ['One', 'Two']) {
        await title(page, kind).fill(name)
        await saves(page)
        await noted(page, 'saved')
      }
      await title(page, kind).fill('Three')
      await saves(page)
      const notice = page.locator('[data-notice="tooMany"]')
      expect(await notice.innerText()).toContain(
        english ? 'Try again in 30 seconds.' : 'Tenta outra vez daqui a 30 segundos.',
      )
      expect(await notice.innerText()).toContain(english ? 'Your work is still here.' : 'O teu trabalho continua aqui.')
      await isSound(page)
      await noted(page, 'changed')
      await page.reload()
      expect(await title(page, kind).inputValue()).toBe('Three')
      clock.wind(60_000)
      await saves(page)
      await noted(page, 'saved')

      await publishes(page)
      await noted(page, 'published')
      await title(page, kind).fill('Four')
      await publishes(page)
      const trouble = page.getByTestId('publish-trouble')
      expect(await trouble.innerText()).toContain(
        english ? 'Try again in 60 minutes.' : 'Tenta outra vez daqui a 60 minutos.',
      )
      await isSound(page)
      await noted(page, 'newer')
      expect(await stored(page)).toEqual([['Four', true]])
      clock.wind(3_600_000)
      await publishes(page)
      await noted(page, 'published')
      await leave(ana)
    })
  },
)

// cspell:ignore cenários Tens zonas trabalho continua aqui publicar Tenta outra daqui segundos minutos
