import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Arrangement, Card } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sentFromNow, stopTime } from './film-watch.ts'
import { enterLobby } from './from-home.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { answering, asked, pickCard, pickPlayer, press } from './stay-away-player.ts'
import { browser, leave, QUICK, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** Saves a picture to look at, if a folder for them is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SELVA_PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

type Sizes = readonly Parameters<typeof guest>[1][]

/** People come from the home page to a table, and the first starts its game. They have read their roles. */
async function tableFromHome(arrangement: Arrangement, options: Sizes): Promise<readonly Guest[]> {
  const { invite } = await testServer.arrangeTable({
    game: 'stay-away',
    setting: { seats: arrangement.players.length },
    listed: false,
    terms: { pace: 'untimed' },
    arrangement,
  })
  const guests: Guest[] = []
  for (const one of options) {
    const come = await guest(browser, { ...one, moments: true })
    await come.page.clock.install()
    await enterLobby(come.page, testServer, invite)
    guests.push(come)
  }
  await guests[0]?.page.getByTestId('lobby').locator('.btn.go').first().click()
  for (const { page } of guests) {
    await page.getByTestId('table').waitFor()
    await stop(page).waitFor()
    await page.keyboard.press('Escape')
    await stop(page).waitFor({ state: 'detached' })
  }
  return guests
}

const moment = (page: Page) => page.getByTestId('moment')
const stop = (page: Page) => page.getByTestId('stop')
const handed = (page: Page) => page.getByTestId('handed')

/** The box of the sheet once it has come in. */
const restingBox = async (page: Page) => {
  await handed(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  return handed(page).boundingBox()
}

/** Ana is human and to offer Bruno a card, who is The Thing. */
const EXCHANGE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}

/** Bruno, The Thing, has offered Ana a card, and play goes on to her. */
const OFFERED: Arrangement = {
  players: [
    { hand: ['suspicion', 'whisky', 'seduction', 'missed'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  active: 2,
  direction: 'counterclockwise',
  step: 'answer',
  offered: 'resolute',
}

/** Ana holds a Flamethrower, and Bruno beside her an answer. */
const FIRE: Arrangement = {
  players: [
    { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
    { hand: ['noBarbecue', 'noThanks', 'suspicion', 'axe'] },
    { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
    { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
  ],
  step: 'act',
}
const [ANA, , CHIARA, DIEGO] = FIRE.players
if (ANA === undefined || CHIARA === undefined || DIEGO === undefined) throw new Error('four players')
/** Bruno has no answer. */
const OPEN_TO_FIRE = [ANA, { hand: ['noThanks', 'suspicion', 'axe', 'infected'] }, CHIARA, DIEGO]
/** Bruno is The Thing, and has no answer. */
const THE_END: Arrangement['players'] = [
  ANA,
  { role: 'thing', hand: ['theThing', 'infected', 'resolute', 'suspicion'] },
  { role: 'infected', hand: ['infected', 'suspicion', 'axe', 'noThanks'] },
  DIEGO,
]
/** Ana holds Scary, a card for five players. */
const SCARED: Arrangement['players'] = [
  { hand: ['suspicion', 'whisky', 'scary', 'seduction'] },
  ...OFFERED.players.slice(1),
  { hand: ['analysis', 'changePlaces', 'watchYourBack', 'youdBetterRun'] },
]

const SIZES = [
  { name: 'a phone', size: PHONE },
  { name: 'a laptop', size: LAPTOP },
].slice(0, QUICK ? 1 : undefined)

/** Ana and Bruno exchange a card: he gives this one. */
async function exchange([ana, bruno]: readonly Guest[], card: Card): Promise<readonly [Guest, Guest]> {
  if (ana === undefined || bruno === undefined) throw new Error('two guests')
  expect(await asked(ana.page)).toBe('act')
  await pickCard(ana.page, 'missed')
  await answering(ana.page, () => press(ana.page, /^Discard/))
  expect(await asked(ana.page)).toBe('offer')
  await pickCard(ana.page, 'suspicion')
  await answering(ana.page, () => press(ana.page, /^Give/))
  expect(await asked(bruno.page)).toBe('answer')
  await pickCard(bruno.page, card)
  await stopTime(ana.page)
  await press(bruno.page, /^Give/)
  return [ana, bruno]
}

describe.each(SIZES)('Stay Away!, on $name', ({ size }) => {
  const shot = (page: Page, what: string): Promise<void> => picture(page, `${what}-${size.width}`)

  test('an infection comes on the same sheet as any card, as large and as long, and a tap ends it', async () => {
    const told: unknown[] = []
    for (const card of ['infected', 'resolute'] as const) {
      const [ana, bruno] = await exchange(await tableFromHome(EXCHANGE, [{ size }, {}]), card)
      const { page } = ana
      // Face down: who it is from, and nothing else. My hand does not know it either.
      await handed(page).waitFor()
      expect(await handed(page).getAttribute('data-face')).toBe('')
      expect(await handed(page).textContent()).toMatch(/^Only you can see this/)
      expect(await page.locator(`[data-testid="hand"] [data-card="${card}"]`).count()).toBe(0)
      const shut = await restingBox(page)
      await shot(page, `handed-shut-${card}`)
      await page.clock.runFor(799)
      expect(await handed(page).getAttribute('data-face')).toBe('')
      await page.clock.runFor(1)
      await page.locator(`[data-testid="handed"][data-face="${card}"]`).waitFor()
      await page.locator(`[data-testid="hand"] [data-card="${card}"]`).waitFor()
      await shot(page, `handed-${card}`)
      const sent = await sentFromNow(page)
      const text = (await handed(page).textContent()) ?? ''
      if (card === 'infected') {
        expect(text).toContain('You’re no longer human')
        expect(text).toContain('is The Thing and has infected you')
        expect(text).toContain('You still lose if')
      } else expect(text).not.toContain('no longer')
      const open = await restingBox(page)
      const asks = await page.getByTestId('act').boundingBox()
      expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThanOrEqual(asks?.y ?? 0)
      told.push([shut, open])
      // A tap puts it away, and says nothing to the table.
      await handed(page).click()
      await handed(page).waitFor({ state: 'detached' })
      expect(await sent()).toEqual([])
      expect(await page.getByTestId('identity').first().getAttribute('data-role')).toBe(
        card === 'infected' ? 'infected' : 'human',
      )
      await page.clock.resume()
      await shot(page, `after-${card}`)
      await leave(ana, bruno)
    }
    expect(told[0]).toEqual(told[1])
  })

  test('the game begins with the deal and my role, once, and a tap leaves it', async () => {
    const { invite } = await testServer.arrangeTable({ game: 'stay-away', setting: { seats: 4 }, listed: false })
    const ana = await guest(browser, { size, moments: true })
    const { page } = ana
    await enterLobby(page, testServer, invite)
    await page.getByTestId('lobby').locator('.btn.go').first().click()
    await stop(page)
      .filter({ hasText: /You’re (human|The Thing)/ })
      .waitFor()
    await shot(page, 'deal')
    const sent = await sentFromNow(page)
    expect(await stop(page).locator('.dealt li').count()).toBe(4)
    await stop(page).click()
    await stop(page).waitFor({ state: 'detached' })
    expect(await sent()).toEqual([])
    await page.reload()
    await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
    await page.locator('[data-testid="table"][data-moments="yes"]').waitFor()
    expect(await stop(page).count()).toBe(0)
    await leave(ana)
  })

  test('what follows my answer is played fact by fact: the exchange, my card, my draw', async () => {
    const [ana, bruno] = await tableFromHome({ ...OFFERED, deck: ['watchYourBack'] }, [{ size }, {}])
    if (ana === undefined || bruno === undefined) throw new Error('two guests')
    const { page } = ana
    expect(await asked(page)).toBe('answer')
    await pickCard(page, 'whisky')
    await stopTime(page)
    await press(page, /^Give/)
    await handed(page).waitFor()
    const sent = await sentFromNow(page)
    // A key turns the card over: I hold it, and have drawn nothing yet.
    await page.keyboard.press(' ')
    await page.locator('[data-testid="handed"][data-face="resolute"]').waitFor()
    const marks = page.locator('[data-testid="hand"] .fresh')
    expect(await marks.count()).toBe(1)
    expect(await page.locator('[data-testid="hand"] [data-card="resolute"]').textContent()).toMatch(/From /)
    expect(await page.getByTestId('table').getAttribute('data-ask')).toBe('nothing')
    expect(await page.getByTestId('act').locator('h2').textContent()).toMatch(/^You exchanged cards with/)
    // The next one lets the game go on: both new cards say where they have come from, until I act.
    await page.keyboard.press(' ')
    await page.locator('[data-testid="table"][data-ask="act"][data-ready="true"]').waitFor()
    expect(await sent()).toEqual([])
    expect(await marks.count()).toBe(2)
    expect(await page.locator('[data-testid="hand"] [data-card="watchYourBack"]').textContent()).toContain('Drawn')
    await page.clock.resume()
    await shot(page, 'marks')
    await pickCard(page, 'missed')
    await answering(page, () => press(page, /^Discard/))
    await expect.poll(() => marks.count()).toBe(0)
    await leave(ana, bruno)
  })

  test('after an exchange the table offers to tell it, and suggests nothing that would betray me', async () => {
    for (const offered of ['resolute', 'infected']) {
      const [ana, bruno] = await tableFromHome({ ...OFFERED, offered }, [{ size }, { size }])
      if (ana === undefined || bruno === undefined) throw new Error('two guests')
      expect(await asked(ana.page)).toBe('answer')
      await pickCard(ana.page, 'whisky')
      await press(ana.page, /^Give/)
      // Bruno is The Thing: what he gave is suggested only if a human could have given it.
      const { page } = bruno
      await page.locator(`[data-testid="handed"][data-face="whisky"]`).waitFor()
      await handed(page).click()
      await page.getByTestId('tell').click()
      const saying = page.getByTestId('saying')
      await saying.waitFor()
      await shot(page, `tell-${offered}`)
      expect(await saying.locator('[data-pick][aria-pressed="true"]').count()).toBe(offered === 'infected' ? 1 : 2)
      expect(await saying.getByRole('button', { name: 'Say it' }).isDisabled()).toBe(offered === 'infected')
      await leave(ana, bruno)
    }
  })

  test('Panic is turned over for everyone, with its line, and happens after it', async () => {
    const arrangement = { ...OFFERED, deck: ['threeFour'], doors: [2] }
    const [ana, bruno] = await tableFromHome(arrangement, [{ size }, { size }])
    if (ana === undefined || bruno === undefined) throw new Error('two guests')
    expect(await asked(ana.page)).toBe('answer')
    await pickCard(ana.page, 'whisky')
    for (const { page } of [ana, bruno]) await stopTime(page)
    await press(ana.page, /^Give/)
    for (const { page } of [bruno, ana]) {
      await handed(page).waitFor()
      await page.keyboard.press(' ')
      await page.locator('[data-testid="handed"]:not([data-face=""])').waitFor()
      await page.keyboard.press(' ')
      await moment(page).filter({ hasText: 'Every door is removed.' }).waitFor()
      expect(await moment(page).textContent()).toMatch(/^Panic! (You|.*) drew it/)
      expect(await page.getByTestId('door-2').count()).toBe(1)
      await shot(page, 'panic')
      const sent = await sentFromNow(page)
      await moment(page).click()
      await moment(page).waitFor({ state: 'detached' })
      expect(await page.getByTestId('door-2').count()).toBe(0)
      expect(await sent()).toEqual([])
    }
    await leave(ana, bruno)
  })

  test('fire: the aim, the save, and the end of a player, who learns by whom and when', async () => {
    const [ana, bruno] = await tableFromHome(FIRE, [{ size }, { size }])
    if (ana === undefined || bruno === undefined) throw new Error('two guests')
    const { page } = bruno
    const fire = async (): Promise<void> => {
      expect(await asked(ana.page)).toBe('act')
      await pickCard(ana.page, 'flamethrower')
      await pickPlayer(ana.page, 2)
      await answering(ana.page, () => press(ana.page, /^Flamethrower on/))
      // Both see it, and the answer is mine at once.
      await moment(ana.page)
        .filter({ hasText: /You aim a Flamethrower at/ })
        .waitFor()
      expect(await asked(page)).toBe('fire')
      expect(await page.getByTestId('aim').count()).toBe(1)
      expect(await page.getByTestId('act').getAttribute('class')).toContain('fire')
    }
    await fire()
    await shot(page, 'fire')
    await press(page, /^Play No barbecue/)
    await moment(ana.page)
      .filter({ hasText: /doesn’t burn/ })
      .waitFor()
    await shot(ana.page, 'saved')
    await leave(ana, bruno)

    const [carla, diego] = await tableFromHome({ ...FIRE, players: OPEN_TO_FIRE }, [{ size }, { size }])
    if (carla === undefined || diego === undefined) throw new Error('two guests')
    expect(await asked(carla.page)).toBe('act')
    await pickCard(carla.page, 'flamethrower')
    await pickPlayer(carla.page, 2)
    await press(carla.page, /^Flamethrower on/)
    expect(await asked(diego.page)).toBe('fire')
    expect(await diego.page.getByTestId('confirm').getAttribute('class')).toContain('strike')
    await stopTime(carla.page)
    const sent = await sentFromNow(diego.page)
    await press(diego.page, 'Accept and burn')
    await stop(diego.page)
      .filter({ hasText: /burned you/ })
      .waitFor()
    expect(await stop(diego.page).textContent()).toMatch(/You were human, and lasted until turn 1/)
    await shot(diego.page, 'burned')
    const before = await sent()
    await diego.page.getByTestId('close-stop').click()
    await stop(diego.page).waitFor({ state: 'detached' })
    expect(await sent()).toEqual(before)
    await moment(carla.page)
      .filter({ hasText: /You burned/ })
      .waitFor()
    await shot(carla.page, 'burned-seen')
    await leave(carla, diego)
  })

  test('Scary tells me that my card was seen, and which', async () => {
    const [ana, bruno] = await tableFromHome({ ...OFFERED, players: SCARED, offered: 'infected' }, [{}, { size }])
    if (ana === undefined || bruno === undefined) throw new Error('two guests')
    expect(await asked(ana.page)).toBe('answer')
    await pickCard(ana.page, 'scary')
    await press(ana.page, /^Refuse with/)
    await moment(bruno.page)
      .filter({ hasText: /saw your card: Infected!/ })
      .waitFor()
    await shot(bruno.page, 'scary')
    await moment(bruno.page).click()
    await leave(ana, bruno)
  })

  test('the end reveals the players one by one, The Thing last, and a tap shows it all', async () => {
    const [ana, bruno] = await tableFromHome({ ...FIRE, players: THE_END }, [{ size }, { size }])
    if (ana === undefined || bruno === undefined) throw new Error('two guests')
    expect(await asked(ana.page)).toBe('act')
    await pickCard(ana.page, 'flamethrower')
    await pickPlayer(ana.page, 2)
    await press(ana.page, /^Flamethrower on/)
    expect(await asked(bruno.page)).toBe('fire')
    await press(bruno.page, 'Accept and burn')
    const { page } = ana
    await page.locator('.after.revealing').waitFor()
    await stopTime(page)
    const ring = page.getByTestId('ring')
    expect(await page.getByTestId('role-2').isVisible()).toBe(false)
    const red = page.locator('[data-testid="player-2"] .secret')
    while ((await ring.locator('.won').count()) < 2) await page.clock.runFor(100)
    expect(await red.count()).toBe(0)
    await shot(page, 'revealing')
    while ((await red.count()) === 0) await page.clock.runFor(100)
    const sent = await sentFromNow(page)
    await page.keyboard.press(' ')
    await page.locator('.after:not(.revealing)').waitFor()
    await shot(page, 'end')
    expect(await page.getByTestId('role-2').isVisible()).toBe(true)
    expect(await sent()).toEqual([])
    await page.clock.resume()
    await page.reload()
    await page.getByTestId('end').waitFor()
    expect(await page.locator('.revealing').count()).toBe(0)
    await leave(ana, bruno)
  })
})
