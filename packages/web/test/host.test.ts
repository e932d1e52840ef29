import { isRefusal } from '@selva/core'
import {
  CODES,
  type Control,
  codesFor,
  describe as describeSetting,
  escape,
  firstUse,
  isCodeLine,
  PRESETS,
  parametersOf,
  warningsOf,
  withCode,
  withoutCode,
  withValue,
  type Zone,
  zones,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, language } from '../src/client/language.ts'
import { zoneName } from '../src/escape/card/title.ts'
import { learnCard } from '../src/escape/card/words.ts'
import {
  changesIn,
  draftOf,
  EMPTY_FORM,
  type HostForm,
  printedOf,
  settingOf,
  withCount,
  withPreset,
  withSwitch,
} from '../src/escape/host/form.ts'
import { insteadText, zonesInstead } from '../src/escape/host/zones-instead.ts'
import { en, enUltimate } from '../src/escape/messages/en.ts'
import { codeText, rulesIn } from '../src/escape/rules/lines.ts'
import { enUltimate as ultimateWords, en as words } from '../src/escape/rules/messages/en.ts'
import { refusalText, warningText } from '../src/escape/rules/refusal.ts'
import { loadRuleWords, RULE_WORDS } from '../src/escape/rules/words.ts'

const [galilei] = zones
if (galilei === undefined) throw new Error('Galilei is missing')
const zone = galilei
const zoneOf = (form: HostForm): Zone => zones.find(({ id }) => id === form.zone) ?? zone
const why = (form: HostForm): string => {
  const setting = settingOf(form)
  return isRefusal(setting) ? refusalText(setting, zoneOf(form), en, words) : ''
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
    const kills = withCode(EMPTY_FORM, firstUse('E.3', zone))
    expect(draftOf(kills)).toHaveProperty('codes', [{ code: 'E.3', n: 'players' }])
    expect(withoutCode(kills, 'E.3')).toEqual(EMPTY_FORM)
  })
  test('another preset keeps what still goes with it', () => {
    const form = withSwitch(withCode(withCode(EMPTY_FORM, { code: 'G.4' }), { code: 'A.2' }), 'handLimit', 5)
    const ultimate = withPreset(form, 'ultimate')
    expect(ultimate.codes).toEqual([{ code: 'A.2' }])
    expect(ultimate.switches).toEqual({})
    expect(why(ultimate)).toBe('')
  })
  test('the impossible is refused in the words the host chose from', () => {
    expect(why({ ...withPreset(EMPTY_FORM, 'arena'), zone: 'fermi' })).toBe(
      'No one could move away from hatch 1 in this zone.',
    )
    expect(why(withCode(EMPTY_FORM, { code: 'B.6' }))).toContain(words.codes['E.3'].name)
    expect(why(withCode({ ...EMPTY_FORM, zone: 'morgenland' }, { code: 'B.4', hatch: 4, usable: false }))).toBe(
      words.refusals.hatch('4'),
    )
    expect(why(withCount(EMPTY_FORM, 'hatchCards', 'green', 0, 3))).toContain(words.cards.green)
  })
  test('card counts are measured by the printed ones even where the zone is refused', () => {
    expect(printedOf({ ...withPreset(EMPTY_FORM, 'arena'), zone: 'fermi' })?.rules.items.attack).toBe(2)
  })
})

