import { isRefusal } from '@selva/core'
import { escape, firstUse, PRESETS, zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { zoneName } from '../src/escape/card/title.ts'
import {
  changesIn,
  draftOf,
  EMPTY_FORM,
  type HostForm,
  printedOf,
  settingOf,
  withCount,
  withoutCode,
  withPreset,
  withSwitch,
  withUse,
} from '../src/escape/host/form.ts'
import { en } from '../src/escape/messages/en.ts'
import { rulesIn } from '../src/escape/rules/lines.ts'
import { en as words } from '../src/escape/rules/messages/en.ts'
import { refusalText } from '../src/escape/rules/refusal.ts'
import { RULE_WORDS } from '../src/escape/rules/words.ts'

const [galilei] = zones
if (galilei === undefined) throw new Error('Galilei is missing')
const zone = galilei
const why = (form: HostForm): string => {
  const setting = settingOf(form)
  return isRefusal(setting) ? refusalText(setting, en, words) : ''
}

describe('the host’s wish', () => {
  test('every preset can be opened as it is, on a zone it is meant for', () => {
    for (const preset of PRESETS) expect(why(withPreset(EMPTY_FORM, preset)), preset).toBe('')
  })
  test('what is as printed is not sent', () => {
    expect(draftOf(EMPTY_FORM)).toEqual({ zone: 'galilei', preset: 'advanced', seats: 4 })
    const there = withSwitch(EMPTY_FORM, 'rounds', 20)
    expect(draftOf(there)).toHaveProperty('switches', { rounds: 20 })
    expect(changesIn(withSwitch(there, 'rounds', 39))).toBe(0)
    const more = withCount(EMPTY_FORM, 'hatchCards', 'green', 5, 3)
    expect(draftOf(more)).toHaveProperty('decks', { hatchCards: { green: 5 } })
    expect(draftOf(withCount(more, 'hatchCards', 'green', 3, 3))).not.toHaveProperty('decks')
  })
  test('codes are added with their parameters, and taken away', () => {
    const kills = withUse(EMPTY_FORM, firstUse('E.3', zone))
    expect(draftOf(kills)).toHaveProperty('codes', [{ code: 'E.3', n: 'players' }])
    expect(withoutCode(kills, 'E.3')).toEqual(EMPTY_FORM)
  })
  test('another preset keeps what still goes with it', () => {
    const form = withSwitch(withUse(withUse(EMPTY_FORM, { code: 'G.4' }), { code: 'A.2' }), 'handLimit', 5)
    const ultimate = withPreset(form, 'ultimate')
    expect(ultimate.codes).toEqual([{ code: 'A.2' }])
    expect(ultimate.switches).toEqual({})
    expect(why(ultimate)).toBe('')
  })
  test('the impossible is refused in the words the host chose from', () => {
    expect(why({ ...withPreset(EMPTY_FORM, 'arena'), zone: 'fermi' })).toMatch(/^Nobody could move away from /)
    expect(why(withUse(EMPTY_FORM, { code: 'B.6' }))).toContain(words.codes['E.3'].name)
    expect(why(withUse({ ...EMPTY_FORM, zone: 'morgenland' }, { code: 'B.4', hatch: 4, usable: false }))).toBe(
      words.refusals.hatch('4'),
    )
    expect(why(withCount(EMPTY_FORM, 'hatchCards', 'green', 0, 3))).toContain(words.cards.green)
  })
  test('card counts are measured by the printed ones even where the zone is refused', () => {
    expect(printedOf({ ...withPreset(EMPTY_FORM, 'arena'), zone: 'fermi' })?.rules.items.attack).toBe(2)
  })
})

describe('what is on at a table', () => {
  const told = (draft: object): string => {
    const setting = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 6, ...draft })
    if (isRefusal(setting)) throw new Error(setting.refused)
    return rulesIn(setting, en, words)
      .flatMap(({ text, list = [] }) => [text, ...list])
      .join('\n')
  }
  test('is told from what the engine describes', () => {
    expect(told({})).toContain('3 humans, 3 aliens')
    expect(told({})).toContain('3 green let out, 3 red break it')
    expect(told({ preset: 'ultimate' })).toContain('Psychic Alien: ')
    expect(told({ preset: 'old-school' })).toContain('Pilot: You can use each Teleport card three times.')
    expect(told({ codes: [{ code: 'A.4', barred: 'humans' }] })).toContain(words.parameters.barredLine.humans)
    expect(told({ switches: { adrenaline: 'two' } })).toContain('Adrenaline: at least two steps.')
    expect(told({ seats: 12 })).toContain('doubled')
  })
  test('every preset has something to say in every language', async () => {
    for (const load of Object.values(RULE_WORDS)) {
      const w = await load()
      for (const preset of PRESETS) {
        const setting = escape.setting({ zone: 'galilei', preset, seats: 5 })
        if (isRefusal(setting)) throw new Error(setting.refused)
        for (const { text } of rulesIn(setting, en, w)) expect(text).toMatch(/\S.*[.:]$/)
      }
    }
  })
  test('zones are written as names', () => {
    expect(zoneName('levi-montalcini')).toBe('Levi-Montalcini')
  })
})
