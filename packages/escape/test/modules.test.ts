import { count, fastChance, isRefusal, nth, open, play } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  type Choice,
  CODES,
  type CodeUse,
  codesFor,
  escape,
  firstUse,
  type Rules,
  ruleOf,
  type Setting,
  type Zone,
  zones,
} from '../src/index.ts'
import { moduleOf } from '../src/modules/index.ts'
import { bases } from '../src/setting/presets.ts'

/** Codes with other parameters than those a host starts from. */
const OTHERS: readonly CodeUse[] = [
  { code: 'A.4', barred: 'aliens' },
  { code: 'B.4', hatch: 2, usable: false },
  { code: 'E.3', n: 2 },
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
  return { ...wished, rules: { ...rules, switches: wished.rules.switches, pool: wished.rules.pool } }
}

describe('modules', () => {
  it.each(['advanced', 'ultimate'] as const)('every allowed pair gives the same log in both orders: %s', (preset) => {
    let pairs = 0
    for (const [i, one] of USES.entries())
      for (const other of USES.slice(i + 1)) {
        const needs = [one, other].some((u) => u.code === 'B.6')
        const more = needs && one.code !== 'E.3' && other.code !== 'E.3' ? USES.filter((u) => u.code === 'E.3') : []
        const there = settingWith(preset, one, other, more)
        const back = settingWith(preset, other, one, more)
        if (there === undefined || back === undefined) continue
        pairs++
        expect(logOf(there, pairs), `${one.code} and ${other.code}`).toBe(logOf(back, pairs))
      }
    const open = codesFor(preset)
    // SCN-X4: B.6 alone cannot be paired with everything.
    const excluded = open.filter((code) => ruleOf(code).needsHumans).length
    expect(excluded).toBeGreaterThan(0)
    expect(pairs).toBe((open.length * (open.length - 1)) / 2 - excluded)
  })
})
