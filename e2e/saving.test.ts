import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, PHONE, recognised } from './guest.ts'
import { startTestServer } from './test-server.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer({ unwantedWords: ['grumbleword'] })

/** Waits until the editor says this of the document. */
const noted = (page: Page, note: string): Promise<void> =>
  page.locator(`[data-testid="kept"][data-note="${note}"]`).waitFor()
const noticed = (page: Page, code: string): Promise<void> => page.locator(`[data-notice="${code}"]`).waitFor()
const saves = (page: Page): Promise<void> => page.getByTestId('save-document').click()
const publishes = (page: Page): Promise<void> => page.getByTestId('publish-document').click()
const title = (page: Page, kind: Kind): ReturnType<Page['getByTestId']> => page.getByTestId(`${kind}-title`)
/** The id in the address of the editor. */
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? ''

type Kind = 'zone' | 'scenario'
const KINDS: readonly Kind[] = ['zone', 'scenario']
const ORIGINAL = { zone: 'official-fermi', scenario: 'official-infection' }

/** A person on the home page. */
async function visitor(options: Parameters<typeof guest>[1] = {}, url = testServer.url): Promise<Guest> {
  const come = await guest(browser, options)
  await come.page.goto(url)
  await recognised(come.page)
  return come
}

/** From the home page by the gallery to the editor, on a fork of an official document. */
async function fork(page: Page, kind: Kind): Promise<void> {
  await page.locator('a[href="/gallery"]').click()
  await page.locator(`[data-document="${ORIGINAL[kind]}"]`).getByTestId('fork-document').click()
  await page.getByTestId('save-document').waitFor()
}

/** Everything of mine that the server has. */
const mine = (
  page: Page,
): Promise<readonly { readonly id: string; readonly title: string; readonly version: number }[]> =>
  page.evaluate(async () => (await (await fetch('/api/documents?mine=1')).json()).documents)

/** A second device of the same person: the same cookies, and an empty storage. */
async function secondDevice(ana: Guest): Promise<Guest> {
  const other = await guest(browser)
  await other.context.addCookies(await ana.context.cookies())
  return other
}

