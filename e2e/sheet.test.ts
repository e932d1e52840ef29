import type { Terms } from '@selva/protocol/terms'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asked, step, tap } from './escape-player.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

const SPOTS = ['D10', 'F08', 'Q11', 'K06', 'R05', 'I11', 'T05', 'E12']
const CREW = ['captain', 'alien1', 'pilot', 'alien2', 'soldier', 'alien3', 'psychologist', 'alien4']
const HUNT = {
  players: CREW.map((character, i) => ({ character, at: SPOTS[i] ?? 'D10' })),
  turn: 1,
  first: 1,
  round: 9,
  next: ['yours', 'any', 'any', 'yours', 'any', 'any', 'yours', 'any', 'any'],
}

/** Sits down at a table of eight in the middle of a game, or at a new one, with bots around. */
async function sit({ page }: Guest, aid: Terms['aid'] = 'notes', seats = 8, arrangement = HUNT): Promise<void> {
  const made = await testServer.arrangeTable({
    game: 'escape',
    setting: { zone: 'galilei', preset: 'advanced', seats },
    listed: false,
    terms: { pace: 'untimed', aid },
    ...(seats === 8 ? { arrangement } : {}),
  })
  await page.goto(`${testServer.url}/j/${made.invite}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await asked(page)
  if (aid !== 'none') await page.getByTestId('pencil').first().waitFor({ state: 'attached' })
}

const cell = (page: Page, name: string): Locator => page.locator(`[data-sector="${name}"]`)
const label = async (page: Page, name: string): Promise<string> =>
  (await cell(page, name).getAttribute('aria-label')) ?? ''
const mark = (page: Page, what: string): Locator => page.locator(`[data-mark="${what}"]`)
const sign = (page: Page, what: string): Locator => page.locator(`[data-tag="${what}"]`)
/** The notes are on their way to the server once this is answered. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith('/notes') && response.request().method() === 'PUT')

const middle = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  const box = await cell(page, name).locator('.hit').boundingBox()
  if (box === null) throw new Error(`${name} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const touch = (
  line: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: readonly { x: number; y: number }[]
) => line.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })

