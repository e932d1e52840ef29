import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  CODES,
  codesFor,
  describe as describeRules,
  escape,
  PRESETS,
  type Setting,
  warningsOf,
  zones,
} from '../src/index.ts'

const made = (draft: object): ReturnType<typeof escape.setting> =>
  escape.setting({ zone: 'galilei', preset: 'advanced', seats: 4, ...draft })
const verdict = (draft: object): string => {
  const setting = made(draft)
  return isRefusal(setting) ? `${setting.refused} ${setting.about}` : 'accepted'
}
const accepted = (draft: object): Setting => {
  const setting = made(draft)
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}

describe('a scenario', () => {
  it('SCN-1: every known code is accepted by itself, and no other', () => {
    for (const code of CODES.filter((c) => c !== 'B.6' && c !== 'B.4')) {
      const preset = codesFor('advanced').includes(code) ? 'advanced' : 'ultimate'
      expect(verdict({ preset, codes: [code] })).toBe('accepted')
    }
    expect(verdict({ codes: ['B.6', 'E.3'] })).toBe('accepted')
    expect(verdict({ codes: [{ code: 'B.4', hatch: 1 }] })).toBe('accepted')
    for (const code of ['A.3', 'H.5', 'A.1.', 'a.1', '', 7, undefined, {}])
      expect(verdict({ codes: [code] })).toMatch(/^code /)
  })
  it.each<[string, object, string]>([
    ['SCN-2: no codes in the Basic game', { preset: 'basic', codes: ['A.1'] }, 'codePreset A.1'],
    ['SCN-2: nor in Ultimate Basic', { preset: 'ultimate-basic', codes: ['A.1'] }, 'codePreset A.1'],
    ['SCN-X12: G.4 in Ultimate', { preset: 'ultimate', codes: ['G.4'] }, 'codePreset G.4'],
    ['SCN-X12: J.4 in Ultimate', { preset: 'ultimate', codes: ['J.4'] }, 'codePreset J.4'],
    ['SCN-X12: J.4 in Basic', { preset: 'basic', codes: ['J.4'] }, 'codePreset J.4'],
    ['SCN-2: H.1 in Ultimate', { preset: 'ultimate', codes: ['H.1'] }, 'codePreset H.1'],
    ['SCN-X4: B.6 + B.3', { codes: ['B.6', 'E.3', 'B.3'] }, 'codeWithB6 B.3'],
    ['SCN-X4: B.6 + B.4', { codes: ['B.6', 'E.3', { code: 'B.4', hatch: 1 }] }, 'codeWithB6 B.4'],
    ['SCN-X4: B.6 + C.3', { codes: ['B.6', 'E.3', 'C.3'] }, 'codeWithB6 C.3'],
    ['SCN-X4: B.6 + D.2', { codes: ['B.6', 'E.3', 'D.2'] }, 'codeWithB6 D.2'],
    ['SCN-X4: B.6 + H.16', { codes: ['B.6', 'E.3', 'H.16'] }, 'codeWithB6 H.16'],
    ['SCN-X5: B.6 without E.3', { codes: ['B.6'] }, 'codeB6 E.3'],
    ['a code twice', { codes: ['A.1', 'A.1'] }, 'codeTwice A.1'],
    ['codes that are no list', { codes: 'A.1' }, 'code A.1'],
    ['a wrong parameter', { codes: [{ code: 'A.4', barred: 'cats' }] }, 'parameter A.4'],
    ['B.4 without its hatch', { codes: ['B.4'] }, 'parameter B.4'],
    ['B.4 with a hatch the zone lacks', { codes: [{ code: 'B.4', hatch: 9 }] }, 'hatch 9'],
    ['C.6 with no hatch', { codes: [{ code: 'C.6', hatches: [] }] }, 'parameter C.6'],
    ['C.6 with a hatch the zone lacks', { codes: [{ code: 'C.6', hatches: [1, 9] }] }, 'hatch 9'],
    ['E.3 with no kills', { codes: [{ code: 'E.3', n: 0 }] }, 'parameter E.3'],
    ['an unknown switch', { switches: { magic: true } }, 'switch magic'],
    ['a wrong value', { switches: { alienTransit: 'sometimes' } }, 'switchValue alienTransit'],
    ['no rounds', { switches: { rounds: 0 } }, 'switchValue rounds'],
    ['half a round', { switches: { rounds: 1.5 } }, 'switchValue rounds'],
    ['more rounds than can be counted', { switches: { rounds: 2 ** 53 } }, 'switchValue rounds'],
    ['SWI-11: a hand limit in Ultimate', { preset: 'ultimate', switches: { handLimit: 3 } }, 'switchValue handLimit'],
    ['DCK-12: a hundred cards', { decks: { dangers: { any: 100 } } }, 'deckCount any'],
    ['DCK-12: half a card', { decks: { dangers: { any: 0.5 } } }, 'deckCount any'],
    ['DCK-12: an unknown card', { decks: { items: { joker: 1 } } }, 'deckCard joker'],
    ['DCK-12: an unknown deck', { decks: { tarot: {} } }, 'deck tarot'],
    ['DCK-12: an Ultimate item in Black', { decks: { items: { cat: 1 } } }, 'deckUnused cat'],
    ['DCK-12: items in the Basic game', { preset: 'basic', decks: { items: { attack: 1 } } }, 'deckUnused attack'],
    ['DCK-12: hatch cards with D.2', { codes: ['D.2'], decks: { hatchCards: { green: 1 } } }, 'deckUnused green'],
    ['DCK-12: no green card', { decks: { hatchCards: { green: 0 } } }, 'deckEmpty green'],
    [
      'DCK-12: no dangerous card',
      { decks: { dangers: { yours: 0, yoursIcon: 0, any: 0, anyIcon: 0, silence: 0 } } },
      'deckEmpty dangers',
    ],
    ['SCN-A4: Arena on Fermi', { preset: 'arena', zone: 'fermi' }, 'startStuck J05'],
    [
      'SCN-A4: humans barred from every way out',
      { zone: 'fermi', codes: [{ code: 'A.4', barred: 'humans' }] },
      'startStuck L10',
    ],
  ])('is refused, with its reason: %s', (_, draft, reason) => {
    expect(verdict(draft)).toBe(reason)
  })
  it('SCN-B4: the start hatch is shut unless it is usable', () => {
    expect(accepted({ codes: [{ code: 'B.4', hatch: 3 }] }).rules.shut).toEqual([3])
    expect(accepted({ codes: [{ code: 'B.4', hatch: 3, usable: true }] }).rules.shut).toEqual([])
  })
  it('SCN-A4: Arena on the printed zones', () => {
    const arena = (zone: string, switches = {}) => {
      const setting = made({ preset: 'arena', zone, switches })
      return isRefusal(setting) ? 'refused' : warningsOf(setting).length > 0 ? 'warned' : 'fine'
    }
    expect(Object.fromEntries(zones.map((z) => [z.id, arena(z.id)]))).toEqual({
      galilei: 'fine',
      volta: 'fine',
      marconi: 'fine',
      galvani: 'fine',
      fermi: 'refused',
      socrates: 'warned',
      morgenland: 'warned',
      'levi-montalcini': 'warned',
    })
    expect(arena('galvani', { alienTransit: 'never' })).toBe('warned')
    expect(arena('galilei', { alienTransit: 'never' })).toBe('fine')
  })
  it('is refused, not thrown at, whatever is sent', () => {
    const bare = Object.create(null)
    const nasty = [null, 0, [], {}, { toString: 1, valueOf: 2 }, { [Symbol.toPrimitive]: 3 }, bare, [bare]]
    const code = { code: 'E.3' }
    for (const value of nasty) {
      const drafts: readonly object[] = [
        ...['zone', 'preset', 'seats', 'codes', 'switches', 'decks', 'zones'].map((name) => ({ [name]: value })),
        { codes: [value] },
        { codes: [{ code: value }] },
        ...['barred', 'hatch', 'usable', 'hatches', 'n'].map((name) => ({ codes: [{ ...code, [name]: value }] })),
        ...['A.4', 'B.4', 'C.6'].map((known) => ({
          codes: [{ code: known, barred: value, hatch: value, hatches: value }],
        })),
        { codes: [{ code: 'C.6', hatches: [value] }] },
        { switches: { rounds: value } },
        { decks: { dangers: value } },
        { decks: { dangers: { any: value } } },
        { zones: [value] },
      ]
      for (const draft of drafts) expect(verdict(draft)).toMatch(/^\w/)
      expect(isRefusal(escape.setting(value))).toBe(true)
      expect(isRefusal(escape.fromFile(value))).toBe(true)
    }
  })
  it('SCN-X13: a number of kills nobody can reach is warned of', () => {
    const warned = (codes: readonly unknown[], more = {}) =>
      warningsOf(accepted({ codes, ...more })).map((w) => w.warned)
    expect(warned([{ code: 'E.3', n: 4 }])).toEqual(['killsOutOfReach'])
    expect(warned([{ code: 'E.3', n: 3 }])).toEqual([])
    expect(warned([{ code: 'E.3', n: 4 }, 'A.5'])).toEqual([])
    expect(warned([{ code: 'E.3', n: 4 }], { preset: 'ultimate' })).toEqual([])
    // Killed humans come back once, as aliens: one player can kill each of the two others twice, and one alien once.
    expect(warned([{ code: 'E.3', n: 5 }], { preset: 'ultimate' })).toEqual([])
    expect(warned([{ code: 'E.3', n: 6 }], { preset: 'ultimate' })).toEqual(['killsOutOfReach'])
    expect(warned(['B.3', { code: 'E.3', n: 5 }])).toEqual([])
    expect(warned(['B.3', { code: 'E.3', n: 6 }])).toEqual(['killsOutOfReach'])
    // Aliens do not come back in either edition.
    expect(warned(['B.6', 'E.3'], { preset: 'ultimate' })).toEqual(['killsOutOfReach'])
    expect(warned(['B.6', { code: 'E.3', n: 3 }], { preset: 'ultimate' })).toEqual([])
    expect(warned(['A.5', 'B.6', 'E.3'], { preset: 'ultimate' })).toEqual([])
  })
  it('DCK-12: counts are set as they are, doubled or not', () => {
    const decks = { dangers: { any: 1 }, items: { defense: 0 }, hatchCards: { red: 9 } }
    const { rules } = accepted({ seats: 9, decks })
    expect([rules.dangers.any, rules.dangers.yours, rules.items.defense, rules.hatchCards.red]).toEqual([1, 12, 0, 9])
  })
  it('is one value: preset, codes, switches, decks and zones, the preset’s own included', () => {
    const draft = { codes: [{ code: 'E.3', n: 2 }, 'A.1'], switches: { rounds: 20 }, zones: ['volta'] }
    expect(accepted({ preset: 'arena', ...draft }).rules.scenario).toEqual({
      preset: 'arena',
      codes: [
        { code: 'A.1' },
        { code: 'A.4', barred: 'both' },
        { code: 'A.5' },
        { code: 'B.6' },
        { code: 'C.6', hatches: 'all' },
        { code: 'E.3', n: 2 },
      ],
      switches: { rounds: 20 },
      decks: {},
      zones: ['volta'],
    })
  })
  it('SET-1: 2 to 16 players', () => {
    for (const seats of [2, 16]) expect(verdict({ seats })).toBe('accepted')
    for (const seats of [1, 17]) expect(verdict({ seats })).toMatch(/^seats/)
  })
})

