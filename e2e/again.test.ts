// cspell:ignore Invita nuovo quiere volver jugar contigo Unirme
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** People who have played together and ended the game, each under their name. */
async function afterGame(people: readonly (readonly [string, Parameters<typeof guest>[1]])[]) {
  const setting = { zone: 'galilei', preset: 'basic', seats: people.length }
  const { id, invite } = await testServer.arrangeTable({ game: 'escape', setting, listed: false })
  const guests: Guest[] = []
  for (const [name, options] of people) {
    const one = await guest(browser, options)
    await one.page.goto(testServer.url)
    await one.page.locator('#your-name').fill(name)
    await one.page.locator('#your-name').press('Enter')
    await one.page.goto(`${testServer.url}/j/${invite}`)
    await one.page.getByTestId('lobby').waitFor()
    guests.push(one)
  }
  await guests[0]?.page.locator('.next-step .go').click()
  for (const { page } of guests) await page.getByTestId('table').waitFor()
  for (const { page } of guests)
    await page.evaluate(async (table) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/tables/${table}/vote`, { method: 'POST', headers, body: JSON.stringify({ on: true }) })
    }, id)
  for (const { page } of guests) await page.getByTestId('end').waitFor()
  return { id, guests }
}

test.each([
  { mine: { size: LAPTOP, language: 'en-GB' }, again: 'Invite again: Bob' },
  { mine: { size: PHONE, language: 'it-IT' }, again: 'Invita di nuovo Bob' },
])('a recent player is invited again from the profile in $mine.language, and joins from home', async (one) => {
  const { id, guests } = await afterGame([
    ['Ana', one.mine],
    ['Bob', { size: PHONE, language: 'es-ES' }],
    ['Cem', {}],
  ])
  const [ana, bob, cem] = guests as [Guest, Guest, Guest]
  await ana.page.goto(`${testServer.url}/me`)
  const recent = ana.page.getByTestId('recent-players')
  await recent.waitFor()
  expect(await recent.locator('b').allTextContents()).toEqual(['Bob', 'Cem'])
  expect(await audit(ana.page)).toEqual([])
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await recent.getByRole('button', { name: one.again }).click()
  await ana.page.getByTestId('lobby').waitFor()

  await bob.page.goto(testServer.url)
  const row = bob.page.getByTestId(`mine-${id}`)
  await row.getByText('Ana quiere volver a jugar contigo.').waitFor()
  expect(await audit(bob.page)).toEqual([])
  await row.getByRole('button', { name: 'Unirme a Ana' }).click()
  await bob.page.getByTestId('lobby').waitFor()
  expect(new URL(bob.page.url()).pathname).toBe(new URL(ana.page.url()).pathname)
  await ana.page.getByTestId('seat-2').getByText('Bob').waitFor()

  // Cem does not want to: the invitation goes with the game, and comes back with it.
  await cem.page.goto(testServer.url)
  await cem.page.getByTestId(`mine-${id}`).getByText('Ana wants to play with you again.').waitFor()
  await cem.page.getByTestId(`mine-${id}`).locator('.round').click()
  await cem.page.getByTestId(`mine-${id}`).waitFor({ state: 'detached' })
  await cem.page.reload()
  await cem.page.getByTestId('find').waitFor()
  expect(await cem.page.getByTestId(`mine-${id}`).count()).toBe(0)
  await leave(ana, bob, cem)
})
