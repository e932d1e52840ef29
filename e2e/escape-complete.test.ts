import { fastChance } from '@selva/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, ITEM_CASES, POWER_CASES, SCENARIO_CASES } from './escape-cases.ts'
import { asked, playOn, playSome, stepOf, taken, tap } from './escape-player.ts'
import { type Guest, guest, PHONE } from './guest.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

/** Server whose automatic steps wait long enough for a test to look at them. */
let slow: TestServer

useTestServer()
beforeAll(async () => {
  slow = await startTestServer({ pause: 10_000_000 })
})
afterAll(() => slow.close())

/** Sits down at a described position of the slow house. */
async function sitAt(page: Page, { preset = 'advanced', zone = 'galilei', codes, switches, players, more }: Case) {
  const setting = {
    zone,
    preset,
    seats: players.length,
    ...(codes === undefined ? {} : { codes }),
    ...(switches === undefined ? {} : { switches }),
  }
  const arrangement = { players, turn: 1, first: 1, ...more }
  const made = await slow.arrangeTable({ game: 'escape', setting, listed: false, arrangement })
  await page.goto(`${slow.url}/j/${made.invite}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
}

const bar = (page: Page) => page.getByTestId('act')
const press = (page: Page, kind: string) =>
  bar(page)
    .locator('.do')
    .locator(kind === 'attack' ? 'button.strike' : kind === 'end' ? 'button:not([data-testid])' : 'button.go')
    .click()

/** One line of a case: see `Case`. */
async function carryOut(page: Page, line: string): Promise<void> {
  const [verb = '', what = '', how = '', aim = ''] = line.split(' ')
  const rest = line.slice(verb.length + 1)
  const before = await stepOf(page)
  switch (verb) {
    case 'play':
      await page.getByTestId(`play-${what}`).first().click()
      if (how === 'at') await tap(page, aim)
      if (how === 'on') await bar(page).getByTestId(`on-${aim}`).click()
      await bar(page).getByTestId('play').click()
      return taken(page, before)
    case 'move':
      await tap(page, what)
      if (how !== '') await page.getByTestId('then').locator(`input[value="${how}"]`).check({ force: true })
      await bar(page)
        .getByRole('button', { name: /^(Move|Attack) / })
        .click()
      return taken(page, before)
    case 'press':
      await press(page, what)
      return taken(page, before)
    case 'own': {
      const own = bar(page).getByRole('button', { name: 'My sector' })
      if ((await own.count()) > 0) await own.click()
      await press(page, 'go')
      return taken(page, before)
    }
    case 'name':
      await tap(page, what)
      await press(page, 'go')
      return taken(page, before)
    case 'pick':
      await bar(page).getByTestId(`pick-${what}`).click()
      return taken(page, before)
    case 'drop':
      await bar(page).getByTestId(`drop-${what}`).click()
      await press(page, 'go')
      return taken(page, before)
    case 'hear':
      return page
        .locator('[data-testid="log"], [data-testid="end"]')
        .filter({ hasText: rest })
        .first()
        .waitFor({ state: 'attached' })
    case 'says':
      return page
        .locator(`[data-sector="${what}"][aria-label*="${rest.slice(what.length + 1)}"]`)
        .waitFor({ state: 'attached' })
    case 'rounds':
      return expect.poll(() => page.locator('.record li').count()).toBe(Number(what))
    case 'ask':
      return page.locator(`[data-testid="table"][data-ask="${what}"][data-ready="true"]`).waitFor()
    case 'can':
      return expect.poll(() => page.locator('[data-can="yes"]').count(), { timeout: 20_000 }).toBe(Number(what))
    case 'side':
      return page.locator(`[data-testid="identity"][data-side="${what}"]`).first().waitFor()
    case 'not':
      expect(await page.getByTestId(`play-${what}`).count()).toBe(0)
      expect(await page.locator(`[data-item="${what}"] small`).first().textContent()).toMatch(/\.$/)
      return undefined
    default:
      throw new Error(`nobody can ${line}`)
  }
}

describe.each([
  { what: 'items', cases: ITEM_CASES },
  { what: 'powers', cases: POWER_CASES },
  { what: 'scenario rules', cases: SCENARIO_CASES },
])('every one of the $what in the browser', ({ cases }) => {
  let ana: Guest
  beforeAll(async () => {
    ana = await guest(browser)
  })
  afterAll(() => leave(ana))

  test.each(cases)('$title', async (one) => {
    await sitAt(ana.page, one)
    for (const line of one.does) await carryOut(ana.page, line)
    expect(ana.troubles).toEqual([])
  })
})

/** The question that the table asks, read at one moment; nothing once the game is over. */
const askedNow = (page: Page): Promise<{ readonly ask: string; readonly step: string } | undefined> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-testid="table"]')
    if (table === null) return undefined
    return { ask: table.getAttribute('data-ask') ?? '', step: table.getAttribute('data-step') ?? '' }
  })

/** Every kind of question there is to be asked of a player. */
const QUESTIONS = ['move', 'arrived', 'name', 'nameOther', 'pick', 'over', 'close']

test.skipIf(QUICK)(
  'a page loaded again before every single deed is asked the same and goes on',
  async () => {
    const ana = await guest(browser)
    const { page } = ana
    const met = new Set<string>()
    for (const one of [...ITEM_CASES, ...POWER_CASES, ...SCENARIO_CASES]) {
      await sitAt(page, one)
      for (const line of one.does) {
        const before = await askedNow(page)
        if (before !== undefined) {
          met.add(before.ask)
          await page.reload()
          await page.locator('[data-testid="table"][data-ready="true"], [data-testid="end"]').first().waitFor()
          const after = await askedNow(page)
          if (after !== undefined) expect({ title: one.title, ...after }).toEqual({ title: one.title, ...before })
        }
        await carryOut(page, line)
      }
    }
    expect(QUESTIONS.filter((kind) => !met.has(kind))).toEqual([])
    await leave(ana)
  },
  900_000,
)

describe('hosting', () => {
  test('what cannot be played is refused as soon as it is chosen, said once, and the zones it fails on are marked', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(`${testServer.url}/host/escape`)
    const open = page.getByTestId('open-table')
    await open.waitFor()
    expect(await open.isEnabled()).toBe(true)
    await page.locator('[data-preset="arena"]').click()
    await page.locator('[data-zone="fermi"]').click()
    expect(await open.isEnabled()).toBe(false)
    const refusal = page.getByText('Arena doesn’t work on Fermi. Choose ')
    await refusal.waitFor()
    expect(await refusal.count()).toBe(1)
    expect(await open.textContent()).toBe('Open the table')
    await page.locator('[data-zone="fermi"]').getByText('Not with these rules').waitFor()
    await page.locator('[data-zone="volta"]').click()
    expect(await open.isEnabled()).toBe(true)
    expect(await page.getByText('Not with these rules').count()).toBe(0)

    await page.locator('[data-preset="advanced"]').click()
    await page.getByTestId('more-rules').locator('summary').click()
    await page.locator('[data-code="B.6"] input').check()
    expect(await page.getByTestId('refusal').textContent()).toMatch(/Without humans you need/)
    await page.locator('[data-code="E.3"] input').first().check()
    expect(await open.isEnabled()).toBe(true)
    await page.locator('[data-code="D.2"] input').check()
    expect(await page.getByTestId('refusal').textContent()).toMatch(/needs humans/)
    await leave(ana)
  })

  test('everything chosen is told in the lobby and at the table', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(`${testServer.url}/host/escape`)
    await page.locator('[data-zone="levi-montalcini"]').click()
    await page.getByTestId('more-rules').locator('summary').click()
    await page.locator('[data-code="A.2"] input').check()
    await page.locator('[data-code="B.4"] input').check()
    await page.locator('[data-code="B.4"] select').selectOption('2')
    await page.locator('[data-switch="noiseTargets"] select').selectOption('dangerous')
    await page.locator('[data-deck="hatchCards"] input').first().fill('5')
    await page.locator('[data-deck="hatchCards"] input').first().blur()
    await page.getByTestId('open-table').click()
    await page.getByTestId('lobby').waitFor()
    const told = page.getByTestId('table-rules')
    for (const rule of ['Levi-Montalcini, Advanced', 'stand still', 'hatch 2', 'dangerous, and your own', '5 green'])
      await told.filter({ hasText: rule }).waitFor()
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.getByTestId('table').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByTestId('menu-more').click()
    await page.getByTestId('rules').getByTestId('table-rules').filter({ hasText: 'hatch 2' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('rules').waitFor({ state: 'detached' })
    await leave(ana)
  })
})

describe('what follows by itself', () => {
  const WALK: Case = {
    title: '',
    players: [
      { character: 'captain', at: 'D09' },
      { character: 'alien1', at: 'S05' },
      { character: 'pilot', at: 'Q11' },
      { character: 'alien2', at: 'K06' },
    ],
    does: [],
  }

  test('can be held, and then waits for its player', async () => {
    const ana = await guest(browser)
    await sitAt(ana.page, WALK)
    await carryOut(ana.page, 'move D10')
    const hold = ana.page.getByTestId('hold')
    await hold.click()
    await hold.waitFor({ state: 'detached' })
    await carryOut(ana.page, 'ask arrived')
    await carryOut(ana.page, 'press resolve')
    await carryOut(ana.page, 'ask close')
    await hold.waitFor()
    await carryOut(ana.page, 'press end')
    await leave(ana)
  })

  test('is held by taking up an item', async () => {
    const ana = await guest(browser)
    const [me, ...others] = WALK.players
    if (me === undefined) throw new Error('nobody sits there')
    await sitAt(ana.page, {
      ...WALK,
      players: [{ ...me, at: 'D10', hand: ['spotlight'] }, ...others],
      more: { step: 'close', from: 'D09' },
    })
    await ana.page.getByTestId('play-spotlight').first().click()
    await bar(ana.page).getByRole('button', { name: 'Cancel' }).click()
    expect(await ana.page.getByTestId('hold').count()).toBe(0)
    await carryOut(ana.page, 'press end')
    await leave(ana)
  })

  test('one click makes a whole turn', async () => {
    const ana = await guest(browser)
    const { page } = ana
    const setting = { zone: 'galilei', preset: 'advanced', seats: 4 }
    const arrangement = { players: WALK.players, turn: 1, first: 1 }
    const made = await testServer.arrangeTable({ game: 'escape', setting, listed: false, arrangement })
    await page.goto(`${testServer.url}/j/${made.invite}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    await asked(page)
    await tap(page, 'D10')
    await bar(page)
      .getByRole('button', { name: /^(Move|Attack) / })
      .click()
    await page
      .getByTestId('log')
      .filter({ hasText: 'You announced a silent sector' })
      .first()
      .waitFor({ state: 'attached' })
    await page.locator('[data-testid="round"] b', { hasText: '2' }).waitFor()
    await leave(ana)
  })
})

