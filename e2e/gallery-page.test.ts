import { zones } from '@selva/escape'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, PHONE, recognised } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

const TOKEN = 'a-token-of-the-desk'
useTestServer({ adminToken: TOKEN })

const [, fermi] = zones
const zoneText = (title: string): string =>
  (fermi?.text ?? '').replace(/^zone: .*\n/, '').replace(/title: .*/, `title: ${title}\ndescription: Two ways round.`)

/** Somebody who has been on the home page. */
async function visitor(options: Parameters<typeof guest>[1] = {}): Promise<Guest> {
  const come = await guest(browser, options)
  await come.page.goto(testServer.url)
  await recognised(come.page)
  return come
}

/** Saves a zone as the editor does. */
const save = (page: Page, title: string): Promise<string> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch('/api/documents', { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await made.json()) as { id: string }).id
    },
    { game: 'escape', kind: 'zone', text: zoneText(title) },
  )

const gallery = async (page: Page): Promise<void> => {
  await page.goto(testServer.url)
  await page.locator('a[href="/gallery"]').click()
  await page.locator('.document-card').first().waitFor()
}

async function published(page: Page, title: string): Promise<string> {
  const id = await save(page, title)
  await gallery(page)
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await page.locator(`[data-document="${id}"] .to-page`).click()
  await page.getByTestId('publish').click()
  await page.getByTestId('document-state').getByText('Published').waitFor()
  return id
}

/** A page of a stranger, in words. */
async function seenAt(page: Page, address: string): Promise<string> {
  await page.goto(testServer.url + address)
  await page.getByTestId('plain-unknownAddress').waitFor()
  return page.locator('main').innerText()
}

test('published, found, forked with credit, reported, and hidden from strangers', async () => {
  const ana = await visitor()
  const bob = await visitor({ size: PHONE })
  const id = await published(ana.page, 'Needle &amp; 1 < 2')

  await gallery(bob.page)
  expect(await audit(bob.page)).toEqual([])
  await bob.page.getByTestId('gallery-search').fill('needle')
  const found = bob.page.locator(`[data-document="${id}"]`)
  await expect.poll(() => bob.page.locator('.document-card').count()).toBe(1)
  expect(await found.innerText()).toContain('Needle &amp; 1 < 2')
  await found.locator('.to-page').click()
  await bob.page.getByRole('heading', { level: 1, name: 'Needle &amp; 1 < 2' }).waitFor()
  expect(await audit(bob.page)).toEqual([])

  await bob.page.getByRole('button', { name: 'Report' }).click()
  await bob.page.getByRole('button', { name: 'Send report' }).click()
  await bob.page.getByTestId('report-said').getByText('Thank you').waitFor()
  await bob.page.getByRole('link', { name: 'Fork' }).click()
  await bob.page.getByTestId('save-document').click()
  await bob.page.locator('[data-note="saved"]').waitFor()
  await bob.page.goto(bob.page.url().replace('/edit', ''))
  await bob.page.getByTestId('document-state').getByText('Private').waitFor()
  expect(await bob.page.getByTestId('credit').innerText()).toContain('Forked from Needle &amp; 1 < 2 by')

  // The desk hides it: to a stranger a hidden, a private and an unknown one look alike. Its author still has it.
  const hidden = await ana.page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { reports } = (await (await fetch('/api/admin/reports', { headers })).json()) as {
      reports: readonly { id: string }[]
    }
    const address = `/api/admin/reports/${reports[0]?.id}/hide-document`
    return (await fetch(address, { method: 'POST', headers, body: '{"hidden":true}' })).status
  }, TOKEN)
  expect(hidden).toBe(200)
  const secret = await save(ana.page, 'Private draft')
  const seen = [
    await seenAt(bob.page, `/zones/${id}`),
    await seenAt(bob.page, `/zones/${secret}`),
    await seenAt(bob.page, '/zones/nosuchzone12'),
    await seenAt(bob.page, `/scenarios/${id}`),
  ]
  expect(new Set(seen).size).toBe(1)
  await ana.page.goto(`${testServer.url}/zones/${id}`)
  await ana.page.getByTestId('document-state').getByText('Hidden').waitFor()
  await leave(ana, bob)
})