describe('the presets', () => {
  it.each([
    ['PST-1', 'basic', { usesItems: false, feeding: false, hatchMode: 'first', rounds: 39 }, []],
    ['PST-2', 'advanced', { usesItems: true, feeding: true, hatchMode: 'card', rounds: 39, handLimit: 3 }, []],
    ['PST-3', 'infection', { usesItems: true, feeding: false, hatchMode: 'open', handLimit: 3 }, ['B.3', 'C.3', 'D.2']],
    ['PST-4', 'arena', { usesItems: true, barred: ['human', 'alien'] }, ['A.4', 'A.5', 'B.6', 'C.6', 'E.3']],
    [
      'PST-5',
      'old-school',
      { feeding: true, hatchMode: 'card', handLimit: 3, switches: { crew: 'both' } },
      ['G.4', 'H.1', 'H.2', 'H.3', 'H.4', 'H.13', 'H.14', 'H.15', 'H.16', 'J.4'],
    ],
    ['PST-6', 'ultimate-basic', { usesItems: false, powers: {}, feeding: true, hatchMode: 'card', rounds: 40 }, []],
    ['PST-7', 'ultimate', { usesItems: true, handLimit: Number.POSITIVE_INFINITY, rounds: 40 }, []],
  ])('%s: %s', (_, preset, rules, codes) => {
    const setting = accepted({ preset })
    expect(setting.rules).toMatchObject(rules)
    expect(setting.rules.scenario.codes.map((use) => use.code)).toEqual(codes)
  })
})

