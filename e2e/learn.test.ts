import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tap } from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import { expectFocus, hopTo, steady, tabTo } from './keyboard.ts'
import { pickCard, pickPlayer } from './stay-away-player.ts'
import { browser, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** The guide's next instruction: waits until it differs from the one before. */
async function toldAfter(page: Page, before: string): Promise<string> {
  const handle = await page.waitForFunction((old) => {
    const told = document.querySelector('[data-testid="coach"]')?.getAttribute('data-told') ?? ''
    const table = document.querySelector('[data-testid="table"]')
    const ready = table === null || table.getAttribute('data-ready') === 'true'
    return told !== '' && told !== old && ready ? told : ''
  }, before)
  return String(await handle.jsonValue())
}

type Deeds = { readonly [told: string]: () => Promise<void> }

/**
 * Does what the guide asks for until the chapter is over; gives what it said, in order. Its last word stands beside the
 * end for a moment only, and may be missing.
 */
async function playLesson(page: Page, deeds: Deeds, goOn: () => Promise<void>): Promise<readonly string[]> {
  const said: string[] = []
  for (let told = await toldAfter(page, ''); told !== 'over'; told = await toldAfter(page, told)) {
    said.push(told)
    if ((await page.getByTestId('coach-next').count()) > 0) await goOn()
    else await deeds[told]?.()
  }
  expect(Object.keys(deeds).filter((deed) => !said.includes(deed))).toEqual([])
  return said
}

/** The next chapter is another table: it is there when it greets. */
async function nextChapter(page: Page): Promise<void> {
  await page.getByTestId('coach-chapter').click()
  await page.locator('[data-testid="coach"][data-told="welcome"]').waitFor()
}
const byFinger = (page: Page) => (): Promise<void> => page.getByTestId('coach-next').click()
/** Ends the turn, or answers the sector: the first button of the bar. */
const press = (page: Page) => (): Promise<void> => page.getByTestId('act').locator('.do button').first().click()
const main = (page: Page): Promise<void> => page.getByTestId('act').locator('.do .go').click()
/** Taps a sector as soon as it can be chosen, and does what the button says then. */
const moveTo = (page: Page, sector: string) => async (): Promise<void> => {
  await page.locator(`[data-sector="${sector}"][data-can="yes"]`).waitFor({ state: 'attached' })
  await tap(page, sector)
  await main(page)
}
const strike = (page: Page) => (): Promise<void> => page.getByTestId('act').locator('.do .strike').click()

describe('the guided first game', () => {
  test('of Escape, to its end on a phone, with a reload in between', async () => {
    const { page, troubles } = await guest(browser, { size: PHONE })
    await page.goto(testServer.url)
    await page.getByRole('link', { name: 'Learn by playing' }).first().click()
    await page.getByTestId('coach').waitFor()
    const deeds: Deeds = {
      firstMove: moveTo(page, 'E03'),
      draw: press(page),
      trueNoise: () => main(page),
      pass: press(page),
      silent: press(page),
      async secure() {
        // Something else than the lesson asks for is refused in words, and a reload comes back to the same place.
        await moveTo(page, 'D03')()
        await page.locator('.coach .strayed').waitFor()
        await page.reload()
        await toldAfter(page, '')
        expect(await page.getByTestId('coach').getAttribute('data-told')).toBe('secure')
        await moveTo(page, 'E02')()
      },
      away: moveTo(page, 'D02'),
      bluff: moveTo(page, 'J05'),
      item: press(page),
      async sedatives() {
        await page.locator('.plays .tool').first().click()
        await page.getByTestId('play').click()
      },
      quiet: moveTo(page, 'C02'),
      hatch: moveTo(page, 'B02'),
      open: press(page),
    }
    const said = await playLesson(page, deeds, byFinger(page))
    expect(said).toContain('missed')
    await page.getByTestId('end').waitFor()
    await nextChapter(page)
    await playLesson(
      page,
      { follow: moveTo(page, 'G08'), strike: strike(page), pass: press(page), again: moveTo(page, 'F08') },
      byFinger(page),
    )
    await page.getByTestId('end').waitFor()
    expect(troubles).toEqual([])
    await page.getByTestId('coach').getByRole('link', { name: 'Rulebook' }).click()
    await page.getByTestId('book').waitFor()
    // Back at the end of the lesson every button leads somewhere, and the main one to a real table.
    await page.goBack()
    await page.getByTestId('end').waitFor()
    expect(await page.getByTestId('end').locator('.ways :is(a, button)').count()).toBe(0)
    expect(await page.locator('.btn.go:visible').count()).toBe(1)
    await page.getByTestId('coach-play').click()
    await page.getByTestId('table').waitFor()
    expect(await page.evaluate(() => location.pathname)).toMatch(/^\/t\//)
    await page.context().close()
  })

  test('of Stay Away!, to its end on a phone, in Spanish; it can be left', async () => {
    const { page, troubles } = await guest(browser, { size: PHONE, language: 'es-ES' })
    await page.goto(`${testServer.url}/learn/stay-away`)
    const confirm = (): Promise<void> => page.getByTestId('confirm').click()
    const give = (card: string) => async (): Promise<void> => {
      await pickCard(page, card)
      await confirm()
    }
    const aim = (card: string) => async (): Promise<void> => {
      await pickCard(page, card)
      await pickPlayer(page, 4)
      await confirm()
    }
    await playLesson(
      page,
      {
        suspicion: aim('suspicion'),
        exchange: give('whisky'),
        refuse: () =>
          page
            .getByTestId('act')
            .getByRole('button', { name: /No, gracias/ })
            .last()
            .click(),
        burn: aim('flamethrower'),
      },
      byFinger(page),
    )
    await nextChapter(page)
    await playLesson(page, { answer: give('whisky'), act: give('noThanks'), quiet: give('axe') }, byFinger(page))
    await nextChapter(page)
    await playLesson(
      page,
      {
        act: give('noBarbecue'),
        infect: give('infected'),
        async declare() {
          await page.getByRole('button', { name: 'Jugadores' }).click()
          const box = page.locator('.panel').getByTestId('thing-only')
          await box.getByRole('button', { name: /Declarar/ }).click()
          await box.getByRole('button', { name: 'Declarar ahora' }).click()
        },
      },
      byFinger(page),
    )
    await page.getByTestId('end').waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
    expect(troubles).toEqual([])
    await page.goto(`${testServer.url}/learn/escape`)
    await page.getByTestId('coach-skip').click()
    await page.getByRole('button', { name: 'Jugar ya' }).first().waitFor()
    await page.context().close()
  })

  test.skipIf(QUICK)('of Escape, with the keyboard alone: the focus is never lost', async () => {
    const { page, troubles } = await guest(browser)
    await page.goto(`${testServer.url}/learn/escape`)
    await page.getByTestId('coach').waitFor()
    const press = async (selector: string): Promise<void> => {
      await tabTo(page, selector)
      await page.keyboard.press('Enter')
      await expectFocus(page, selector)
    }
    const main = (): Promise<void> => press('[data-testid="act"] .do .go:not(:disabled)')
    const choose = async (sector: string): Promise<void> => {
      await hopTo(page, sector)
      await page.keyboard.press('Enter')
    }
    const moveBy = (sector: string) => async (): Promise<void> => {
      await choose(sector)
      await main()
    }
    const first = (): Promise<void> => press('[data-testid="act"] .do button:not(:disabled)')
    const goOn = (): Promise<void> => press('[data-testid="coach-next"]')
    await playLesson(
      page,
      {
        firstMove: moveBy('E03'),
        draw: first,
        trueNoise: main,
        pass: first,
        silent: first,
        item: first,
        open: first,
        secure: moveBy('E02'),
        away: moveBy('D02'),
        async bluff() {
          await tabTo(page, '[data-testid="act"] .do input')
          await page.keyboard.type('J05')
          await main()
        },
        async sedatives() {
          await press('[data-testid="play-sedatives"]')
          await press('[data-testid="play"]')
        },
        quiet: moveBy('C02'),
        hatch: moveBy('B02'),
      },
      goOn,
    )
    await press('[data-testid="coach-chapter"]')
    await page.locator('[data-testid="coach"][data-told="welcome"]').waitFor()
    const strike = (): Promise<void> => press('[data-testid="act"] .do .strike')
    await playLesson(page, { follow: moveBy('G08'), strike, pass: first, again: moveBy('F08') }, goOn)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  test('of Stay Away!, with the keyboard alone', async () => {
    const { page, troubles } = await guest(browser)
    await page.goto(`${testServer.url}/learn/stay-away`)
    await page.getByTestId('coach').waitFor()
    const press = async (selector: string): Promise<void> => {
      await tabTo(page, selector)
      await page.keyboard.press('Enter')
    }
    const card = (name: string): string => `.hand [data-card="${name}"] .pickface`
    const aim = (name: string) => async (): Promise<void> => {
      await press(card(name))
      await press('[data-testid="player-4"]')
      await press('[data-testid="confirm"]')
    }
    await playLesson(
      page,
      {
        suspicion: aim('suspicion'),
        async exchange() {
          await press(card('whisky'))
          await press('[data-testid="confirm"]')
        },
        async refuse() {
          await page
            .getByTestId('act')
            .getByRole('button', { name: /No thanks/ })
            .last()
            .focus()
          await steady(page)
          await page.keyboard.press('Enter')
        },
        burn: aim('flamethrower'),
      },
      () => press('[data-testid="coach-next"]'),
    )
    await press('[data-testid="coach-chapter"]')
    await page.locator('[data-testid="coach"][data-told="welcome"]').waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

test('the rulebook in Italian is searched without accents and leads to the place', async () => {
  const { page, troubles } = await guest(browser, { language: 'it-IT' })
  await page.goto(`${testServer.url}/rules/escape`)
  await page.getByTestId('book').waitFor()
  expect(await page.title()).toBe('Regole di Escape from the Aliens in Outer Space · Selva')
  await page.getByTestId('book-search').fill('VELOCITA')
  await page
    .getByRole('status')
    .filter({ hasText: /risultat/ })
    .waitFor()
  const [first] = await page.getByTestId('book-hits').locator('a').all()
  expect(await first?.locator('mark').textContent()).toBe('velocità')
  await first?.click()
  const target = await page.evaluate(() => document.querySelector(':target')?.id ?? '')
  expect(target).not.toBe('')
  expect(await page.locator('.drawing svg').count()).toBe(6)
  // The same page in another language, at once.
  await page.getByRole('combobox').first().selectOption('pt')
  await page.getByRole('heading', { level: 1, name: /^Regras de/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-PT')
  expect(troubles).toEqual([])
  await page.context().close()
})

test.each([
  { language: 'en', query: 'last infected', place: 'WIN-5' },
  { language: 'it', query: 'mazzo finito', place: 'DRAW-3' },
  { language: 'es', query: 'quemado rol', place: 'ELIM-2' },
  { language: 'pt', query: 'fogo porta', place: 'card-flamethrower' },
])('the rulebook in $language answers “$query”, from the home page', async ({ language, query, place }) => {
  const { page, troubles } = await guest(browser, { language })
  await page.goto(testServer.url)
  await page.locator('.game .learning a[href="/rules/stay-away"]').click()
  await page.getByTestId('book-search').fill(query)
  const hit = page.locator(`[data-testid="book-hits"] a[href="#${place}"]`).first()
  // What was found is marked, and stands in the list without scrolling.
  expect(await hit.locator('mark').count()).toBeGreaterThan(0)
  const list = await page.getByTestId('book-hits').boundingBox()
  const box = await hit.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  expect(await page.locator('.search .field use').getAttribute('href')).toMatch(/search$/)
  await hit.click()
  await page.waitForFunction((id) => {
    const target = document.querySelector(':target')
    const { top = -1 } = target?.getBoundingClientRect() ?? {}
    return target?.id === id && top >= 0 && top < innerHeight
  }, place)
  expect(troubles).toEqual([])
  await page.context().close()
})

test('things on the table explain themselves on a tap, on focus and by key', async () => {
  const { page, troubles } = await guest(browser, { size: PHONE })
  await page.goto(`${testServer.url}/learn/escape`)
  await page.getByTestId('coach-next').click()
  const tip = page.getByTestId('tip')
  await page.locator('[data-explains]').waitFor()
  await page.getByTestId('round').click()
  expect(await tip.textContent()).toContain('Round 7 of 39')
  expect(await tip.getByRole('link').getAttribute('href')).toBe('/rules/escape#END-6')
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  // A tap on a sector still is for moving; what it is stands one tap further.
  await tap(page, 'E02')
  expect(await tip.count()).toBe(0)
  await page.getByTestId('act').getByTestId('whatis').click()
  expect(await tip.textContent()).toContain('E02: Secure sector')
  await page.context().close()

  const laptop = await guest(browser)
  await laptop.page.goto(`${testServer.url}/learn/stay-away`)
  await laptop.page.getByTestId('coach').waitFor()
  await laptop.page.locator('[data-explains]').waitFor()
  await tabTo(laptop.page, '[data-testid="deck"]')
  await laptop.page.getByTestId('tip').waitFor()
  expect(await laptop.page.getByTestId('tip').getAttribute('role')).toBe('tooltip')
  await laptop.page.keyboard.press('?')
  await laptop.page.locator('[data-testid="tip"][data-pinned="yes"]').waitFor()
  await laptop.page.keyboard.press('Escape')
  await laptop.page.getByTestId('tip').waitFor({ state: 'detached' })
  await laptop.page.locator('.hand [data-card="noThanks"]').hover()
  await laptop.page.getByTestId('tip').filter({ hasText: 'No thanks!' }).waitFor()
  expect([...troubles, ...laptop.troubles]).toEqual([])
  await laptop.context.close()
})
