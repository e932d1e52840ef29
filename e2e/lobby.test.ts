// cspell:ignore Ospite Prendi occupato listo posto punto Nuevo asientos humanos Ainda mensagens
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './axe.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { openLobbyPart } from './lobby-part.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const ESCAPE = { zone: 'galilei', preset: 'basic', seats: 4 }

/** An open table of the first of these guests, at which the others have sat down. */
async function lobbyOf(
  guests: readonly Guest[],
  request: { readonly game: string; readonly setting: { readonly seats: number } },
) {
  const made = await testServer.arrangeTable({ ...request, listed: false })
  for (const { page } of guests) {
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.getByTestId('lobby').waitFor()
  }
  return { ...made, link: `${testServer.url}/j/${made.invite}` }
}

const seat = ({ page }: Guest, n: number) => page.getByTestId(`seat-${n}`)
const wide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a guest sets name, shape and colour in their own row; everyone sees them, and the next table remembers them', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE, language: 'it-IT' })]
  await lobbyOf([ana, bob], { game: 'escape', setting: ESCAPE })
  const mine = seat(bob, 2)
  await mine.locator('input').fill('Ospite Bruno')
  await mine.locator('input').press('Enter')
  await seat(ana, 2).getByText('Ospite Bruno').waitFor()
  await mine.getByRole('button', { name: 'Prendi il posto 4' }).click()
  await seat(bob, 4).locator('input').waitFor()
  await seat(ana, 4).getByText('Ospite Bruno').waitFor()
  // The face: the first letter, with the shape of the seat.
  expect(await seat(ana, 4).locator('.initial b').textContent()).toBe('O')
  expect(await seat(bob, 4).getByRole('button', { pressed: true }).count()).toBe(1)
  expect(
    await seat(bob, 4)
      .getByRole('button', { name: /^Posto 1, occupato da/ })
      .isDisabled(),
  ).toBe(true)
  expect(await audit(bob.page)).toEqual([])
  expect(await wide(bob.page)).toBe(false)

  await lobbyOf([ana, bob], { game: 'escape', setting: ESCAPE })
  expect(await seat(bob, 4).locator('input').inputValue()).toBe('Ospite Bruno')
  await leave(ana, bob)
})

test('a guest leaves, and the host closes the table for everyone', async () => {
  const [ana, bob, cem] = [
    await guest(browser),
    await guest(browser, { size: PHONE, language: 'es-ES' }),
    await guest(browser, { language: 'pt-PT' }),
  ]
  const { link } = await lobbyOf([ana, bob, cem], { game: 'stay-away', setting: { seats: 4 } })
  await bob.page.getByTestId('leave').click()
  await bob.page.waitForURL(`${testServer.url}/`)
  await seat(ana, 2).getByText('A bot if no one joins').waitFor()
  // The seat is free again, for him too.
  await bob.page.goto(link)
  await seat(bob, 2).locator('input').waitFor()

  await ana.page.getByTestId('close').click()
  const sure = ana.page.getByTestId('sure')
  await sure.getByText('Everyone loses their seat').waitFor()
  expect(await audit(ana.page)).toEqual([])
  await ana.page.keyboard.press('Escape')
  await sure.waitFor({ state: 'detached' })
  await ana.page.getByTestId('close').click()
  await sure.locator('.btn.strike').click()
  await ana.page.waitForURL(`${testServer.url}/`)
  for (const { page } of [bob, cem]) await page.getByTestId('plain-closed').waitFor()
  await bob.page.goto(link)
  await bob.page.getByTestId('plain-badInvite').waitFor()
  await leave(ana, bob, cem)
})

