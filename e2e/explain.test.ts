import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked } from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import { browser, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** Controls under this that say of nothing what they are about. */
const unexplained = (page: Page, under: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`:is(${selector}) :is(input, select, button:not([type="submit"]))`)]
        .filter((control) => control.closest('[data-about]') === null)
        .map((control) => control.outerHTML.slice(0, 160)),
    under,
  )
const tipOf = (page: Page) => page.getByTestId('tip')

test.each([
  ['escape', 'it', /2 minuti per turno, più 3 minuti/],
  ['stay-away', 'pt-PT', /1 minuto por decisão, mais 3 minutos/],
])('everything a host of %s can choose explains itself', async (game, language, pace) => {
  const { page, context, troubles } = await guest(browser, { size: PHONE, language })
  await page.goto(`${testServer.url}/host/${game}`)
  await page.getByTestId('terms').waitFor()
  await page.locator('[data-explains]').waitFor()
  await page.getByTestId('more-rules').locator('summary').click()
  expect(await page.locator('form [data-about]').count()).toBeGreaterThan(20)
  expect(await unexplained(page, 'form')).toEqual([])
  // A tap on the words, not on what it would change.
  const term = page.locator('[data-about="term:pace:relaxed"]')
  await term.locator('b').click()
  expect(await tipOf(page).textContent()).toMatch(pace)
  expect(await tipOf(page).getByRole('link').count()).toBe(0)
  await page.keyboard.press('Escape')
  await tipOf(page).waitFor({ state: 'detached' })
  // No tip where a tap chooses.
  await page.locator('[data-about="join:listed"]').click()
  expect(await page.locator('[data-about="join:listed"] input').isChecked()).toBe(true)
  expect(await tipOf(page).count()).toBe(0)
  await page.locator('[data-about="seats"] h2').click()
  await tipOf(page).waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

test('the ship that is chosen explains itself, with the mouse and with a tap', async () => {
  const { page, context, troubles } = await guest(browser)
  await page.goto(`${testServer.url}/host/escape`)
  await page.locator('[data-explains]').waitFor()
  await page.locator('[data-zone="fermi"]').hover()
  await tipOf(page).filter({ hasText: 'Fermi' }).waitFor()
  expect(await tipOf(page).getAttribute('role')).toBe('tooltip')
  await page.locator('[data-zone="fermi"]').click()
  await page.locator('legend .whatis[data-about="zone:fermi"]').click()
  await page.locator('[data-testid="tip"][data-pinned="yes"]').filter({ hasText: 'Fermi' }).waitFor()
  expect(await tipOf(page).getByRole('link').getAttribute('href')).toBe('/rules/escape#map')
  expect(troubles).toEqual([])
  await context.close()
})

test('every tool of the pencil case, the trails and the shading explain themselves, in their dialog too', async () => {
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: { zone: 'galilei', preset: 'basic', seats: 4 },
    listed: false,
    terms: { pace: 'untimed', aid: 'assist' },
    arrangement: {
      players: [
        { character: 'captain', at: 'D10' },
        { character: 'alien1', at: 'S05' },
        { character: 'pilot', at: 'Q11' },
        { character: 'alien2', at: 'K06' },
      ],
      turn: 1,
      first: 1,
    },
  })
  const { page, context, troubles } = await guest(browser, { language: 'es' })
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.locator('main button.go').first().click()
  await asked(page)
  await page.getByTestId('shade').waitFor()
  await page.locator('[data-explains]').waitFor()
  await page.getByTestId('tool-ring').focus()
  await page.keyboard.press('?')
  await tipOf(page).filter({ hasText: 'recordar' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.assist p').click()
  await tipOf(page).filter({ hasText: 'lógica' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('player-2').getByRole('button').last().click()
  await page.getByTestId('tool-cross').click()
  await page.getByTestId('in-hand').getByTestId('whatis').click()
  await tipOf(page).filter({ hasText: 'no puede haber nadie' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-sector="E08"]').dispatchEvent('click')
  await page.locator('[data-mark="E08 cross"]').waitFor()
  await page.getByTestId('tool-cross').click()
  await page.locator('[data-sector="E08"]').focus()
  await page.keyboard.press('m')
  await page.getByTestId('jotter').waitFor()
  expect(await unexplained(page, '.pencilcase, .jotter > div > :not(header)')).toEqual([])
  expect(await page.locator('.pencilcase [data-about], .jotter [data-about]').count()).toBeGreaterThan(8)
  // Over a dialog too; the key that closes the tip leaves the dialog open.
  await page.getByTestId('mark-ring').focus()
  await page.keyboard.press('?')
  await page.getByTestId('jotter').getByTestId('tip').filter({ hasText: 'recordar' }).waitFor()
  await page.keyboard.press('Escape')
  await tipOf(page).waitFor({ state: 'detached' })
  expect(await page.getByTestId('jotter').isVisible()).toBe(true)
  expect(troubles).toEqual([])
  await context.close()
})
