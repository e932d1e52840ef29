import { count, fastChance, isRefusal, nth, open, play } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { DOUBLE_FROM } from '../src/editions/black.ts'
import {
  type Choice,
  CODES,
  type CodeUse,
  codesFor,
  escape,
  firstUse,
  isOurs,
  type Rules,
  ruleOf,
  type Setting,
  type Zone,
  zones,
} from '../src/index.ts'
import { moduleOf } from '../src/modules/index.ts'
import { bases } from '../src/setting/presets.ts'
import { more, TIMEOUT } from './level.ts'

/** Codes with other parameters than those a host starts from: such as matter in games that end soon. */
const OTHERS: readonly CodeUse[] = [
  { code: 'crew.sides', fixed: 'aliens', count: 2 },
  { code: 'crew.humans', characters: ['captain', 'pilot', 'soldier', 'engineer', 'medic'] },
  { code: 'crew.aliens', aliens: ['fast', 'brute', 'psychic', 'surge'] },
  { code: 'A.4', barred: 'aliens' },
  { code: 'B.4', hatch: 2, usable: false },
  { code: 'E.3', n: 2 },
  { code: 'own.lightsOut', round: 2 },
  { code: 'own.silentRounds', every: 2 },
  { code: 'own.lockedHatches', locked: [1, 2], round: 4 },
  { code: 'own.together', escapes: 1 },
  { code: 'own.frenzy', round: 2 },
]
const [first] = zones as readonly [Zone, ...Zone[]]
const USES: readonly CodeUse[] = CODES.map((code) => OTHERS.find((use) => use.code === code) ?? firstUse(code, first))

/** A whole random game as text. */
function logOf(setting: Setting, seed: number): string {
  const chance = fastChance(seed)
  const { state, facts } = open(escape, setting, chance)
  const log: unknown[] = [...facts]
  while (state.end === 'running') {
    const options = escape.options(state, state.turn)
    const option = options[chance.below(options.length)] ?? options[0]
    if (option === undefined) throw new Error('a dead end')
    log.push(...play(escape, state, state.turn, nth<Choice>([option], chance.below(count([option]))), chance))
  }
  return JSON.stringify(log)
}

/** The same two modules in a given order, on top of everything both need. */
function settingWith(
  preset: 'advanced' | 'ultimate',
  first: CodeUse,
  second: CodeUse,
  more: readonly CodeUse[],
): Setting | undefined {
  const codes = [first, second, ...more]
  const wished = escape.setting({ zone: 'socrates', preset, seats: 6, codes, switches: { crew: 'both' } })
  if (isRefusal(wished)) return undefined
  const apply = (rules: Rules, use: CodeUse): Rules => moduleOf(use)(rules)
  const rules = codes.reduce(apply, bases[preset])
  // SWI-8: both crews play, so that every human's power does.
  const pool: Rules['pool'] = (seats, aliens) => rules.pool(Math.max(seats, DOUBLE_FROM), aliens)
  return { ...wished, rules: { ...rules, switches: wished.rules.switches, pool } }
}

/** Each pair is played this many times, and each code alone until it makes another game. */
const GAMES = more
const TRIES = 100

describe('modules', () => {
  it.each(['advanced', 'ultimate'] as const)(
    'every code of our own makes other games than without it: %s',
    (preset) => {
      const table = (...codes: readonly CodeUse[]): Setting => {
        const made = escape.setting({ zone: 'socrates', preset, seats: 6, codes, switches: { crew: 'both' } })
        if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
        return made
      }
      const seeds = Array.from({ length: TRIES }, (_, i) => i + 1)
      const plain = seeds.map((seed) => logOf(table(), seed))
      for (const use of USES.filter(({ code }) => codesFor(preset).includes(code) && isOurs(code))) {
        const other = table(use)
        expect(
          seeds.some((seed, i) => logOf(other, seed) !== plain[i]),
          use.code,
        ).toBe(true)
      }
    },
  )
  it.each(['advanced', 'ultimate'] as const)(
    'every allowed pair gives the same log in both orders: %s',
    (preset) => {
      let pairs = 0
      for (const [i, one] of USES.entries())
        for (const other of USES.slice(i + 1)) {
          const needs = [one, other].some((u) => u.code === 'B.6')
          const also = needs && one.code !== 'E.3' && other.code !== 'E.3' ? USES.filter((u) => u.code === 'E.3') : []
          const there = settingWith(preset, one, other, also)
          const back = settingWith(preset, other, one, also)
          if (there === undefined || back === undefined) continue
          pairs++
          for (let seed = pairs; seed < pairs + 1000 * GAMES; seed += 1000)
            expect(logOf(there, seed), `${one.code} and ${other.code}, seed ${seed}`).toBe(logOf(back, seed))
        }
      const open = codesFor(preset)
      // SCN-X4: B.6 alone cannot be paired with everything.
      const excluded = open.filter((code) => ruleOf(code).needsHumans).length
      expect(excluded).toBeGreaterThan(0)
      expect(pairs).toBe((open.length * (open.length - 1)) / 2 - excluded)
    },
    TIMEOUT,
  )
})
