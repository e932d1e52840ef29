import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, PHONE, recognised } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

const TOKEN = 'the token of this house'

useTestServer({ pause: 1e8, adminToken: TOKEN })

/** Asks the server for something from the guest's own page. */
const ask = (who: Guest, path: string, body: object): Promise<{ readonly id: string; readonly invite: string }> =>
  who.page.evaluate(
    async ([address, request]) =>
      (
        await fetch(String(address), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        })
      ).json(),
    [path, body] as const,
  )

/** A table of Stay Away! with four people's browsers open at its lobby. */
async function lobbyOf(guests: readonly Guest[], terms: object = {}): Promise<{ readonly id: string }> {
  const [host, ...others] = guests
  if (host === undefined) throw new Error('nobody hosts')
  for (const { page } of guests) {
    await page.goto(testServer.url)
    await recognised(page)
  }
  const request = { game: 'stay-away', setting: { seats: 4 }, terms, listed: true, playNow: false }
  const table = await ask(host, '/api/tables', request)
  for (const who of others) await ask(who, `/api/tables/${table.id}/sit`, { invite: '' })
  for (const { page } of guests) await page.goto(`${testServer.url}/t/${table.id}`)
  for (const { page } of guests) {
    await page.getByTestId('lobby').waitFor()
    await openLobbyPart(page, /^Chat/)
    await page.getByTestId('talk').waitFor()
  }
  return table
}

const said = (who: Guest) => who.page.getByTestId('said')
const field = ({ page }: Guest) => page.getByTestId('talk').locator('footer input')
const write = async (who: Guest, text: string): Promise<void> => {
  await field(who).fill(text)
  await field(who).press('Enter')
}

test('two people who share no language understand each other by phrases, in the lobby and at the table', async () => {
  const [ana, bob] = [await guest(browser, { language: 'it' }), await guest(browser, { language: 'pt', size: PHONE })]
  await lobbyOf([ana, bob], { chat: 'phrases' })
  expect(await ana.page.getByTestId('talk').locator('footer input').count()).toBe(0)
  await ana.page.getByTestId('choose-phrase').click()
  await ana.page.locator('[data-phrase=suspect]').click()
  await ana.page.locator('.phrases button').first().click()
  await said(bob).waitFor()
  expect(await said(bob).locator('.words').textContent()).toMatch(/^Desconfio de .+\.$/)
  expect(await said(ana).locator('.words').textContent()).toMatch(/^Sospetto di .+\.$/)
  // The game begins: the panel is closed, and what is said meanwhile is counted.
  await ana.page.locator('.lobby .go').click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  await ana.page.getByTestId('talk-button').locator('button').click()
  await ana.page.getByTestId('choose-phrase').click()
  await ana.page.locator('[data-phrase=goodLuck]').click()
  await bob.page.locator('[data-testid=talk-button][data-unread="1"]').waitFor()
  await bob.page.getByTestId('talk-button').locator('button').click()
  await said(bob).nth(1).waitFor()
  expect(await said(bob).nth(1).locator('.words').textContent()).toBe('Boa sorte.')
  expect(await bob.page.getByTestId('talk-aloud').textContent()).toContain('Boa sorte.')
  await bob.page.locator('[data-testid=talk-button][data-unread="0"]').waitFor()
  await bob.page.keyboard.press('Escape')
  await bob.page.getByTestId('talk').waitFor({ state: 'detached' })
  for (const who of [ana, bob]) expect(who.troubles).toEqual([])
})

test('somebody who watches speaks where those who play hear nothing, and sees markup as text', async () => {
  const [ana, bob, eve] = [await guest(browser), await guest(browser), await guest(browser)]
  const { id } = await lobbyOf([ana, bob])
  await ana.page.locator('.lobby .go').click()
  for (const { page } of [ana, bob]) await page.getByTestId('table').waitFor()
  await eve.page.goto(`${testServer.url}/t/${id}`)
  await eve.page.getByTestId('talk-button').locator('button').click()
  await eve.page.locator('[data-testid=talk][data-voice=out]').waitFor()
  // The panel opens with the cursor in its field.
  expect(await field(eve).evaluate((input) => input === document.activeElement)).toBe(true)
  await write(eve, 'a whisper from outside')
  await said(eve).waitFor()
  await ana.page.getByTestId('talk-button').locator('button').click()
  await write(ana, '<b>see</b> https://example.org')
  await said(eve).nth(1).waitFor()
  expect(await said(eve).nth(1).locator('.words').innerHTML()).toBe('&lt;b&gt;see&lt;/b&gt; https://example.org')
  await bob.page.locator('[data-testid=talk-button][data-unread="1"]').waitFor()
  for (const who of [ana, bob]) {
    expect(who.frames.some((frame) => frame.includes('a whisper from outside'))).toBe(false)
    expect(who.frames.some((frame) => frame.includes('"channel":"out"'))).toBe(false)
  }
})