test('two people play on a published zone, and keep it when its author deletes it', async () => {
  const ana = await visitor()
  const bob = await visitor()
  const id = await published(ana.page, 'Long Corridor')
  await ana.page.getByRole('link', { name: 'Host a table' }).click()
  await ana.page.locator('.zonecard:has(:checked)').getByText('Long Corridor').waitFor()
  await ana.page.getByTestId('open-table').click()
  await ana.page.getByTestId('lobby').waitFor()
  const code = await ana.page.getByTestId('code').innerText()
  await bob.page.goto(`${testServer.url}/j/${code.replace('-', '')}`)
  await bob.page.getByTestId('lobby').waitFor()
  await ana.page.locator('[data-testid="lobby"] .btn.go').first().click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  const table = ana.page.url()

  await ana.page.goto(`${testServer.url}/zones/${id}`)
  await ana.page.getByRole('button', { name: 'Delete' }).click()
  await ana.page.getByTestId('sure').getByRole('button', { name: 'Delete' }).click()
  await ana.page.getByTestId('gallery').waitFor()
  await seenAt(bob.page, `/zones/${id}`)
  for (const { page } of [ana, bob]) {
    await page.goto(table)
    await page.getByTestId('table').waitFor()
    await page.getByRole('grid', { name: /Long Corridor/ }).waitFor()
  }
  await leave(ana, bob)
})

test('a host takes a zone by its link, and is told if there is none', async () => {
  const ana = await visitor()
  const bob = await visitor()
  const id = await published(ana.page, 'By Link')
  await bob.page.locator('a[href="/host/escape"]').click()
  await bob.page.getByText('Other zones').click()
  await bob.page.getByTestId('zone-link').fill('https://example.org/zones/nosuchzone12')
  await bob.page.getByTestId('use-zone').click()
  await bob.page.getByText('This zone doesn’t exist, or it isn’t public.').waitFor()
  await bob.page.getByTestId('zone-link').fill(`${testServer.url}/zones/${id}`)
  await bob.page.getByTestId('use-zone').click()
  await bob.page.locator('.zonecard:has(:checked)').getByText('By Link').waitFor()
  await leave(ana, bob)
})

test('an official scenario is played at once, shared and exported', async () => {
  const ana = await visitor({ language: 'it-IT' })
  await gallery(ana.page)
  await ana.page.getByRole('radio', { name: 'Missioni' }).check({ force: true })
  await ana.page.locator('[data-document="official-infection"] .to-page').click()
  await ana.page.getByRole('button', { name: 'Condividi' }).click()
  await ana.page.getByTestId('qr').waitFor()
  const [file] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('button', { name: 'Esporta' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Infezione.scenario.json')
  await ana.page.getByRole('button', { name: 'Gioca subito' }).click()
  await ana.page.getByTestId('table').waitFor()
  await leave(ana)
})

test('a zone is forked from its page, and saved from the list of drafts with credit', async () => {
  const ana = await visitor()
  await gallery(ana.page)
  await ana.page.locator('[data-document="official-fermi"] .to-page').click()
  await ana.page.getByRole('link', { name: 'Fork' }).click()
  await ana.page.getByTestId('zone-title').fill('Fermi at night')
  await ana.page.waitForURL(/zones\/draft-[\w-]+\/edit/)
  await gallery(ana.page)
  await ana.page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await ana.page.getByRole('button', { name: 'Save on the server' }).first().click()
  await ana.page.getByTestId('credit').getByText('Forked from Fermi').waitFor()
  await leave(ana)
})

test('a scenario is forked from its page, and saved from the list of drafts with credit', async () => {
  const ana = await visitor()
  await gallery(ana.page)
  expect(await ana.page.getByRole('link', { name: 'New scenario' }).getAttribute('href')).toBe('/scenarios/new')
  await ana.page.locator('[data-document="official-infection"] .to-page').click()
  await ana.page.getByRole('link', { name: 'Fork' }).click()
  await ana.page.getByTestId('scenario-title').fill('Slow Infection')
  await ana.page.waitForURL(/scenarios\/draft-[\w-]+\/edit/)
  await gallery(ana.page)
  await ana.page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await ana.page.getByRole('link', { name: 'Slow Infection' }).waitFor()
  await ana.page.getByRole('button', { name: 'Save on the server' }).click()
  await ana.page.getByTestId('credit').getByText('Forked from Infection').waitFor()
  await ana.page.getByRole('heading', { level: 1, name: 'Slow Infection' }).waitFor()
  await leave(ana)
})
