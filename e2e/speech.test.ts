import type { Arrangement } from '@selva/stay-away'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { audit } from './axe.ts'
import { joinFromHome } from './from-home.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { asked } from './stay-away-player.ts'
import { browser, leave, seated, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const DULL = ['suspicion', 'whisky', 'seduction', 'missed']

/** The reader offers a card next; the others are bots, and the fourth is The Thing. */
const OFFER: Arrangement = {
  players: [
    { hand: DULL },
    { hand: ['axe', 'suspicion', 'resolute', 'noThanks'] },
    { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
    { role: 'thing', hand: ['theThing', 'suspicion', 'seduction', 'flamethrower'] },
    { hand: ['analysis', 'watchYourBack', 'noBarbecue', 'barredDoor'] },
  ],
  step: 'offer',
}
const TABLE = { game: 'stay-away', setting: { seats: 5 }, listed: false, arrangement: OFFER }

/** Everything that a person is asked with: none of it may lie under words. */
const covered = (speech: Locator): Promise<number> =>
  speech.evaluate((bubble) => {
    const a = bubble.getBoundingClientRect()
    return [...document.querySelectorAll('[data-asked], [data-can="yes"]')].filter((one) => {
      const b = one.getBoundingClientRect()
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }).length
  })

const speechOf = (page: Page, seat: number): Locator => page.locator(`[data-testid="speech"][data-seat="${seat}"]`)

/** Calls a player The Thing, with the words under the log. */
async function accuse(
  page: Page,
  words: { readonly is: string; readonly say: string; readonly role: string },
  seat: number,
) {
  await page.getByRole('button', { name: words.is }).filter({ visible: true }).click()
  const dialog = page.getByTestId('saying')
  await dialog.locator(`[data-pick="${seat}"]`).click()
  await dialog.locator(`[data-pick="${words.role}"]`).click()
  await dialog.getByRole('button', { name: words.say }).click()
}

test.each([
  { size: LAPTOP, language: 'en-GB', is: 'Someone is…', say: 'Say it', narrow: false },
  { size: PHONE, language: 'pt-PT', is: 'Alguém é…', say: 'Dizer', narrow: true },
  { size: { width: 640, height: 360 }, language: 'es-ES', is: 'Alguien es…', say: 'Decirlo', narrow: true },
])('a bot that is accused answers at its seat, over nothing that is asked, at $size.width', async (one) => {
  const ana = await guest(browser, one)
  const { page } = ana
  await joinFromHome(page, testServer, TABLE)
  await asked(page)
  const log = page.locator('.only-phone button').last()
  if (one.narrow) await log.click()
  await accuse(page, { ...one, role: 'thing' }, 2)
  if (one.narrow) await log.click()
  await speechOf(page, 1).waitFor()
  await speechOf(page, 2).waitFor()
  expect(await covered(speechOf(page, 2))).toBe(0)
  expect(await audit(page)).toEqual([])
  // It is said once, by the table's announcements.
  expect(await speechOf(page, 2).getAttribute('aria-hidden')).toBe('true')
  expect(await page.locator('[data-line="claimed"]').count()).toBe(2)
  // The words go without being touched, and the question is still the same.
  await page.getByTestId('speech').waitFor({ state: 'detached' })
  expect(await asked(page)).toBe('offer')
  await leave(ana)
})

test('a phrase of the chat is seen at the seat of its player in Escape: in the list, or over the head of a phone', async () => {
  const people = await seated(
    {
      game: 'escape',
      setting: { zone: 'galilei', preset: 'basic', seats: 4 },
      terms: { chat: 'phrases' },
      listed: false,
    },
    [{}, { size: PHONE, language: 'it' }],
  )
  const [ana, bob] = people
  if (ana === undefined || bob === undefined) throw new Error('two guests')
  for (const { page } of people) await page.locator('[data-testid="talk-aloud"]').waitFor({ state: 'attached' })
  await ana.page.getByTestId('talk-button').locator('button').click()
  await ana.page.getByTestId('choose-phrase').click()
  await ana.page.locator('[data-phrase=careful]').click()
  await ana.page.keyboard.press('Escape')
  const words = speechOf(bob.page, 1)
  await words.waitFor()
  expect(await words.getAttribute('class')).toContain('strip')
  expect(await covered(words)).toBe(0)
  await bob.page.getByTestId('talk-button').locator('button').click()
  await bob.page.getByTestId('choose-phrase').click()
  await bob.page.locator('[data-phrase=suspect]').click()
  await bob.page.locator('.phrases button').first().click()
  await speechOf(ana.page, 2).waitFor()
  expect(await covered(speechOf(ana.page, 2))).toBe(0)
  await leave(ana, bob)
})
// cspell:ignore Alguém Dizer Alguien Decirlo
