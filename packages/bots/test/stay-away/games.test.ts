import { type AnyFact, count, fastChance, nth, type Seat } from '@selva/core'
import { type Choice, type FullState, type Role, type Setting, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { type Bot, botFor, playGameToEnd } from '../../src/index.ts'
import { stayAwayBot } from '../../src/stay-away/bot.ts'
import { official, type Seen, seat } from './table.ts'

type Sort = 'random' | 'bot'

/** Plays a role well or anyhow, and changes with the role. Nobody is so careless as to declare anyhow. */
function byRole(sorts: Record<Role, Sort>, setting: Setting, s: Seat): Bot {
  const bot = stayAwayBot(setting, s)
  return {
    hear: (fact: AnyFact) => bot.hear(fact as Seen),
    choose(stream) {
      const role = bot.part.players[s - 1]?.role ?? 'human'
      if (sorts[role] === 'bot') return bot.choose(stream)
      const options = stayAway.options(bot.part, s)
      if (options.some((option) => option.do === 'order' && option.on.includes(true))) return { do: 'order', on: true }
      const plain = options.filter((option) => option.do !== 'order' && option.do !== 'declare')
      return nth<Choice>(plain, stream.below(count(plain)))
    },
  }
}

const game = (setting: Setting, seed: number, bot: (s: Seat) => Bot, most?: number): FullState =>
  playGameToEnd({ game: stayAway, setting, chance: fastChance(seed), stream: fastChance(seed + 1_000_000), bot }, most)

const bots = { human: 'bot', thing: 'bot', infected: 'bot' } as const

/** How often Humans win, in hundredths. */
function humansWin(sorts: Record<Role, Sort>, seats: number, games: number): number {
  const setting = official(seats)
  let n = 0
  for (let i = 0; i < games; i++) {
    const { end } = game(setting, i + 1, (s) => byRole(sorts, setting, s))
    if (end !== 'running' && (end.reason === 'thingEliminated' || end.reason === 'wrongDeclaration')) n++
  }
  return (100 * n) / games
}

describe('whole games', () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i bots end before long, with legal choices only', (seats) => {
    const setting = official(seats)
    for (let i = 0; i < 12; i++) {
      const { end } = game(setting, i + 1, (s) => botFor('stay-away', { seats }, s), 400 * seats)
      expect(end).not.toBe('running')
      if (end !== 'running') expect(end.reason).not.toBe('wrongDeclaration')
    }
  })

  test.each([
    { doorsOfTheDead: 'removed', doorsAgainstAnyone: 'protect', missedAtInitiator: 'off', axeReach: 'doorBetween' },
    { declaration: 'automatic', soleVictory: 'nobodyEliminated', thingFlamethrowers: 'kept', quarantineTurns: 3 },
    { eliminatedSee: 'everything', immuneAfterMissed: 'both', suspicionTarget: 'untold', blindDateCard: 'discards' },
    { quarantinedOffer: 'atSwap' },
  ])('end under other rules too: %o', (rules) => {
    const draft = { seats: 7, rules }
    const setting = stayAway.setting(draft)
    if ('refused' in setting) throw new Error(setting.refused)
    for (let i = 0; i < 12; i++)
      expect(game(setting, i + 1, (s) => botFor('stay-away', draft, s), 4000).end).not.toBe('running')
  })

  test('the same streams play the same game', () => {
    const setting = official(6)
    const one = game(setting, 77, (s) => botFor('stay-away', { seats: 6 }, s))
    expect(game(setting, 77, (s) => botFor('stay-away', { seats: 6 }, s))).toEqual(one)
  })
})

describe('bots are worth playing', () => {
  test('no role is hopeless, at a small table and at a large one', () => {
    for (const [seats, games] of [
      [4, 100],
      [8, 60],
    ] as const) {
      const share = humansWin(bots, seats, games)
      expect(share).toBeGreaterThan(15)
      expect(share).toBeLessThan(85)
    }
  })

  test('Humans that play anyhow lose to bots, and bots beat a Thing that plays anyhow', () => {
    const fair = humansWin(bots, 6, 80)
    expect(humansWin({ ...bots, human: 'random' }, 6, 80)).toBeLessThan(fair - 15)
    expect(humansWin({ ...bots, thing: 'random' }, 6, 80)).toBeGreaterThan(fair + 15)
  })

  test('the Infected are worth something to The Thing', () => {
    expect(humansWin({ ...bots, infected: 'random' }, 8, 80)).toBeGreaterThan(humansWin(bots, 8, 80) + 5)
  })
})

describe('a mind for a table', () => {
  test('is made from the same wishes as the table', () => {
    expect(() => botFor('stay-away', { seats: 4 }, seat(1)).hear({ kind: 'settled' })).not.toThrow()
  })
  test('of an impossible setting is a bug', () => {
    expect(() => botFor('stay-away', { seats: 3 }, seat(1))).toThrow('setting')
  })
})

test('easy ones act on a whim, and yet nobody declares on one', () => {
  const reasons = new Map<string, number>()
  for (let i = 0; i < 20; i++) {
    const { end } = game(official(6), i + 1, (s) => botFor('stay-away', { seats: 6 }, s, { level: 'passenger' }))
    const reason = end === 'running' ? 'never' : end.reason
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  expect(reasons.get('never') ?? 0).toBe(0)
  expect(reasons.get('wrongDeclaration') ?? 0).toBe(0)
})