/** Writes down, from now on, what moves without having been touched. */
const watchJumps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { shifts: seen })
    type Shift = PerformanceEntry & {
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as Shift
        if (hadRecentInput) continue
        for (const { node } of sources) {
          // A text may read otherwise where it stands; and a log that tells the newest first grows at its top.
          if (!(node instanceof Element) || node.closest('.log') !== null) continue
          seen.push(`${node.tagName} ${node.getAttribute('class')} in ${node.parentElement?.getAttribute('class')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })
const jumps = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'shifts'))

/** The places of the rows and names in the list of players. */
const tops = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.rail [data-testid^="player-"], .rail [data-testid^="player-"] b')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))

describe('the pencil', () => {
  test('a finger that rests on a sector jots on it; the tap that follows moves nobody', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await sit(ana)
    const line = await ana.context.newCDPSession(page)
    const at = await middle(page, 'D08')
    await touch(line, 'touchStart', at)
    await page.getByTestId('jotter').waitFor()
    await touch(line, 'touchEnd')
    expect(await page.getByTestId('jotter').isVisible()).toBe(true)
    expect(await page.locator('.jotter').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    await page.getByTestId('mark-3').click()
    await expect.poll(() => sign(page, 'D08 3@9').count()).toBe(1)
    await expect.poll(() => label(page, 'D08')).toMatch(/your marks: .+, round 9/)
    expect(await cell(page, 'D08').getAttribute('aria-selected')).toBe('false')
    await leave(ana)
  })

  test('by keyboard alone: mark, write, hear, erase, undo', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    await page.locator('[data-sector][tabindex="0"]').focus()
    await page.keyboard.press('ArrowUp')
    const name = (await page.evaluate(() => document.activeElement?.getAttribute('data-sector'))) ?? ''
    await page.keyboard.press('m')
    await page.getByTestId('mark-question').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('jotter').waitFor({ state: 'detached' })
    await expect.poll(() => mark(page, `${name} question`).count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-sector'))).toBe(name)
    await page.keyboard.press('m')
    await page.getByTestId('mark-words').fill('bluff?')
    await page.keyboard.press('Enter')
    await expect.poll(() => label(page, name)).toContain('your marks: question mark; “bluff?”')
    await page.keyboard.press('m')
    await page.getByRole('button', { name: `Erase from ${name}: question mark` }).press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => label(page, name)).toContain('your marks: “bluff?”')
    await page.getByTestId('undo').press('Enter')
    await expect.poll(() => label(page, name)).toContain('question mark')
    await leave(ana)
  })

  test('a tool in hand draws with every tap and moves nobody; the list tells and erases', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    await page.getByTestId('tool-cross').click()
    await tap(page, 'D09')
    await tap(page, 'C10')
    expect(await page.getByTestId('table').getAttribute('data-ask')).toBe('move')
    expect(await cell(page, 'C10').getAttribute('aria-selected')).toBe('false')
    await page.getByTestId('in-hand').getByRole('button', { name: 'Done' }).click()
    await cell(page, 'E09').dispatchEvent('contextmenu')
    await page.getByTestId('mark-ring').click()
    expect(await page.getByTestId('all-marks').textContent()).toBe('3 marks')
    await page.getByTestId('all-marks').click()
    await page.getByRole('button', { name: 'Erase from C10: cross' }).click()
    await expect.poll(() => mark(page, 'C10 cross').count()).toBe(0)
    await page.getByTestId('tool-rub').click()
    await tap(page, 'D09')
    await expect.poll(() => mark(page, 'D09 cross').count()).toBe(0)
    await expect.poll(() => mark(page, 'E09 ring').count()).toBe(1)
    await leave(ana)
  })

  test('is not there where the table allows no notes', async () => {
    const ana = await guest(browser)
    await sit(ana, 'none')
    await ana.page.getByTestId('trail-2').waitFor()
    expect(await ana.page.getByTestId('pencil').count()).toBe(0)
    await cell(ana.page, 'D09').dispatchEvent('contextmenu')
    expect(await ana.page.getByTestId('jotter').count()).toBe(0)
    await leave(ana)
  })
})

describe('notes belong to the seat', () => {
  test('after a reload, and on another device; and two pages at once lose nothing', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    const saved = kept(page)
    await cell(page, 'D08').dispatchEvent('contextmenu')
    await page.getByTestId('mark-cross').click()
    await saved
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await mark(page, 'D08 cross').waitFor({ state: 'attached' })

    const phone = await guest(browser, { size: PHONE })
    await phone.context.addCookies(await ana.context.cookies())
    await phone.page.goto(page.url())
    await mark(phone.page, 'D08 cross').waitFor({ state: 'attached' })

    const both = Promise.all([kept(page), kept(phone.page)])
    await cell(page, 'E09').dispatchEvent('contextmenu')
    await page.getByTestId('mark-ring').click()
    await cell(phone.page, 'C09').dispatchEvent('contextmenu')
    await phone.page.getByTestId('mark-question').click()
    await both
    await phone.page.reload()
    await mark(phone.page, 'E09 ring').waitFor({ state: 'attached' })
    expect(await mark(phone.page, 'C09 question').count()).toBe(1)
    // Back on the first page, as when one comes back to its tab.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await mark(page, 'C09 question').waitFor({ state: 'attached' })
    await leave(ana, phone)
  })

  test('so do the tags of Stay Away!', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(testServer.url)
    await page.getByRole('button', { name: 'Play now' }).nth(1).click()
    const saved = kept(page)
    await page.getByTestId('mark-3').first().click()
    await saved
    const phone = await guest(browser, { size: PHONE })
    await phone.context.addCookies(await ana.context.cookies())
    await phone.page.goto(page.url())
    await phone.page.locator('[data-testid="suspect-3"][data-level="trust"]').first().waitFor({ state: 'attached' })
    await leave(ana, phone)
  })

  test('and are told to nobody', async () => {
    const ana = await guest(browser)
    const bob = await guest(browser)
    await ana.page.goto(`${testServer.url}/host/escape`)
    await ana.page.getByRole('button', { name: 'Open the table' }).click()
    const code = ((await ana.page.getByTestId('code').textContent()) ?? '').trim()
    await bob.page.goto(testServer.url)
    await bob.page.getByLabel('Table code').fill(code)
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click()
    await bob.page.getByTestId('lobby').waitFor()
    await ana.page.getByRole('button', { name: /^Start/ }).click()
    await ana.page.getByTestId('pencil').waitFor()
    const saved = kept(ana.page)
    await cell(ana.page, 'D08').dispatchEvent('contextmenu')
    await ana.page.getByTestId('mark-words').fill('bob lies')
    await ana.page.keyboard.press('Enter')
    await saved
    await bob.page.reload()
    await bob.page.getByTestId('pencil').waitFor()
    expect(bob.frames.join()).not.toContain('bob lies')
    expect(await bob.page.content()).not.toContain('bob lies')
    await leave(ana, bob)
  })
})

/** One turn of mine, and everybody else's. */
async function turn(page: Page): Promise<void> {
  for (let first = true; ; first = false) {
    const ask = await asked(page)
    if (ask === 'over!' || (ask === 'move' && !first)) return
    await step(page, ask, () => 1)
  }
}

describe('what is known of the others', () => {
  test('trails of several at once, with glyph, initial and round; what is known at a tap', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    const heard = page.locator('[data-testid^="player-"]').filter({ hasText: /Noise in|attacked in/i })
    let others: readonly string[] = []
    // Bots go where they want: one round may be quiet, several are not.
    for (let round = 0; round < 5 && others.length < 2; round++) {
      await turn(page)
      const ids = await heard.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-testid')?.slice(7) ?? ''))
      others = ids.filter((id) => id !== '1')
    }
    expect(others.length).toBeGreaterThan(1)
    for (const id of others.slice(0, 2)) await page.getByTestId(`trail-${id}`).click()
    await expect.poll(() => page.locator('[data-trail]').count()).toBe(2)
    const one = page.locator(`[data-tag*=" ${others[0]}@"]`).first()
    expect(await one.locator('use').getAttribute('href')).toBe(`#icon-seat-${others[0]}`)
    expect(await one.textContent()).toMatch(/^\d+$/)
    await page.getByTestId(`trail-${others[0]}`).click()
    await expect.poll(() => page.locator('[data-trail]').count()).toBe(1)

    await page.getByTestId(`player-${others[0]}`).locator('.row').click()
    await expect.poll(() => page.locator('[data-trail]').count()).toBe(2)
    expect(await page.getByTestId(`facts-${others[0]}`).textContent()).toMatch(/Side|side.*9/s)
    await leave(ana)
  })

  test('assist: shaded by logic alone, spoken with the sector, narrowed to one player, and off at a tap', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana, 'assist', 4)
    await page.locator('[data-shade="many"]').waitFor({ state: 'attached' })
    await page.getByTestId('player-3').locator('.row').click()
    const shade = page.locator('[data-shade="3"]')
    await shade.waitFor({ state: 'attached' })
    const name = (await page.getByTestId('player-3').locator('b > span').first().textContent()) ?? ''
    const places = await page
      .locator('[data-sector]')
      .evaluateAll(
        (cells, who) => cells.filter((c) => c.getAttribute('aria-label')?.includes(`can be here: ${who}`)).length,
        name,
      )
    expect(places).toBeGreaterThan(0)
    expect(places).toBeLessThan(60)
    expect(await page.getByTestId('facts-3').textContent()).toContain(`Can be in ${places} sector`)
    await page.getByTestId('shade').click()
    await expect.poll(() => page.locator('[data-shade]').count()).toBe(0)
    await leave(ana)
  })

  test('without assist nothing is shaded', async () => {
    const ana = await guest(browser)
    await sit(ana, 'notes', 4)
    expect(await ana.page.locator('[data-shade]').count()).toBe(0)
    expect(await ana.page.getByTestId('shade').count()).toBe(0)
    await leave(ana)
  })
})

