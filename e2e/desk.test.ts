import { zones } from '@selva/escape'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, PHONE } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

const TOKEN = 'the token of this house'

useTestServer({ adminToken: TOKEN })

test('a reported zone arrives at the moderators while they look, who hide it, show it again and ban its author', async () => {
  const mod = await guest(browser, { size: PHONE })
  await mod.page.goto(`${testServer.url}/admin`)
  await mod.page.locator('.token input').fill(TOKEN)
  await mod.page.locator('.token button').click()
  await mod.page.getByText('No open reports.').waitFor()

  const [ana, bob] = [await visit(testServer.url), await visit(testServer.url)]
  await ana.put('/api/me', { name: 'Ana' })
  const text = zones[0]?.text.replace('GALILEI', 'Bold &amp; 1 < 2')
  const { id } = (await ana.post('/api/documents', { game: 'escape', kind: 'zone', text })).body as { id: string }
  await ana.post(`/api/documents/${id}/publish`, { version: 1 })
  const seen = async (): Promise<number> => (await bob.get(`/api/documents/${id}`)).status
  expect(await seen()).toBe(200)
  await bob.post(`/api/documents/${id}/report`, { reason: 'spam', note: 'again and again' })

  const report = mod.page.getByTestId('report-open')
  // Markup in a name is text.
  await report.getByText('Zone “Bold &amp; 1 < 2”').waitFor()
  await report.getByText('by Ana').waitFor()
  await report.getByText('Note: again and again').waitFor()
  expect(await audit(mod.page)).toEqual([])
  await report.getByRole('button', { name: 'Hide it' }).click()
  await report.getByText('Hidden: only its author can see it.').waitFor()
  expect(await seen()).toBe(404)
  await report.getByRole('button', { name: 'Show it again' }).click()
  await report.getByRole('button', { name: 'Hide it' }).waitFor()
  expect(await seen()).toBe(200)
  await report.getByTestId('ban').click()
  await mod.page.getByTestId('banned').getByText('Ana').waitFor()
  await report.getByTestId('resolve').click()
  await mod.page.getByText('No open reports.').waitFor()
  expect(mod.troubles).toEqual([])
})
