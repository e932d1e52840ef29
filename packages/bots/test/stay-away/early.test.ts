import { fastChance, type Seat } from '@selva/core'
import { playerAt, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { playGameToEnd } from '../../src/index.ts'
import { humanChance, thingChance } from '../../src/stay-away/belief/belief.ts'
import { type StayAwayBot, stayAwayBot } from '../../src/stay-away/bot.ts'
import { early } from '../../src/stay-away/policy/early.ts'
import { crew, five, official, roomy, type Seen, seat, table } from './table.ts'

/** A game of bots; `look` sees each fire that is about to burn someone, and the bot that lit it. */
function fires(
  seats: number,
  seed: number,
  look: (by: StayAwayBot, at: Seat, infects: boolean) => void,
  offers?: (bot: StayAwayBot) => void,
): void {
  const bots = new Map<Seat, StayAwayBot>()
  playGameToEnd({
    game: stayAway,
    setting: official(seats),
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot(s) {
      const bot = stayAwayBot(official(seats), s)
      bots.set(s, bot)
      return { hear: (fact) => bot.hear(fact as Seen), choose: (stream) => bot.choose(stream) }
    },
    before(state, s) {
      const { step } = state
      const by = step.at === 'fire' ? bots.get(step.by) : undefined
      if (by !== undefined) look(by, s, playerAt(state, s).role === 'human')
      const last = step.at === 'answer' ? bots.get(step.from) : undefined
      if (last !== undefined) offers?.(last)
    },
  })
}

describe('in the first laps', () => {
  test('a Human burns no one of whom it is not all but certain', () => {
    let guesses = 0
    for (let game = 1; game <= 40; game++)
      fires(6, game, (by, at) => {
        if (playerAt(by.part, by.belief.seat).role !== 'human' || thingChance(by.belief, at) > 0.85) return
        guesses++
        expect(early(by.belief, by.part)).toBe(0)
      })
    expect(guesses).toBeGreaterThan(5)
  })

  test('The Thing offers Humans no Infected!, which could be refused and seen', () => {
    let offered = 0
    for (let game = 1; game <= 20; game++)
      fires(
        6,
        game,
        () => undefined,
        ({ part, belief }) => {
          const { role, hand } = playerAt(part, belief.seat)
          if (role !== 'thing' || early(belief, part) === 0) return
          if (part.step.at !== 'answer' || playerAt(part, part.step.seat).role !== 'human') return
          if (hand.every((card) => card === 'theThing' || card === 'infected')) return
          offered++
          expect(part.offered).not.toBe('infected')
        },
      )
    expect(offered).toBeGreaterThan(20)
  })

  test('an Infected waits with its fire, and then burns Humans', () => {
    const lit = { early: 0, late: 0 }
    for (let game = 1; game <= 40; game++)
      fires(8, game, (by, at) => {
        if (playerAt(by.part, by.belief.seat).role !== 'infected') return
        expect(humanChance(by.belief, at)).toBeGreaterThan(0)
        lit[early(by.belief, by.part) === 1 ? 'early' : 'late']++
      })
    expect(lit.early).toBe(0)
    expect(lit.late).toBeGreaterThan(10)
  })
})

test('it is early at a table that was just dealt, and not at one that was arranged', () => {
  const bot = stayAwayBot(official(6), seat(1))
  expect(early(bot.belief, bot.part)).toBe(1)
  const t = table(roomy(6), { players: crew(6, { 1: { role: 'thing', hand: five('theThing') } }), step: 'act' })
  expect(early(t.bot(2).belief, t.state)).toBe(0)
})
