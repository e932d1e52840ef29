import type { Arrangement, StepName } from '@selva/stay-away'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { act, answering, asked, pickCard, pickPlayer, press } from './stay-away-player.ts'
import { leave, QUICK, seated, useTestServer } from './use-test-server.ts'

useTestServer()

const HANDS: readonly (readonly string[])[] = [
  ['suspicion', 'whisky', 'seduction', 'missed'],
  ['noBarbecue', 'imComfortable', 'suspicion', 'axe'],
  ['theThing', 'infected', 'infected', 'resolute'],
  ['suspicion', 'seduction', 'changePlaces', 'scary'],
  ['suspicion', 'flamethrower', 'resolute', 'youdBetterRun'],
  ['suspicion', 'flamethrower', 'scary', 'youdBetterRun'],
  ['seduction', 'noThanks', 'analysis', 'watchYourBack'],
  ['seduction', 'changePlaces', 'whisky', 'scary'],
]

/** Eight players, of whom the first is human and holds one more card if there is one. */
const position = (more: Omit<Arrangement, 'players'>, fifth?: string): Arrangement => ({
  players: HANDS.map((hand, i) => ({
    role: i === 2 ? 'thing' : 'human',
    hand: i === 0 && fifth !== undefined ? [fifth, ...hand] : hand,
  })),
  ...more,
})
const drawing = (panic: string): Case => ({ at: position({ step: 'start', deck: [panic] }) })

/** The way a player comes to be asked this: the position, and what the first player does before another is asked. */
type Case = {
  readonly at: Arrangement
  /** Plays this card, on the second player if that one is asked then. */
  readonly plays?: { readonly card: string; readonly onSecond: boolean }
}

/** Every kind of decision; one that is missing does not compile. */
const CASES: Readonly<Record<StepName, Case>> = {
  act: { at: position({ step: 'act' }, 'flamethrower') },
  keep: { at: position({ step: 'act' }, 'resolute'), plays: { card: 'resolute', onSecond: false } },
  fire: { at: position({ step: 'act' }, 'flamethrower'), plays: { card: 'flamethrower', onSecond: true } },
  move: { at: position({ step: 'act' }, 'changePlaces'), plays: { card: 'changePlaces', onSecond: true } },
  offer: { at: position({ step: 'offer' }) },
  // The last player offers, and the first is next.
  answer: { at: position({ step: 'answer', active: 8, offered: 'whisky' }) },
  side: drawing('oneTwo'),
  placePick: drawing('getOutOfHere'),
  friend: drawing('cantWeBeFriends'),
  witness: drawing('betweenUs'),
  forget: drawing('forgetful'),
  blind: drawing('blindDate'),
  pass: drawing('roundAndRound'),
  reveal: drawing('revelations'),
}
const KINDS = Object.keys(CASES) as readonly StepName[] // its own keys

const sitAt = (arrangement: Arrangement, people: number): Promise<readonly Guest[]> =>
  seated(
    { game: 'stay-away', setting: { seats: arrangement.players.length }, listed: false, arrangement },
    Array.from({ length: people }, () => ({})),
  )

/** Everything the page shows: what is asked, the hand, the ring, the board, the log, and what only I was shown. */
const display = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('[data-testid="turn"], [data-testid="phases"], [data-testid="act"], aside'),
      ...document.querySelectorAll('[data-testid="ring"] [aria-label]'),
    ].map((part) => `${part.getAttribute('aria-label')} ${part.textContent} ${part.getAttribute('data-can')}`),
  )

/** Bots that are asked with me have answered: I am the only one still asked. */
const aloneAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelectorAll('[data-testid="ring"] .comp.asked').length === 1)

describe('a page that is loaded again in the middle of a decision is asked the same, shows the same, and can answer', () => {
  test.each(QUICK ? (['answer', 'blind'] as const) : KINDS)('%s', async (kind) => {
    const { at, plays } = CASES[kind]
    const guests = await sitAt(at, plays?.onSecond === true ? 2 : 1)
    const [ana] = guests
    const me = guests.at(-1)
    if (ana === undefined || me === undefined) throw new Error('somebody sits there')
    if (plays !== undefined) {
      expect(await asked(ana.page)).toBe('act')
      await pickCard(ana.page, plays.card)
      if (plays.onSecond) await pickPlayer(ana.page, 2)
      await answering(ana.page, () => press(ana.page, plays.onSecond ? / on / : /^Play/))
    }
    const { page } = me
    expect(await asked(page)).toBe(kind)
    await aloneAsked(page)
    const question = await page.getByTestId('table').getAttribute('data-question')
    const before = await display(page)
    await page.reload()
    expect(await asked(page)).toBe(kind)
    expect(await page.getByTestId('table').getAttribute('data-question')).toBe(question)
    await expect.poll(() => display(page), { timeout: 20_000 }).toEqual(before)
    await answering(page, () => act(page, () => 0))
    await leave(...guests)
  })
})
