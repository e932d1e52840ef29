import { allows, fastChance, type Seat, seatsOf } from '@selva/core'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { type Bot, playGameToEnd } from '../../src/index.ts'
import { type StayAwayBot, stayAwayBot } from '../../src/stay-away/bot.ts'
import { crew, four, official, roomy, type Seen, seat, streams, table } from './table.ts'

/** The bot's choices with each of some streams, and what it would say. */
const choicesOf = (bot: StayAwayBot): readonly string[] => [
  ...streams(20).map((s) => JSON.stringify(bot.choose(s))),
  ...streams(20).map((s) => JSON.stringify(bot.claim(s) ?? 'nothing')),
]

describe('a mind knows only what its seat sees', () => {
  test('tables that differ in what is hidden from a seat give it the same thoughts', () => {
    const infecting = { role: 'thing', hand: four('theThing', 'infected') }
    const at = (hidden: object) => ({
      players: crew(6, { 1: { hand: four('flamethrower', 'noThanks') }, ...hidden }),
      active: 5,
      step: 'offer',
      deck: Array.from({ length: 8 }, () => 'imComfortable'),
    })
    // Here seat 5 infects seat 6, there The Thing sits far away, another player is infected already, and nothing
    // happens.
    const one = table(roomy(6), at({ 5: infecting, 3: { hand: four('axe', 'scary') } }))
    const two = table(roomy(6), at({ 2: { role: 'thing' }, 3: { role: 'infected' } }))
    one.does({ do: 'give', card: 'infected' })
    two.does({ do: 'give', card: 'imComfortable' })
    for (const t of [one, two]) {
      t.does({ do: 'give', card: 'imComfortable' })
      t.until(1, 'answer')
    }
    expect(one.seen(1)).toEqual(two.seen(1))
    expect(one.seen(6)).not.toEqual(two.seen(6))
    expect(one.bot(1).belief).toEqual(two.bot(1).belief)
    expect(choicesOf(one.bot(1))).toEqual(choicesOf(two.bot(1)))
    for (const t of [one, two]) t.until(1, 'act')
    expect(choicesOf(one.bot(1))).toEqual(choicesOf(two.bot(1)))
  })

  test('a private order of The Thing changes nothing for anybody else', () => {
    const players = crew(6, { 2: { role: 'thing' }, 1: { hand: four('flamethrower') } })
    const [quiet, ordered] = [0, 1].map(() => table(roomy(6), { players, step: 'offer' }))
    if (quiet === undefined || ordered === undefined) throw new Error('two tables')
    ordered.does({ do: 'order', on: true }, 2)
    for (const n of [1, 3, 4, 5, 6]) expect(ordered.bot(n).belief).toEqual(quiet.bot(n).belief)
    expect(choicesOf(ordered.bot(1))).toEqual(choicesOf(quiet.bot(1)))
  })

  test.each([
    [4, 3],
    [6, 3],
    [9, 1],
  ])('a choice is one that every table offers that looks the same from the seat, %i players', (seats, games) => {
    const setting = official(seats)
    let compared = 0
    for (let game = 1; game <= games; game++) {
      const chance = fastChance(900 + game)
      playGameToEnd({
        game: stayAway,
        setting,
        chance: fastChance(game),
        stream: fastChance(game + 1_000_000),
        bot(s): Bot {
          const bot = stayAwayBot(setting, s)
          return {
            hear: (fact) => bot.hear(fact as Seen),
            claim: (stream) => bot.claim(stream),
            choose(stream) {
              // Another table that looks the same from this seat offers it the same options.
              const other = stayAway.possible(bot.part, chance)
              expect(stayAway.options(other, s)).toEqual(stayAway.options(bot.part, s))
              const choice = bot.choose(fastChance(compared))
              expect(allows(stayAway.options(other, s), choice)).toBe(true)
              expect(bot.choose(fastChance(compared))).toEqual(choice)
              compared++
              return bot.choose(stream)
            },
          }
        },
      })
    }
    expect(compared).toBeGreaterThan(60)
  })

  test.each([4, 7, 12])('a mind made in the middle chooses as the one that sat there, %i players', (seats) => {
    const setting = official(seats)
    const seen = new Map<Seat, Seen[]>(seatsOf(seats).map((s) => [s, []]))
    let compared = 0
    playGameToEnd({
      game: stayAway,
      setting,
      chance: fastChance(11),
      stream: fastChance(12),
      bot(s): Bot {
        const bot = stayAwayBot(setting, s)
        return {
          hear(fact) {
            seen.get(s)?.push(fact as Seen)
            bot.hear(fact as Seen)
          },
          choose(stream) {
            const late = stayAwayBot(setting, s)
            for (const fact of seen.get(s) ?? []) late.hear(fact)
            expect(late.choose(fastChance(5))).toEqual(bot.choose(fastChance(5)))
            compared++
            return bot.choose(stream)
          },
        }
      },
    })
    expect(compared).toBeGreaterThan(15)
  })

  test('choosing changes nothing: a mind that is asked twice answers the same', () => {
    const { bot } = table(roomy(6), { players: crew(6, { 2: { role: 'thing' } }), step: 'offer' })
    const before = structuredClone(bot(1).belief)
    expect(choicesOf(bot(1))).toEqual(choicesOf(bot(1)))
    expect(bot(1).belief).toEqual(before)
    expect(bot(1).belief.seat).toBe(seat(1))
  })
})
