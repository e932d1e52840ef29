import { fastChance } from '@selva/core'
import { type Code, codesFor, escape, isOurs, type Preset } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { type Bot, playGameToEnd } from '../src/index.ts'
import { settingOf } from './table.ts'

/** A watchdog for the long run: it ends what hangs, it does not measure. */
const TIMEOUT = 3_600_000

/** A thousand games of each decided that the rules are kept; fewer show that this is still true. */
const GAMES = process.env['SELVA_TEST'] === 'nightly' ? 1000 : 60
const SEEDS = Array.from({ length: GAMES }, (_, i) => i + 1)
/** A rule that decides fewer games than this is left out. */
const LEAST = 0.02

/** Parameters of a rule that does nothing with those a host starts from. */
const CHOSEN: { readonly [code in Code]?: object } = { 'crew.aliens': { aliens: ['fast', 'brute'] } }

/** The winners of one game of bots. */
function winnersOf(preset: Preset, codes: readonly object[], seed: number): string {
  const setting = settingOf({ preset, zone: 'galilei', seats: 6, codes })
  const { end } = playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1_000_000),
    bot: (seat): Bot => escapeBot(setting, seat) as Bot,
  })
  return end === 'running' ? '' : end.winners.join(' ')
}

describe.each(['advanced', 'ultimate'] as const)(
  'a rule of our own is kept because others win with it, in %s',
  (preset) => {
    const without = SEEDS.map((seed) => winnersOf(preset, [], seed))
    const ours = codesFor(preset).filter(isOurs)
    // OWN-16: what goes with Advanced too is played there.
    test.each(preset === 'advanced' ? ours : ours.filter((code) => !codesFor('advanced').includes(code)))(
      '%s',
      (code) => {
        const others = SEEDS.filter((seed, i) => winnersOf(preset, [{ code, ...CHOSEN[code] }], seed) !== without[i])
        expect(others.length).toBeGreaterThan(LEAST * GAMES)
      },
      TIMEOUT,
    )
  },
)