describe('what is on at a table', () => {
  const lines = (draft: object) => describeRules(accepted(draft))
  it('VIS-2: names what runs there', () => {
    expect(lines({ preset: 'basic' })).toEqual([
      { rule: 'preset', preset: 'basic' },
      { rule: 'sides', humans: 2, aliens: 2 },
      { rule: 'length', rounds: 39 },
      { rule: 'speed', side: 'human', speed: 1 },
      { rule: 'speed', side: 'alien', speed: 2 },
      { rule: 'dangers', cards: 25, doubled: false },
      { rule: 'hatches', mode: 'first', green: 0, red: 0 },
    ])
    const draft = { codes: ['A.1', { code: 'E.3', n: 2 }], switches: { alienTransit: 'never', handLimit: 5 } }
    expect(lines(draft)).toEqual(
      expect.arrayContaining([
        { rule: 'items', kinds: expect.arrayContaining(['attack', 'defense']), cards: 12, limit: 5 },
        { rule: 'hatches', mode: 'card', green: 3, red: 3 },
        { rule: 'A.1' },
        { rule: 'E.3', n: 2 },
        { rule: 'alienTransit', value: 'never' },
        { rule: 'handLimit', value: 5 },
      ]),
    )
  })
  it('has a line for every code of every preset, and can be sent', () => {
    for (const preset of PRESETS) {
      const said = lines({ preset, seats: 6 })
      const { codes } = accepted({ preset }).rules.scenario
      for (const { code } of codes) expect(said.some((line) => line.rule === code)).toBe(true)
      expect(JSON.parse(JSON.stringify(said))).toEqual(said)
    }
  })
})