describe('the rules at a table', () => {
  const told = (draft: object): string => {
    const setting = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 6, ...draft })
    if (isRefusal(setting)) throw new Error(setting.refused)
    return (
      setting.rules.edition === 'ultimate' ? rulesIn(setting, enUltimate, ultimateWords) : rulesIn(setting, en, words)
    )
      .flatMap(({ text, list = [] }) => [text, ...list])
      .join('\n')
  }
  test('is told from what the engine describes', () => {
    expect(told({})).toContain('3 humans, 3 aliens')
    expect(told({})).toContain('3 green (you escape), 3 red (the hatch is damaged)')
    expect(told({ preset: 'ultimate' })).toContain('Psychic Alien: ')
    expect(told({ preset: 'old-school' })).toContain('Pilot: You can use each Teleport card three times.')
    expect(told({ codes: [{ code: 'A.4', barred: 'humans' }] })).toContain(
      'Humans can’t enter or cross secure sectors.',
    )
    expect(told({ switches: { adrenaline: 'two' } })).toContain('Adrenaline: at least two sectors.')
    expect(told({ seats: 12 })).toContain('doubled')
    expect(told({ codes: [{ code: 'C.6', hatches: [1, 3] }] })).toContain(
      'start at hatch 1 and hatch 3, placed at random.',
    )
  })
  test('the Ultimate edition says pods, as its print does', () => {
    const codes = [{ code: 'B.4', hatch: 2 }, { code: 'C.6' }, { code: 'D.2' }]
    const tables = [{}, { codes }, { switches: { alienTransit: 'never' } }].map((more) => ({ ...more, seats: 5 }))
    for (const more of tables) {
      expect(told({ preset: 'ultimate', ...more })).not.toMatch(/hatch/i)
      expect(told(more)).not.toMatch(/\bpods?\b/i)
    }
    expect(told({ preset: 'ultimate' })).toContain('Pod cards: 4 green (you escape), 1 red (the pod is damaged).')
  })
  test('no line contradicts another about players who were killed', () => {
    const home = 'return where they started'
    const alone = 'A killed alien returns where it started.'
    expect(told({ codes: ['A.5'] })).toContain(home)
    for (const draft of [{ preset: 'ultimate', codes: ['A.5'] }, { codes: ['A.5', 'B.3'] }]) {
      expect(told(draft)).toContain(alone)
      expect(told(draft)).not.toContain(home)
    }
    expect(told({ preset: 'ultimate' })).toContain(words.lines.killedHumansReturn)
    expect(told({ preset: 'ultimate', codes: ['B.3'] })).not.toContain(words.lines.killedHumansReturn)
  })
  test('warnings name places as the map does', () => {
    const setting = escape.setting({ zone: 'socrates', preset: 'arena', seats: 4 })
    if (isRefusal(setting)) throw new Error(setting.refused)
    expect(warningsOf(setting).map((warning) => warningText(warning, setting.zone, words))).toEqual([
      expect.stringMatching(/^Players from hatch \d and from hatch \d can never meet\.$/),
    ])
  })
  test('every preset has something to say in every language, and says nothing twice', async () => {
    for (const load of Object.values(RULE_WORDS)) {
      const w = await load()
      for (const preset of PRESETS) {
        const setting = escape.setting({ zone: 'galilei', preset, seats: 5 })
        if (isRefusal(setting)) throw new Error(setting.refused)
        const texts = rulesIn(setting, en, w[setting.rules.edition]).map(({ text }) => text)
        for (const text of texts) expect(text).toMatch(/\S.*[.:]$/)
        const sentences = texts.flatMap((text) => text.split(/(?<=\.) /))
        expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) < i)).toEqual([])
      }
    }
  })
  test('every value of a parameter has its words in every language', async () => {
    for (const load of Object.values(RULE_WORDS)) {
      const { values }: { readonly values: { readonly [name: string]: { readonly [value: string]: string } } } = (
        await load()
      ).black.parameters
      const parameters = CODES.flatMap(parametersOf)
      expect(parameters.length).toBeGreaterThan(0)
      for (const { name, parameter } of parameters)
        if (parameter.control.kind === 'oneOf')
          for (const value of parameter.control.values) expect(values[name]?.[value], `${name} ${value}`).toMatch(/\S/)
    }
  })
  test('every rule with parameters says them in every language, in its own words', async () => {
    const values = (control: Control): readonly unknown[] => {
      const some = {
        flag: [true, false],
        hatch: [2, 4],
        hatches: ['all', [1, 3]],
        players: ['players', 1, 7],
        number: [2, 3],
      }
      if (control.kind === 'characters') return [control.values.slice(0, 3), control.values.slice(2, 6)]
      return control.kind === 'oneOf' ? control.values : some[control.kind]
    }
    const samples = CODES.flatMap((code) =>
      parametersOf(code).flatMap(({ name, parameter }) =>
        values(parameter.control).map((value) => ({ value, use: withValue(firstUse(code, zone), name, value) })),
      ),
    )
    const inAll = await Promise.all(
      Object.values(RULE_WORDS).map(async (load) => {
        const w = await load()
        return samples.map(({ use }) => {
          const preset = codesFor('advanced').includes(use.code) ? 'advanced' : 'ultimate'
          const setting = escape.setting({ zone: 'galilei', preset, seats: 6, codes: [use] })
          if (isRefusal(setting)) throw new Error(setting.refused)
          return describeSetting(setting)
            .filter(isCodeLine)
            .map((line) => codeText(line, w.black))
            .join()
        })
      }),
    )
    for (const [i, { value, use }] of samples.entries()) {
      const lines = inAll.map((all) => all[i] ?? '')
      expect(new Set(lines).size, use.code).toBe(lines.length)
      for (const line of lines) expect(line).toMatch(/^(?!.*(undefined|\[object)).*\S\.$/)
      const numbers = [value].flat().filter((number) => typeof number === 'number' && number > 1)
      for (const number of numbers) for (const line of lines) expect(line).toContain(String(number))
      const others = samples.flatMap((other, k) => (other.use.code === use.code && k !== i ? [inAll[0]?.[k]] : []))
      if (JSON.stringify(use) !== JSON.stringify(firstUse(use.code, zone))) expect(others).not.toContain(lines[0])
    }
  })
  test('zones are written as names', async () => {
    await learnCard()
    expect(zoneName('levi-montalcini')).toBe('Levi-Montalcini')
    expect(zoneName('title: The long way\n\n…')).toBe('The long way')
    expect(zoneName('title:\nplayers: 2-4\n\n…')).toBe('Untitled zone')
  })
})

describe('rules and a zone that do not go together', () => {
  const arena = { ...withPreset(EMPTY_FORM, 'arena'), zone: 'fermi' }
  const refusalOf = (form: HostForm) => {
    const setting = settingOf(form)
    if (!isRefusal(setting)) throw new Error('can be played')
    return setting
  }
  test('name both and zones that do, in every language', async () => {
    const said: string[] = []
    for (const code of LANGUAGE_CODES) {
      language.value = code
      await Promise.all([loadRuleWords(), learnCard()])
      const text = insteadText(arena, refusalOf(arena)) ?? ''
      expect(text).toMatch(/^Arena .*Fermi\. .*Galilei, .+\.$/)
      said.push(text)
    }
    language.value = 'en'
    expect(new Set(said).size).toBe(said.length)
    const { work, fail } = zonesInstead(arena, refusalOf(arena))
    expect(fail).toContain('fermi')
    for (const zoneId of work) expect(why({ ...arena, zone: zoneId }), zoneId).toBe('')
    expect([...work, ...fail].toSorted()).toEqual(zones.map(({ id }) => id).toSorted())
  })
  test('say nothing of zones where another zone would not help', () => {
    const empty = withCode(EMPTY_FORM, { code: 'B.6' })
    expect(insteadText(empty, refusalOf(empty))).toBeUndefined()
    expect(zonesInstead(empty, refusalOf(empty))).toEqual({ work: [], fail: [] })
  })
})
