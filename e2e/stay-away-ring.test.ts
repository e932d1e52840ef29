import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Terms } from '@selva/protocol/terms'
import type { Arrangement } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Guest, type GuestOptions, LAPTOP, PHONE } from './guest.ts'
import { answering, asked, pickCard, pickPlayer, press } from './stay-away-player.ts'
import { leave, seated, useTestServer } from './use-test-server.ts'

useTestServer({ grace: 580_000 })

/** Guests at a table that begins from a position. */
const sitAt = (
  arrangement: Arrangement,
  options: readonly GuestOptions[],
  terms: Partial<Terms> = {},
): Promise<readonly Guest[]> =>
  seated(
    { game: 'stay-away', setting: { seats: arrangement.players.length }, listed: false, terms, arrangement },
    options,
  )

/** Saves a picture to look at, if a folder for them is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SELVA_PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Keeps a list of all that flew over the ring, and for how long. */
async function watchFlights(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const flown: string[] = []
    Object.assign(window, { flown })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof SVGElement && node.dataset['flight'] !== undefined) {
            const lasts = node.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
            flown.push(`${node.dataset['flight']} ${lasts.join()}`)
          }
    }).observe(document.querySelector('[data-testid="ring"]') ?? document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly flown: readonly string[] }).flown)
}

const FIGHT: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}

describe('motion on the ring', () => {
  test('flames, refusals and cards fly between seats in less than 300 ms, and stand still for those who ask', async () => {
    const [ana, bob] = await sitAt(FIGHT, [{ moves: true }, { size: PHONE }])
    if (ana === undefined || bob === undefined) throw new Error('two guests')
    await asked(ana.page)
    const [moved, still] = [await watchFlights(ana.page), await watchFlights(bob.page)]
    await pickCard(ana.page, 'flamethrower')
    await pickPlayer(ana.page, 2)
    await answering(ana.page, () => press(ana.page, /^Flamethrower on/))
    expect(await asked(bob.page)).toBe('fire')
    await answering(bob.page, () => bob.page.getByTestId('confirm').click())
    expect(await asked(ana.page)).toBe('offer')
    await pickCard(ana.page, 'suspicion')
    await answering(ana.page, () => press(ana.page, 'Give Suspicion'))
    expect(await asked(bob.page)).toBe('answer')
    await pickCard(bob.page, 'noThanks')
    await answering(bob.page, () => press(bob.page, /^Refuse with/))
    await ana.page.waitForFunction(() => document.querySelectorAll('[data-line="defended"]').length > 1)
    // The refused card goes back, and its refusal meets it.
    await expect.poll(async () => (await moved()).join('; ')).toContain('back 280; refusal 280')
    expect((await moved()).slice(0, 2)).toEqual(['flame 280', 'refusal 280'])
    expect(await still()).toEqual([])
    await ana.context.close()
    await bob.context.close()
  })
})

const TWELVE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'], quarantine: 2 },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { eliminated: true },
    { hand: ['suspicion', 'seduction', 'changePlaces', 'scary'] },
    { role: 'infected', hand: ['infected', 'infected', 'seduction', 'scary'] },
    { hand: ['suspicion', 'seduction', 'changePlaces', 'scary'] },
    { hand: ['suspicion', 'flamethrower', 'resolute', 'youdBetterRun'] },
    { hand: ['whisky', 'flamethrower', 'resolute', 'youdBetterRun'] },
    { role: 'infected', hand: ['infected', 'infected', 'changePlaces', 'analysis'] },
    { hand: ['missed', 'noThanks', 'analysis', 'axe'], quarantine: 1 },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  doors: [7],
  step: 'act',
}