describe.each([
  { size: LAPTOP, language: 'en-GB' },
  { size: PHONE, language: 'it-IT' },
])('a host at $size.width px', ({ size, language }) => {
  test('a removal is asked about once, can be taken back, and is for good only if that is said', async () => {
    const ana = await guest(browser, { size, language })
    const bob = await guest(browser, { size: PHONE })
    const { link } = await lobbyOf([ana, bob], { game: 'escape', setting: ESCAPE })
    const remove = async (way: number): Promise<void> => {
      await seat(ana, 2).getByRole('button').click()
      const dialog = ana.page.getByTestId('remove')
      // The focus is on the button that keeps them, and the last one is the one that can be taken back.
      const keeps = dialog.locator('button').first()
      await expect.poll(() => keeps.evaluate((button) => button === document.activeElement)).toBe(true)
      await dialog.locator('button').nth(way).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await remove(0)
    await seat(bob, 2).locator('input').waitFor()
    await remove(2)
    await bob.page.getByTestId('plain-removed').waitFor()
    await seat(ana, 2).locator('.undo button').click()
    await seat(ana, 2).locator('.initial').waitFor()
    await bob.page.getByRole('button', { name: 'Try again' }).click()
    await seat(bob, 2).locator('input').waitFor()

    await remove(2)
    await bob.page.getByTestId('plain-removed').waitFor()
    await bob.page.goto(link)
    await seat(bob, 2).locator('input').waitFor()
    await remove(1)
    await seat(ana, 2).locator('.undo').waitFor()
    await bob.page.goto(link)
    await bob.page.getByTestId('plain-trouble').waitFor()
    await leave(ana, bob)
  })

  test('changed rules and seats ask everyone again, seal another secret, and show the difference', async () => {
    const [ana, bob, cem] = [
      await guest(browser, { size, language }),
      await guest(browser, { size: PHONE }),
      await guest(browser, { language: 'es-ES' }),
    ]
    const { id } = await lobbyOf([ana, bob, cem], { game: 'escape', setting: ESCAPE })
    const commitment = ({ page }: Guest) => page.getByTestId('seals').locator('code').first().textContent()
    await bob.page.getByTestId('ready').click()
    await seat(cem, 2).getByText('A punto').waitFor()
    const before = await commitment(cem)
    expect(await bob.page.getByTestId('rule-changes').count()).toBe(0)

    await ana.page.locator(`a[href="/host/escape#table=${id}"]`).click()
    // The page begins with the rules as they are.
    const seats = ana.page.locator('.stepper input').first()
    await expect.poll(() => ana.page.locator('input[name="preset"]:checked, .radio input:checked').count()).toBe(1)
    await expect.poll(() => ana.page.getByTestId('open-table').isEnabled()).toBe(true)
    expect(await seats.inputValue()).toBe('4')
    await seats.fill('6')
    await seats.blur()
    await ana.page.getByTestId('open-table').click()
    await ana.page.getByTestId('lobby').waitFor()
    expect(new URL(ana.page.url()).pathname).toBe(`/t/${id}`)

    await bob.page.getByTestId('rule-changes').getByText('New: 6 seats').waitFor()
    await bob.page.getByTestId('rule-changes').getByText('No longer: 4 seats').waitFor()
    await cem.page.getByTestId('rule-changes').getByText('Nuevo: 6 asientos').waitFor()
    expect(await audit(bob.page)).toEqual([])
    expect(await wide(bob.page)).toBe(false)
    await seat(bob, 6).waitFor()
    await seat(cem, 2).getByText('A punto').waitFor({ state: 'detached' })
    await expect.poll(() => commitment(cem)).not.toBe(before)
    // Read, the difference is gone; being ready again is having read it.
    await bob.page.getByTestId('ready').click()
    await bob.page.getByTestId('rule-changes').waitFor({ state: 'detached' })
    await cem.page.getByTestId('rule-changes').getByRole('button').click()
    await cem.page.getByTestId('rule-changes').waitFor({ state: 'detached' })
    await cem.page.reload()
    await seat(cem, 6).waitFor()
    expect(await cem.page.getByTestId('rule-changes').count()).toBe(0)
    await leave(ana, bob, cem)
  })
})

test('the chat is beside the seats on a laptop; on a phone its tab counts what was said, and the rules are a tab too', async () => {
  const [ana, bob] = [await guest(browser), await guest(browser, { size: PHONE, language: 'pt-PT' })]
  await lobbyOf([ana, bob], { game: 'escape', setting: ESCAPE })
  const talk = ana.page.getByTestId('talk')
  const [chat, seats] = [await talk.boundingBox(), await ana.page.locator('.seatlist').boundingBox()]
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(LAPTOP.height)
  expect(chat?.x ?? 0).toBeGreaterThan((seats?.x ?? 0) + (seats?.width ?? 0))
  // The next step is on the screen without scrolling, right below the seats.
  const start = await ana.page.locator('.next-step .go').boundingBox()
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(LAPTOP.height)

  // Only what is said while his page listens is new to him.
  await bob.page.getByTestId('talk').getByText('Ainda não há mensagens.').waitFor({ state: 'attached' })
  await talk.locator('footer input').fill('Hello, friends')
  await talk.locator('footer input').press('Enter')
  await bob.page.locator('.lobby-parts').getByText('Chat (1)').waitFor()
  await openLobbyPart(bob.page, /^Chat/)
  await bob.page.getByTestId('talk').getByText('Hello, friends').waitFor()
  await bob.page.locator('.lobby-parts').getByText('Chat', { exact: true }).waitFor()
  await openLobbyPart(bob.page, /^Regras/)
  await bob.page.getByTestId('table-terms').waitFor()
  // In plain words: what humans and aliens do, in the reader's language.
  expect(await bob.page.locator('.part-rules .about').textContent()).toContain('humanos')
  // Whatever is shown, the next step stays.
  expect(await bob.page.getByTestId('ready').isVisible()).toBe(true)
  expect(await wide(bob.page)).toBe(false)
  await leave(ana, bob)
})

test.each([
  { game: 'escape', size: LAPTOP, language: 'en-GB' },
  { game: 'stay-away', size: PHONE, language: 'es-ES' },
])('a host of $game finds the last settings again', async ({ game, size, language }) => {
  const ana = await guest(browser, { size, language })
  const { page } = ana
  const open = async (): Promise<void> => {
    await page.goto(`${testServer.url}/host/${game}`)
    await page.getByTestId('open-table').waitFor()
  }
  const seats = page.locator('.stepper input').first()
  const pace = page.locator('[data-about^="term:pace"] select')
  await open()
  await seats.fill('7')
  await seats.blur()
  await pace.selectOption('fast')
  await page.locator('input[name="who"]').nth(1).check({ force: true })
  await page.getByTestId('open-table').click()
  await page.getByTestId('lobby').waitFor()
  await open()
  expect(await seats.inputValue()).toBe('7')
  expect(await pace.inputValue()).toBe('fast')
  expect(await page.locator('input[name="who"]').nth(1).isChecked()).toBe(true)
  await leave(ana)
})