/** Two people and bots play a whole game, or a few turns of one. */
async function together(preset: string, zone: string, seats: number): Promise<void> {
  const ana = await guest(browser)
  const bob = await guest(browser, { size: PHONE })
  await ana.page.goto(`${testServer.url}/host/escape`)
  await ana.page.locator(`[data-preset="${preset}"]`).click()
  await ana.page.locator(`[data-zone="${zone}"]`).click()
  await ana.page.getByLabel('Seats', { exact: true }).fill(String(seats))
  await ana.page.getByLabel('Seats', { exact: true }).blur()
  await ana.page.getByTestId('open-table').click()
  await ana.page.getByTestId('lobby').waitFor()
  const code = ((await ana.page.getByTestId('code').textContent()) ?? '').trim()
  await bob.page.goto(`${testServer.url}/j/${code}`)
  await bob.page.getByTestId('lobby').waitFor()
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  const chance = fastChance(seats)
  const pages = [ana.page, bob.page]
  if (QUICK) await playSome(pages, chance.below, 6)
  else {
    await Promise.all(pages.map((page) => playOn(page, chance.below)))
    const rows = await Promise.all(pages.map((page) => page.getByTestId(/^who-/).allTextContents()))
    expect(rows[0]).toHaveLength(seats)
    expect(rows[1]).toEqual(rows[0])
  }
  await leave(ana, bob)
}

const GAMES = [
  { preset: 'advanced', zone: 'galilei', seats: 6 },
  { preset: 'ultimate', zone: 'fermi', seats: 5 },
  { preset: 'infection', zone: 'socrates', seats: 5 },
]
test.each(GAMES)('two people and bots at a table of $preset', ({ preset, zone, seats }) =>
  together(preset, zone, seats),
)