/** Pairs of writings on the ring that lie over each other, and writings that leave the screen. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.ring .people text, .ring .cnt')]
      .filter((text) => text.textContent !== '')
      .map((one) => ({ one, text: one.textContent ?? '', box: one.getBoundingClientRect() }))
    const out = boxes
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ text }) => `${text} is outside`)
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        // The two lines of one name are set as close as lines are.
        if (a.one.matches('.nm') && b.one.matches('.nm') && a.one.parentNode === b.one.parentNode) continue
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        // Boxes of lines reach a little beyond their letters.
        if (wide > 1 && high > 5) out.push(`${a.text} over ${b.text}`)
      }
    return out
  })

/** Elements that can be tapped and are smaller than a fingertip should need. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role="button"], [role="switch"], summary')]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && (box.width < 24 || box.height < 24))
      .map(({ one, box }) => `${one.className} ${one.textContent} ${box.width}×${box.height}`),
  )

describe.each(['en-GB', 'it', 'es', 'pt-PT'])('twelve players, in %s', (language) => {
  test.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('on a %s: nothing lies over anything, and everything can be hit', async (name, size) => {
    const [ana] = await sitAt(TWELVE, [{ size, language, theme: language === 'es' ? 'paper' : 'blackout' }])
    if (ana === undefined) throw new Error('a guest')
    const { page } = ana
    expect(await asked(page)).toBe('act')
    expect(await page.getByTestId(/^player-/).count()).toBe(12)
    await pickCard(page, 'flamethrower')
    expect(await page.getByTestId('ring').locator('.can').count()).toBeGreaterThan(0)
    await picture(page, `twelve-${name}-${language}`)
    expect(await overlaps(page)).toEqual([])
    expect(await tooSmall(page)).toEqual([])
    const letters = await page
      .locator('.ring .nm')
      .evaluateAll((names) => names.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...letters)).toBeGreaterThan(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await leave(ana)
  })
})

/** The text of a sign over a name on the ring, and the label of the seat. */
const signAt = (page: Page, sign: string): Promise<string | null> => page.getByTestId(`ring-${sign}`).textContent()
const saidOf = (page: Page, seat: number): Promise<string | null> =>
  page.getByTestId(`player-${seat}`).getAttribute('aria-label')

describe('time and bots on the ring', () => {
  test.each([
    ['phone', PHONE, 'pt-PT', 'paper', /Bot, .*cartas/, /bot em \d:\d\d/, /Tempo restante: \d:\d\d/],
    ['laptop', LAPTOP, 'it', 'blackout', /Bot, .*carte/, /bot tra \d:\d\d/, /Tempo rimasto: \d:\d\d/],
  ] as const)('on a %s: a clock, a bot, somebody who is gone', async (name, size, language, theme, bot, soon, left) => {
    const [ana, bob] = await sitAt(TWELVE, [{}, { size, language, theme }], { pace: 'relaxed' })
    if (ana === undefined || bob === undefined) throw new Error('two guests')
    const { page } = bob
    expect(await asked(ana.page)).toBe('act')
    await page.getByTestId('ring-clock-1').waitFor()
    expect(await signAt(page, 'clock-1')).toMatch(/^\d:\d\d$/)
    expect(await saidOf(page, 1)).toMatch(left)
    // Players who are out have no sign; people who are here neither.
    await page.getByTestId('ring-bot-3').waitFor()
    expect(await page.getByTestId(/^ring-bot-/).count()).toBe(9)
    expect(await saidOf(page, 3)).toMatch(bot)
    // The clock of the turn decides when a bot takes over.
    await ana.page.goto('about:blank')
    await page.getByTestId('ring-grace-1').waitFor()
    expect(await signAt(page, 'grace-1')).toMatch(/^\d:\d\d$/)
    expect(await saidOf(page, 1)).toMatch(soon)
    await picture(page, `signs-${name}-${language}`)
    expect(await overlaps(page)).toEqual([])
    expect(bob.troubles).toEqual([])
    await ana.context.close()
    await bob.context.close()
  })

  test('a seat that is handed to a bot shows it, and shows its person again', async () => {
    const [ana, bob] = await sitAt(FIGHT, [{}, { size: PHONE }], { pace: 'oneDay' })
    if (ana === undefined || bob === undefined) throw new Error('two guests')
    await asked(ana.page)
    // Hours are enough where a turn has days.
    expect(await signAt(ana.page, 'clock-1')).toBe('24 h')
    expect(await saidOf(ana.page, 1)).toContain('Time left: 24 h 0 min')
    await bob.page.getByTestId('ring-clock-1').waitFor()
    await bob.page.locator('header .tools button').last().click()
    await bob.page.getByTestId('hand-over').click()
    await ana.page.getByTestId('ring-bot-2').waitFor()
    expect(await saidOf(ana.page, 2)).toMatch(/A bot is playing for now/)
    await bob.page.getByTestId('back').click()
    await ana.page.getByTestId('ring-bot-2').waitFor({ state: 'detached' })
    await ana.context.close()
    await bob.context.close()
  })
})

test('a long press reads a card whole, with an example, and does not pick it', async () => {
  const [ana] = await sitAt(FIGHT, [{ size: PHONE }])
  if (ana === undefined) throw new Error('a guest')
  const { page } = ana
  await asked(page)
  const card = page.getByTestId('hand').locator('[data-card="whisky"] .pickface')
  const box = await card.boundingBox()
  if (box === null) throw new Error('no card')
  const tools = await page.context().newCDPSession(page)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.getByTestId('card-text').waitFor()
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.getByTestId('card-text').textContent()).toContain('Example')
  await picture(page, 'long-press')
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  await page.getByTestId('card-text').getByRole('button').click()
  await page.getByTestId('card-text').waitFor({ state: 'detached' })
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  await ana.context.close()
})
