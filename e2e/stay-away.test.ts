import { fastChance } from '@selva/core'
import { type Arrangement, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { type Guest, guest, PHONE } from './guest.ts'
import { answering, asked, pickCard, pickPlayer, playOn, press } from './stay-away-player.ts'
import { browser, leave, seated, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** Seats `people` guests at a table that begins from a position, the second with a phone. */
const sitAt = (arrangement: Arrangement, people: number): Promise<readonly Guest[]> =>
  seated(
    { game: 'stay-away', setting: { seats: arrangement.players.length }, listed: false, arrangement },
    [{}, { size: PHONE }, {}].slice(0, people),
  )

/** Contents of the end screen: the reason, and each seat's role, a star for the winners. */
async function ending({ page }: Guest): Promise<readonly [reason: string, title: string, roles: string]> {
  await page.getByTestId('end').waitFor()
  const roles = await page
    .getByTestId(/^role-/)
    .evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('data-role')}${row.getAttribute('data-won') === 'true' ? '*' : ''}`),
    )
  return [
    (await page.getByTestId('end').getAttribute('data-reason')) ?? '',
    ((await page.locator('.title').textContent()) ?? '').replace(/After.*/, '').trim(),
    roles.join(' '),
  ]
}

const HUMAN = ['suspicion', 'whisky', 'seduction', 'missed']

describe('the first minute', () => {
  test('two clicks from the address to a game, six at the table', async () => {
    const ana = await guest(browser)
    await ana.page.goto(testServer.url)
    await ana.page.getByRole('button', { name: 'Play now' }).last().click()
    await ana.page.getByTestId('table').waitFor()
    expect(await ana.page.getByTestId(/^player-/).count()).toBe(6)
    expect(await ana.page.getByTestId('identity').first().textContent()).toMatch(/Human|The Thing/)
    await leave(ana)
  })
})

test('three people and two bots play a whole game to its end', async () => {
  const ana = await guest(browser)
  const bob = await guest(browser, { size: PHONE })
  const eva = await guest(browser)
  await ana.page.goto(`${testServer.url}/host/stay-away`)
  await ana.page.getByRole('button', { name: 'Seats: one fewer' }).click()
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  await ana.page.getByTestId('lobby').waitFor()
  expect(await ana.page.getByTestId('lobby').textContent()).toContain('Stay Away!')
  const code = ((await ana.page.getByTestId('code').textContent()) ?? '').trim()
  for (const { page } of [bob, eva]) {
    await page.goto(testServer.url)
    await page.getByLabel('Table code').fill(code)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByTestId('lobby').waitFor()
  }
  await ana.page.getByRole('button', { name: /^Start/ }).click()

  const chance = fastChance(11)
  await Promise.all([ana, bob, eva].map(({ page }) => playOn(page, chance.below)))

  const ends = await Promise.all([ana, bob, eva].map(ending))
  expect(ends[0]?.[2].split(' ')).toHaveLength(5)
  expect(ends.map(([reason, , roles]) => [reason, roles])).toEqual(ends.map(() => [ends[0]?.[0], ends[0]?.[2]]))
  expect(await ana.page.getByTestId('timeline').textContent()).toContain('dealt The Thing')

  // Nobody's browser was told who The Thing is by the deal but its own.
  const dealt = [ana, bob, eva].map(({ frames }) => {
    const first = frames.map((frame) => JSON.parse(frame)).find((message) => message[0] === 'f')
    const facts: readonly { kind: string; role?: unknown }[] = stayAway.redactor.readFrame(first?.[1] ?? '')
    const roles = facts.filter(({ kind }) => kind === 'dealt').map(({ role }) => role)
    return roles.filter((role: unknown) => typeof role === 'string').length
  })
  expect(dealt.filter((known) => known !== 1 && known !== 5)).toEqual([])
  await leave(ana, bob, eva)
})

describe('every kind of end', () => {
  test('The Thing burns: the living humans win', async () => {
    const [ana, bob] = await sitAt(
      {
        players: [
          { hand: ['flamethrower', 'suspicion', 'whisky', 'seduction', 'missed'] },
          { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'axe'] },
          { role: 'infected', hand: ['infected', 'suspicion', 'resolute', 'noThanks'] },
          { hand: ['resolute', 'changePlaces', 'seduction', 'youdBetterRun'] },
        ],
        step: 'act',
      },
      2,
    )
    if (ana === undefined || bob === undefined) throw new Error('two guests')
    expect(await asked(ana.page)).toBe('act')
    await pickCard(ana.page, 'flamethrower')
    expect(await ana.page.getByTestId('ring').locator('[data-can="yes"]').count()).toBe(2)
    await pickPlayer(ana.page, 2)
    expect(await ana.page.getByTestId('seen').textContent()).toContain('Everyone sees')
    await press(ana.page, /^Flamethrower on/)
    expect(await asked(bob.page)).toBe('fire')
    await answering(bob.page, () => press(bob.page, 'Accept and burn'))
    const end = await ending(ana)
    expect(end).toEqual(['thingEliminated', 'You won', 'human* thing infected human*'])
    expect((await ending(bob))[1]).toBe('You lost')
    await leave(ana, bob)
  })

  test('The Thing declares while a human lives: the humans win', async () => {
    const [ana] = await sitAt(
      {
        players: [
          { role: 'thing', hand: ['theThing', 'infected', 'whisky', 'seduction', 'missed'] },
          { role: 'infected', hand: ['infected', 'suspicion', 'resolute', 'noThanks'] },
          { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
          { role: 'infected', hand: ['infected', 'suspicion', 'axe', 'flamethrower'] },
        ],
        step: 'act',
      },
      1,
    )
    if (ana === undefined) throw new Error('a guest')
    await asked(ana.page)
    await ana.page.getByRole('button', { name: 'Declare: no human left' }).click()
    await ana.page.getByRole('button', { name: 'Declare now' }).click()
    expect(await ending(ana)).toEqual(['wrongDeclaration', 'You lost', 'thing infected human* infected'])
    await leave(ana)
  })

  test('everybody is infected and nobody was lost: The Thing wins alone', async () => {
    const infected = (...rest: readonly string[]) => ({ role: 'infected', hand: ['infected', ...rest] })
    const [ana] = await sitAt(
      {
        players: [
          { role: 'thing', hand: ['theThing', 'infected', 'whisky', 'seduction', 'missed'] },
          infected('suspicion', 'resolute', 'noThanks'),
          infected('resolute', 'changePlaces', 'suspicion'),
          infected('suspicion', 'axe', 'flamethrower'),
        ],
        step: 'act',
      },
      1,
    )
    if (ana === undefined) throw new Error('a guest')
    await asked(ana.page)
    await ana.page.getByRole('button', { name: 'Declare: no human left' }).click()
    await ana.page.getByRole('button', { name: 'Declare now' }).click()
    expect(await ending(ana)).toEqual(['thingAlone', 'You won', 'thing* infected infected infected'])
    await leave(ana)
  })

  test('the last human is infected, and the standing order ends it: The Thing wins with its own, but the last', async () => {
    const [ana, bob, eva] = await sitAt(
      {
        players: [
          { role: 'thing', hand: ['theThing', 'infected', 'whisky', 'seduction'] },
          { hand: ['suspicion', 'resolute', 'noThanks', 'missed'] },
          { role: 'infected', hand: ['infected', 'suspicion', 'resolute', 'axe'] },
          { eliminated: true },
        ],
        step: 'offer',
      },
      3,
    )
    if (ana === undefined || bob === undefined || eva === undefined) throw new Error('three guests')
    expect(await asked(ana.page)).toBe('offer')
    await ana.page.getByRole('switch').click()
    await ana.page.getByRole('switch', { checked: true }).waitFor()
    await asked(ana.page)
    await pickCard(ana.page, 'infected')
    await answering(ana.page, () => press(ana.page, 'Give Infected!'))
    expect(await asked(bob.page)).toBe('answer')
    await pickCard(bob.page, 'suspicion')
    await press(bob.page, 'Give Suspicion')
    expect(await ending(ana)).toEqual(['infection', 'You won', 'thing* infected infected* human'])
    expect((await ending(bob))[1]).toBe('You lost')
    expect((await ending(eva))[1]).toBe('You won')
    expect(await bob.page.getByTestId('role-2').textContent()).toContain('infected on turn 1, the last to be infected')
    expect(await eva.page.getByTestId('timeline').textContent()).toMatch(/infected/)
    // Nothing of the order, nor of the infection, reached anybody else before the end.
    const running = eva.frames
      .slice(
        0,
        eva.frames.findIndex((frame) => frame.includes('gameOver')),
      )
      .join('\n')
    expect(running).not.toMatch(/"standing"|\["infected",2/)
    await leave(ana, bob, eva)
  })
})

test('what I am shown is kept for me alone, and survives a reload', async () => {
  const [ana, bob, eva] = await sitAt(
    {
      players: [
        { hand: ['analysis', ...HUMAN] },
        { hand: ['axe', 'suspicion', 'resolute', 'noThanks'] },
        { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
        { role: 'thing', hand: ['theThing', 'suspicion', 'seduction', 'flamethrower'] },
        { hand: ['watchYourBack', 'changePlaces', 'imComfortable', 'noBarbecue'] },
      ],
      step: 'act',
    },
    3,
  )
  if (ana === undefined || bob === undefined || eva === undefined) throw new Error('three guests')
  await asked(ana.page)
  await pickCard(ana.page, 'analysis')
  await pickPlayer(ana.page, 2)
  await answering(ana.page, () => press(ana.page, /^Analysis on/))
  expect(await ana.page.getByTestId('notices').textContent()).toMatch(/Axe.*No thanks!/)
  // It lies over the ring, and once it is put away among the cards I have seen: nowhere twice.
  const seen = ana.page.getByTestId('shown').first()
  expect(await seen.count()).toBe(0)
  await ana.page.getByRole('button', { name: 'Dismiss' }).click()
  await seen.locator('li').waitFor()
  const shown = await seen.textContent()
  expect(shown).toMatch(/held Axe, Suspicion, Resolute and No thanks!/)
  expect(await eva.page.getByTestId('log').first().textContent()).not.toMatch(/Axe|No thanks/)

  await ana.page.getByTestId('mark-2').first().click()
  const log = await ana.page.getByTestId('log').first().textContent()
  await ana.page.reload()
  expect(await asked(ana.page)).toBe('offer')
  expect(await ana.page.getByTestId('log').first().textContent()).toBe(log)
  await ana.page.getByRole('button', { name: 'Dismiss' }).click()
  await seen.locator('li').waitFor()
  expect(await seen.textContent()).toBe(shown)
  expect(await ana.page.getByTestId('suspect-2').first().getAttribute('data-level')).toBe('trust')
  await leave(ana, bob, eva)
})

test('something is said to the table with two taps, and everybody reads it in their own language', async () => {
  const [ana, bob] = await sitAt(
    {
      players: [
        { hand: HUMAN },
        { hand: ['axe', 'suspicion', 'resolute', 'noThanks'] },
        { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
        { role: 'thing', hand: ['theThing', 'suspicion', 'seduction', 'flamethrower'] },
      ],
      step: 'offer',
    },
    2,
  )
  if (ana === undefined || bob === undefined) throw new Error('two guests')
  await asked(ana.page)
  await ana.page.getByRole('button', { name: 'I am…' }).click()
  await ana.page.getByTestId('saying').getByRole('button', { name: 'Say it' }).click()
  await ana.page.locator('[data-line="claimed"]').first().waitFor()
  await bob.page.getByRole('button', { name: 'Log' }).click()
  await bob.page.locator('.panel [data-line="claimed"]').waitFor()
  expect(await bob.page.locator('.panel [data-line="claimed"]').textContent()).toContain('“I’m human”')
  // It changes nothing in the game: the question is still the same.
  expect(await asked(ana.page)).toBe('offer')
  await leave(ana, bob)
})

test('Round and round: everybody chooses at once, and sees only who has', async () => {
  const [ana, bob] = await sitAt(
    {
      players: [
        { hand: HUMAN },
        { hand: ['axe', 'suspicion', 'resolute', 'noThanks'] },
        { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
        { role: 'thing', hand: ['theThing', 'suspicion', 'seduction', 'flamethrower'] },
      ],
      step: 'start',
      deck: ['roundAndRound'],
    },
    2,
  )
  if (ana === undefined || bob === undefined) throw new Error('two guests')
  expect(await asked(ana.page)).toBe('pass')
  expect(await asked(bob.page)).toBe('pass')
  await pickCard(ana.page, 'whisky')
  await answering(ana.page, () => press(ana.page, 'Give Whisky'))
  expect(await ana.page.getByTestId('act').textContent()).toContain('You’ve chosen')
  expect(await bob.page.getByTestId('player-1').getAttribute('aria-label')).toContain('choice made')
  await pickCard(bob.page, 'axe')
  await answering(bob.page, () => press(bob.page, 'Give Axe'))
  await bob.page.getByTestId('notices').waitFor()
  expect(await bob.page.getByTestId('hand').locator('[data-card="whisky"]').count()).toBe(1)
  await leave(ana, bob)
})

test('a whole turn by keyboard alone', async () => {
  const [ana] = await sitAt(
    {
      players: [
        { hand: ['flamethrower', ...HUMAN] },
        { hand: ['axe', 'suspicion', 'resolute', 'noThanks'] },
        { hand: ['resolute', 'changePlaces', 'suspicion', 'youdBetterRun'] },
        { role: 'thing', hand: ['theThing', 'suspicion', 'seduction', 'flamethrower'] },
      ],
      step: 'act',
    },
    1,
  )
  if (ana === undefined) throw new Error('a guest')
  const { page } = ana
  await asked(page)
  await page.getByTestId('hand').locator('[data-card="flamethrower"] .pickface').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-testid="player-2"][data-can="yes"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-testid="player-2"][aria-pressed="true"]').waitFor()
  await page.getByTestId('confirm').focus()
  await page.keyboard.press('Enter')
  expect(await asked(page)).toBe('offer')
  expect(await page.getByTestId('announcer').textContent()).toMatch(/burned/)
  // The text of a card opens and closes without the mouse.
  await page.getByTestId('hand').locator('[data-card="whisky"] .about').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('card-text').waitFor()
  expect(await page.getByTestId('card-text').textContent()).toContain('Example')
  await page.keyboard.press('Escape')
  await page.getByTestId('card-text').waitFor({ state: 'detached' })
  await leave(ana)
})

test('a host turns a switch and changes a card, is told what cannot be, and the lobby says what is on', async () => {
  const ana = await guest(browser)
  await ana.page.goto(`${testServer.url}/host/stay-away`)
  await ana.page.getByTestId('more-rules').locator('summary').click()
  await ana.page.locator('[data-kind="infected"] input').fill('1')
  await ana.page.locator('[data-kind="infected"] input').blur()
  await ana.page.getByTestId('refusal').waitFor()
  expect(await ana.page.getByTestId('refusal').textContent()).toContain('at least 5 “Infected!”')
  expect(await ana.page.getByRole('button', { name: 'Open the table' }).isDisabled()).toBe(true)
  await ana.page.locator('[data-kind="infected"] input').fill('12')
  // Something else changes on the page while a number is being typed: the number stays.
  await ana.page.locator('[data-switch="quarantineTurns"] select').selectOption('3')
  expect(await ana.page.locator('[data-kind="infected"] input').inputValue()).toBe('12')
  await ana.page.locator('[data-kind="infected"] input').blur()
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  await ana.page.getByTestId('lobby').waitFor()
  const rules = ana.page.getByTestId('table-rules')
  await rules.waitFor()
  expect(await rules.textContent()).toContain('Quarantine lasts: three of that player’s turns')
  expect(await rules.textContent()).toContain('Infected!: 12')
  await ana.page.getByRole('button', { name: /^Start/ }).click()
  await ana.page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  await ana.page.getByRole('button', { name: 'Menu' }).click()
  await ana.page.getByTestId('menu-more').click()
  const during = ana.page.getByTestId('rules').getByTestId('table-rules')
  await during.waitFor()
  expect(await during.textContent()).toContain('three of that player’s turns')
  await leave(ana)
})

test('a host wants bots of the lowest level, and the lobby says so', async () => {
  const ana = await guest(browser)
  await ana.page.goto(`${testServer.url}/host/stay-away`)
  await ana.page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('passenger')
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  const terms = ana.page.getByTestId('table-terms')
  await terms.waitFor()
  expect(await terms.textContent()).toContain('Bots: Passenger.')
  await leave(ana)
})