describe.each(KINDS)('a %s', (kind) => {
  test('is saved, published, found by another person, and forked there with credit', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill(`Needle of a ${kind}`)
    await noted(page, 'device')
    const draft = page.url()
    await saves(page)
    await noted(page, 'saved')
    const id = idOf(page)
    expect(id).not.toContain('draft-')
    // Its old address leads to it too.
    await page.goto(draft)
    await noted(page, 'saved')
    await page.waitForURL(`**/${kind}s/${id}/edit`)
    await title(page, kind).fill(`Eye of a ${kind}`)
    await noted(page, 'changed')
    await publishes(page)
    await noted(page, 'published')
    expect(await audit(page)).toEqual([])
    // The link, its QR code and the page are at hand.
    const panel = page.getByTestId('publish-panel')
    expect(await panel.getByRole('textbox').inputValue()).toBe(`${testServer.url}/${kind}s/${id}`)
    await panel.getByTestId('qr').waitFor()
    await panel.locator(`a[href="/${kind}s/${id}"]`).click()
    await page.getByTestId('document').waitFor()
    // Its author edits it from there.
    await page.locator(`a[href="/${kind}s/${id}/edit"]`).click()
    await noted(page, 'published')

    const bob = await visitor({ size: PHONE })
    await bob.page.locator('a[href="/gallery"]').click()
    await bob.page.getByTestId('gallery-search').fill(`eye of a ${kind}`)
    await expect.poll(() => bob.page.locator('.document-card').count()).toBe(1)
    await bob.page.locator(`[data-document="${id}"]`).getByTestId('fork-document').click()
    await saves(bob.page)
    await noted(bob.page, 'saved')
    const forked = idOf(bob.page)
    expect(forked).not.toBe(id)
    await bob.page.goto(`${testServer.url}/${kind}s/${forked}`)
    const credit = bob.page.getByTestId('credit')
    await credit.getByText(`Eye of a ${kind}`).waitFor()
    expect(await credit.locator('a').getAttribute('href')).toBe(`/${kind}s/${id}`)

    // Taken back, it is gone for everyone else.
    await page.getByTestId('unpublish-document').click()
    await noted(page, 'saved')
    await bob.page.goto(`${testServer.url}/${kind}s/${id}`)
    await bob.page.getByTestId('plain-unknownAddress').waitFor()
    await leave(ana, bob)
  })

  test('is saved once while the server dies and comes back, and nothing is lost', async () => {
    const home = mkdtempSync(join(tmpdir(), 'selva-saving-'))
    const first = await startTestServer({ kept: home })
    const ana = await visitor({}, first.url)
    const lost = ana.page
    await fork(lost, kind)
    await title(lost, kind).fill('Before')
    // The server has the first version, and its answer is lost, as often as it is asked.
    await lost.route('**/api/documents', async (route) => {
      await route.fetch().catch(() => undefined)
      await route.abort().catch(() => undefined)
    })
    await saves(lost)
    await noted(lost, 'offline')
    await noticed(lost, 'offline')
    await first.close()
    await title(lost, kind).fill('During')
    await lost.close()
    const second = await startTestServer({ kept: home, port: Number(new URL(first.url).port) })
    const page = await ana.context.newPage()
    await page.goto(second.url)
    await recognised(page)
    await page.locator('a[href="/gallery"]').click()
    await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
    await page.locator('.device-drafts a').getByText('During').click()
    await title(page, kind).waitFor()
    expect(await title(page, kind).inputValue()).toBe('During')
    await saves(page)
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => [one.title, one.version])).toEqual([['During', 2]])
    await ana.context.close()
    await second.close()
    rmSync(home, { recursive: true, force: true })
  })

  test('is tried again until the server answers', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Alone')
    await ana.context.setOffline(true)
    await saves(page)
    await noted(page, 'offline')
    await title(page, kind).fill('Alone at sea')
    await ana.context.setOffline(false)
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => one.title)).toEqual(['Alone at sea'])
    await leave(ana)
  })

  test('is one document in two tabs', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Tabs')
    const other = await ana.context.newPage()
    await other.goto(page.url())
    await title(other, kind).waitFor()
    await saves(page)
    await noted(page, 'saved')
    // The other tab has the document with its new address.
    await noted(other, 'saved')
    expect(idOf(other)).toBe(idOf(page))
    await title(other, kind).fill('Other tab')
    await expect.poll(() => title(page, kind).inputValue()).toBe('Other tab')
    await saves(other)
    await noted(other, 'saved')
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => [one.title, one.version])).toEqual([['Other tab', 2]])
    await leave(ana)
  })

  test('with a newer version from another device is a question, and nothing is lost', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Laptop')
    await saves(page)
    await noted(page, 'saved')
    const phone = await secondDevice(ana)
    await phone.page.goto(page.url())
    await noted(phone.page, 'saved')
    await title(phone.page, kind).fill('Phone')
    await saves(phone.page)
    await noted(phone.page, 'saved')

    await title(page, kind).fill('Laptop again')
    await saves(page)
    await noticed(page, 'documentChanged')
    expect(await title(page, kind).inputValue()).toBe('Laptop again')
    // A reload asks the same question.
    await page.reload()
    await noticed(page, 'documentChanged')
    await page.getByTestId('save-over').click()
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => [one.title, one.version])).toEqual([['Laptop again', 3]])

    await title(phone.page, kind).fill('Phone again')
    await saves(phone.page)
    await noticed(phone.page, 'documentChanged')
    await phone.page.getByTestId('open-saved').click()
    await phone.page.getByTestId('sure').locator('.btn.strike').click()
    await noted(phone.page, 'saved')
    expect(await title(phone.page, kind).inputValue()).toBe('Laptop again')
    await leave(ana, phone)
  })

  test('opens with newer changes of this device, and goes back to the saved version', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Saved')
    await saves(page)
    await noted(page, 'saved')
    await title(page, kind).fill('Not saved')
    await page.goto(testServer.url)
    await page.locator('a[href="/gallery"]').click()
    await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
    await page.getByTestId('edit-document').click()
    await noticed(page, 'resumed')
    expect(await title(page, kind).inputValue()).toBe('Not saved')
    await page.getByTestId('open-saved').click()
    await page.getByTestId('sure').locator('.btn.strike').click()
    await noted(page, 'saved')
    expect(await title(page, kind).inputValue()).toBe('Saved')
    await leave(ana)
  })

  test('is saved with Ctrl+S, wherever the cursor is', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('By keys')
    await page.keyboard.press('Control+s')
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => [one.title, one.version])).toEqual([['By keys', 1]])
    // Nothing to save is no new version, and a number that is still being typed is part of the next one.
    await page.keyboard.press('Control+s')
    const number = page.locator('input[type="number"]:visible').first()
    if ((await number.count()) === 0)
      await page.locator('.players input[type="checkbox"], .numbers input[type="checkbox"]').first().uncheck()
    const typed = (await number.inputValue()) === '3' ? '4' : '3'
    await number.fill(typed)
    await page.keyboard.press('Control+s')
    await noted(page, 'saved')
    await expect.poll(async () => (await mine(page))[0]?.version).toBe(2)
    await page.reload()
    await noted(page, 'saved')
    expect(await number.inputValue()).toBe(typed)
    await leave(ana)
  })

  test('of one’s own is forked in one click, and neither takes the other’s changes', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Mother')
    await saves(page)
    await noted(page, 'saved')
    const id = idOf(page)
    // Changes that only this device has stay those of the original.
    await title(page, kind).fill('Mother, changed')
    await noted(page, 'changed')
    await page.goto(`${testServer.url}/${kind}s/${id}`)
    await page.getByTestId('fork-own').click()
    await title(page, kind).waitFor()
    expect(await title(page, kind).inputValue()).toBe('Mother')
    await title(page, kind).fill('Daughter')
    await noted(page, 'device')
    expect(idOf(page)).toContain('draft-')
    await page.reload()
    expect(await title(page, kind).inputValue()).toBe('Daughter')
    await saves(page)
    await noted(page, 'saved')
    expect((await mine(page)).map((one) => one.title).toSorted()).toEqual(['Daughter', 'Mother'])
    await page.goto(`${testServer.url}/${kind}s/${idOf(page)}`)
    await page.getByTestId('credit').getByText('Mother').waitFor()
    await page.goto(`${testServer.url}/${kind}s/${id}/edit`)
    await noticed(page, 'resumed')
    expect(await title(page, kind).inputValue()).toBe('Mother, changed')
    await leave(ana)
  })

  test('that was deleted elsewhere is saved as a new one', async () => {
    const ana = await visitor()
    const { page } = ana
    await fork(page, kind)
    await title(page, kind).fill('Phoenix')
    await saves(page)
    await noted(page, 'saved')
    const id = idOf(page)
    await page.evaluate((gone) => fetch(`/api/documents/${gone}`, { method: 'DELETE' }), id)
    await title(page, kind).fill('Phoenix rises')
    await saves(page)
    await noticed(page, 'unknownDocument')
    await page.getByTestId('save-as-new').click()
    await noted(page, 'saved')
    expect(idOf(page)).not.toBe(id)
    expect((await mine(page)).map((one) => one.title)).toEqual(['Phoenix rises'])
    await leave(ana)
  })

  test('asks for a name, refuses an unwanted one at its place, and is published then, on a phone in Portuguese', async () => {
    const ana = await visitor({ size: PHONE, language: 'pt-PT' })
    const { page } = ana
    await fork(page, kind)
    if (kind === 'zone') await page.locator('.tabs [data-tab="about"]').click()
    await title(page, kind).fill('')
    await publishes(page)
    await expect.poll(() => title(page, kind).evaluate((field) => field === document.activeElement)).toBe(true)
    await title(page, kind).fill('A grumbleword')
    await publishes(page)
    await page.getByTestId('title-trouble').waitFor()
    await noted(page, 'saved')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await title(page, kind).fill('Agulha')
    await page.getByTestId('title-trouble').waitFor({ state: 'detached' })
    await publishes(page)
    await noted(page, 'published')
    await page.getByTestId('publish-panel').getByTestId('qr').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect((await mine(page)).map((one) => one.title)).toEqual(['Agulha'])
    await leave(ana)
  })
})

test('a zone with problems is saved, and publishing leads to them', async () => {
  const ana = await visitor({ size: PHONE })
  const { page } = ana
  await page.locator('a[href="/zones/new"]').click()
  await page.getByTestId('zone-editor').waitFor()
  await page.locator('.tabs [data-tab="about"]').click()
  await title(page, 'zone').fill('Empty')
  await saves(page)
  await noted(page, 'saved')
  await publishes(page)
  await page.getByTestId('checks').waitFor()
  expect(await page.getByTestId('zone-editor').getAttribute('data-tab')).toBe('checks')
  await page.locator('.tabs [data-tab="about"]').click()
  await page.getByTestId('publish-trouble').waitFor()
  await noted(page, 'saved')
  await leave(ana)
})

test('a scenario of another game is begun on the home page, and published', async () => {
  const ana = await visitor()
  await ana.page.locator('a[href="/scenarios/new"]').click()
  await ana.page.locator('input[name="game"][value="stay-away"]').check({ force: true })
  await ana.page.getByTestId('start-official-stay-away').click()
  await title(ana.page, 'scenario').fill('Many axes')
  await publishes(ana.page)
  await noted(ana.page, 'published')
  await leave(ana)
})

// cspell:ignore grumbleword Agulha
