import { fastChance } from '@selva/core'
import { type Code, codesFor, escape, isOurs } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { type Bot, playGameToEnd } from '../src/index.ts'
import { settingOf } from './table.ts'

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1)

/** The winners of one game of bots. */
function winnersOf(codes: readonly Code[], seed: number): string {
  const setting = settingOf({ preset: 'advanced', zone: 'galilei', seats: 6, codes })
  const { end } = playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot: (seat): Bot => escapeBot(setting, seat) as Bot,
  })
  return end === 'running' ? '' : end.winners.join(' ')
}

describe('a rule of our own is kept because it makes other games', () => {
  const without = SEEDS.map((seed) => winnersOf([], seed))
  test.each(codesFor('advanced').filter(isOurs))('%s', (code) => {
    expect(SEEDS.some((seed, i) => winnersOf([code], seed) !== without[i])).toBe(true)
  })
})