describe('the sheet in its window', () => {
  const widthOf = async (page: Page): Promise<number> =>
    (await page.locator('.sheet').first().boundingBox())?.width ?? 0

  test('on a phone: pinch, drag and double-tap; never lost', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await sit(ana)
    const line = await ana.context.newCDPSession(page)
    const before = await widthOf(page)
    const { x, y } = await middle(page, 'D10')
    await touch(line, 'touchStart', { x: x - 20, y }, { x: x + 20, y })
    for (const wide of [30, 45, 60]) await touch(line, 'touchMove', { x: x - wide, y }, { x: x + wide, y })
    await touch(line, 'touchEnd')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before)
    await touch(line, 'touchStart', { x, y })
    for (let i = 1; i <= 30; i++) await touch(line, 'touchMove', { x: x + 60 * i, y: y + 60 * i })
    await touch(line, 'touchEnd')
    const sheet = await page.locator('.sheet').first().boundingBox()
    const box = await page.getByTestId('plan').boundingBox()
    if (sheet === null || box === null) throw new Error('no sheet')
    expect(sheet.x).toBeLessThan(box.x + box.width / 2)
    expect(sheet.y).toBeLessThan(box.y + box.height / 2)
    expect(await page.getByTestId('jotter').count()).toBe(0)
    // Twice on a sector that cannot be chosen: the whole sheet.
    const corner = await middle(page, 'A02')
    await page.touchscreen.tap(corner.x, corner.y)
    await page.touchscreen.tap(corner.x, corner.y)
    await page.waitForFunction(
      (w) => (document.querySelector('.sheet')?.getBoundingClientRect().width ?? 1e9) <= w,
      PHONE.width,
    )
    await leave(ana)
  })

  test('by keyboard: nearer, farther, the whole sheet', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    await page.locator('[data-sector][tabindex="0"]').focus()
    const whole = await widthOf(page)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.5)
    await page.keyboard.press('0')
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole, 0)
    await leave(ana)
  })

  test.each(['laptop', 'phone'] as const)('nothing jumps while the table goes on (%s)', async (size) => {
    const ana = await guest(browser, size === 'phone' ? { size: PHONE } : {})
    const { page } = ana
    await sit(ana)
    await watchJumps(page)
    await turn(page)
    await turn(page)
    expect(await jumps(page)).toEqual([])
    await leave(ana)
  })

  test('no name moves when the note below it grows', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await sit(ana)
    const note = page.locator('.rail [data-testid="player-3"] small')
    const write = (text: string): Promise<void> =>
      note.evaluate((small, words) => {
        small.textContent = words
      }, text)
    await write('')
    const before = await tops(page)
    for (const text of ['Human', 'Psychologist · Noise in D11 · Escaped through hatch 4 in round 12']) {
      await write(text)
      expect(await tops(page)).toEqual(before)
    }
    await leave(ana)
  })

  test('nor when somebody is out of the game, whose cards are gone', async () => {
    const ana = await guest(browser)
    const { page } = ana
    // The longest name of all, so that what becomes known of it would need a second line.
    const crew = ['alien1', 'psychologist', 'pilot', 'alien2', 'soldier', 'alien3', 'captain', 'alien4']
    const at = ['D10', 'D11', ...SPOTS.slice(2)]
    await sit(ana, 'notes', 8, {
      ...HUNT,
      players: crew.map((character, i) => ({ character, at: at[i] ?? 'D10' })),
    })
    await watchJumps(page)
    const before = await tops(page)
    await tap(page, 'D11')
    await page.getByTestId('then').locator('input[value="attack"]').check({ force: true })
    await page.getByRole('button', { name: /^(Move|Attack) / }).click()
    await page.locator('[data-testid="player-2"].out').waitFor()
    expect(await tops(page)).toEqual(before)
    await turn(page)
    expect(await jumps(page)).toEqual([])
    await leave(ana)
  })

  test('sixteen players on a phone: all in the list and in the menu, nothing wider than the screen', async () => {
    const ana = await guest(browser, { size: PHONE, language: 'pt-PT' })
    const { page } = ana
    const made = await testServer.arrangeTable({
      game: 'escape',
      setting: { zone: 'galilei', preset: 'advanced', seats: 16 },
      listed: false,
      terms: { pace: 'untimed', aid: 'assist' },
    })
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.locator('main button.go').first().click()
    await asked(page)
    await page.getByTestId('pencil').first().waitFor({ state: 'attached' })
    await cell(page, 'D08').dispatchEvent('contextmenu')
    const chips = page.locator('.jotter .chip')
    expect(await chips.count()).toBe(15)
    for (const box of await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(PHONE.width)
      expect(box.bottom).toBeLessThanOrEqual(PHONE.height)
    }
    for (const seat of [2, 3, 4, 5, 6]) {
      if (seat > 2) await cell(page, 'D08').dispatchEvent('contextmenu')
      await page
        .locator('.jotter .chip')
        .nth(seat - 2)
        .click()
      await page.getByTestId('jotter').waitFor({ state: 'detached' })
    }
    expect(await page.locator('[data-tag^="D08 "]').count()).toBe(2)
    // A sector in which many were heard may have one too.
    expect(await page.locator('.tg-m').allTextContents()).toContain('+3')
    await page.locator('.tabs button').nth(2).click()
    const rows = page.locator('.panel [data-testid^="player-"]')
    expect(await rows.count()).toBe(16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    const last = await rows.last().boundingBox()
    const sheet = await page.getByTestId('act').boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
    await leave(ana)
  })
})