test('the list of tables on the home page follows by itself', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser)]
  for (const { page } of [ana, bob]) {
    await page.goto(testServer.url)
    await recognised(page)
  }
  const request = { game: 'stay-away', setting: { seats: 4 }, listed: true, playNow: false }
  const { id } = await ask(ana, '/api/tables', request)
  const row = bob.page.getByTestId(`listed-${id}`)
  await row.getByText('1 of 4').waitFor()
  await ana.page.goto(`${testServer.url}/t/${id}`)
  await ana.page.locator('.lobby .go').click()
  await bob.page.getByTestId('running-tables').getByTestId(`listed-${id}`).getByText('Watch').click()
  await bob.page.getByTestId('table').waitFor()
})

/** Acts on the author of the n-th message that is shown. */
const about = async (who: Guest, n: number, act: string): Promise<void> => {
  await said(who).nth(n).locator('button').first().click()
  await said(who).nth(n).getByRole('button', { name: act }).click()
}

test('muting somebody for oneself hides their words here, tells nobody, and can be undone', async () => {
  const [ana, bob, eve] = [await guest(browser), await guest(browser), await guest(browser)]
  const sent: string[] = []
  ana.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  ana.page.on('request', (request) => sent.push(request.url()))
  await lobbyOf([ana, bob, eve])
  await write(eve, 'a secret worth hiding')
  await said(ana).getByText('a secret worth hiding').waitFor()
  await about(ana, 0, 'Mute for me')
  await said(ana).getByText('You muted this person').waitFor()
  expect(await said(ana).getByText('a secret worth hiding').count()).toBe(0)
  // Their later messages are not shown either; those of others are.
  await write(eve, 'and another')
  await write(bob, 'good evening')
  await said(ana).getByText('good evening').waitFor()
  expect(await said(ana).getByText('and another').count()).toBe(0)
  await said(bob).getByText('and another').waitFor()
  await said(ana).nth(0).getByRole('button', { name: 'Unmute' }).click()
  for (const text of ['a secret worth hiding', 'and another']) await said(ana).getByText(text).waitFor()
  // The page keeps it to itself.
  expect(sent.some((message) => message.includes('listen'))).toBe(true)
  expect(sent.filter((message) => /mute|block/.test(message))).toEqual([])
  for (const who of [ana, bob, eve]) expect(who.troubles).toEqual([])
})

test('whoever is blocked at a table is listed in the profile, and heard again once the block is lifted', async () => {
  const [ana, eve] = [await guest(browser, { language: 'it' }), await guest(browser)]
  const { id } = await lobbyOf([ana, eve])
  await write(eve, 'something vile')
  await said(ana).waitFor()
  const name = await said(ana).locator('b').first().textContent()
  await about(ana, 0, 'Blocca per sempre')
  await said(ana).waitFor({ state: 'detached' })
  await ana.page.getByText('Puoi annullare il blocco nel tuo profilo.').waitFor()
  await ana.page.goto(`${testServer.url}/me`)
  const row = ana.page.getByTestId('blocked').locator('li')
  expect(await row.locator('b').textContent()).toBe(name)
  expect(await audit(ana.page)).toEqual([])
  await row.getByRole('button', { name: 'Sblocca' }).click()
  await ana.page.getByText('Nessuna. Qui compaiono').waitFor()
  await ana.page.goto(`${testServer.url}/t/${id}`)
  await said(ana).getByText('something vile').waitFor()
  for (const who of [ana, eve]) expect(who.troubles).toEqual([])
})

test('a report arrives at the moderators while they look; hiding and banning reach the table', async () => {
  const [mod, ana, eve] = [await guest(browser, { language: 'es' }), await guest(browser), await guest(browser)]
  await mod.page.goto(`${testServer.url}/admin`)
  await mod.page.locator('.token input').fill('not the token at all')
  await mod.page.locator('.token button').click()
  await mod.page.getByRole('alert').waitFor()
  await mod.page.locator('.token input').fill(TOKEN)
  await mod.page.locator('.token button').click()
  await mod.page.getByText('No hay denuncias pendientes.').waitFor()

  await lobbyOf([ana, eve])
  await write(ana, 'good evening')
  await said(eve).waitFor()
  await write(eve, 'something vile')
  const vile = said(ana).nth(1)
  await vile.waitFor()
  await vile.locator('button').click()
  await ana.page.getByTestId('report').click()
  await ana.page.locator('.report select').selectOption('threat')
  await ana.page.getByTestId('send-report').click()
  await ana.page.getByText('Sent to the moderators.').waitFor()

  const report = mod.page.getByTestId('report-open')
  await report.getByText('Amenazas').waitFor()
  expect(await report.getByTestId('reported').textContent()).toContain('something vile')
  expect(await report.getByTestId('around').textContent()).toContain('good evening')
  await report.getByTestId('hide').click()
  for (const who of [ana, eve]) await said(who).nth(1).getByText('Hidden by a moderator').waitFor()
  await report.getByTestId('ban').click()
  await mod.page.getByTestId('banned').waitFor()
  await write(eve, 'and again')
  await eve.page.getByTestId('talk').getByRole('alert').getByText('A moderator has banned you').waitFor()
  await report.getByTestId('resolve').click()
  await mod.page.getByText('No hay denuncias pendientes.').waitFor()
  for (const who of [mod, ana, eve]) expect(who.troubles).toEqual([])
})
