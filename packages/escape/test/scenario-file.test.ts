import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  CODES,
  type Code,
  escape,
  firstUse,
  officialScenarios,
  PRESETS,
  type ScenarioDraft,
  scenarioDraftFrom,
  scenarioFaultsOf,
  scenarioText,
  settingDraftOf,
  solved,
  withCode,
  withoutCode,
  zones,
} from '../src/index.ts'

const [galilei] = zones
if (galilei === undefined) throw new Error('there are zones')

const BARE: ScenarioDraft = {
  title: 'A test',
  description: '',
  players: 'unknown',
  zones: [],
  preset: 'advanced',
  codes: [],
  switches: {},
  decks: {},
}

const draft = (parts: Partial<ScenarioDraft>): ScenarioDraft => ({ ...BARE, ...parts })
const withCodes = (preset: ScenarioDraft['preset'], ...codes: readonly Code[]): ScenarioDraft =>
  codes.reduce((made, code) => withCode(made, firstUse(code, galilei)), draft({ preset }))

/** The text of a file with these entries in place of a good one's. */
const file = (entries: object): string => JSON.stringify({ ...JSON.parse(scenarioText(BARE)), ...entries })

/** The faults of a file: the place, the code and the subject of each. */
function refusal(text: string): string {
  const read = scenarioDraftFrom(text)
  return isRefusal(read) ? `${read.at} ${read.refused} ${read.about}`.trim() : 'read'
}

const faults = (made: ScenarioDraft): readonly string[] =>
  scenarioFaultsOf(made).map(({ severity, at, code, about }) => `${severity} ${at.join('/')} ${code} ${about}`.trim())

describe('the file of a scenario', () => {
  const full = draft({
    title: 'Infection with spotlights',
    description: 'Look, and be seen.',
    players: [5, 10],
    zones: ['galilei', 'My own ship'],
    preset: 'infection',
    codes: [firstUse('A.2', galilei), { code: 'E.3', n: 3 }],
    switches: { rounds: 30, noiseTargets: 'dangerous' },
    decks: { items: { spotlight: 9 }, dangers: { silence: 1 } },
  })

  it('is read back as it was written, and written the same again', () => {
    const text = scenarioText(full)
    const again = scenarioDraftFrom(text)
    expect(again).toEqual({ ...full, decks: { dangers: { silence: 1 }, items: { spotlight: 9 } } })
    if (isRefusal(again)) throw new Error(again.refused)
    expect(scenarioText(again)).toBe(scenarioText(again))
    expect(scenarioDraftFrom(scenarioText(again))).toEqual(again)
  })

  it('has one text for the same rules, in whatever order and with whatever is as printed', () => {
    const other = JSON.stringify({
      decks: { items: { spotlight: 9 }, dangers: { silence: 1 }, hatchCards: {} },
      switches: { noiseTargets: 'dangerous', rounds: 30, crew: 'first' },
      codes: [{ n: 3, code: 'E.3' }, 'A.2', 'B.3'],
      preset: 'infection',
      zones: ['galilei', 'My own ship', 'galilei'],
      players: [5, 10],
      description: 'Look, and be seen.',
      title: '  Infection with spotlights ',
      game: 'escape',
      scenario: 1,
    })
    const read = scenarioDraftFrom(other)
    if (isRefusal(read)) throw new Error(`${read.at} ${read.refused}`)
    const written = scenarioDraftFrom(scenarioText(full))
    if (isRefusal(written)) throw new Error(written.refused)
    expect(scenarioText(read)).toBe(scenarioText(written))
  })

  it('leads to the setting that its options lead to', () => {
    const setting = escape.setting(settingDraftOf(full, 'galilei', 6))
    if (isRefusal(setting)) throw new Error(setting.refused)
    expect(setting.rules.rounds).toBe(30)
    expect(setting.rules.items.spotlight).toBe(9)
    expect(setting.rules.killTarget(6)).toBe(3)
    expect(setting.rules.scenario.codes.map(({ code }) => code)).toEqual(['A.2', 'B.3', 'C.3', 'D.2', 'E.3'])
  })

  const deep = (n: number): string => `{"scenario":1,"game":"escape","preset":${'['.repeat(n)}${']'.repeat(n)}}`
  it.each<readonly [string, string, string]>([
    ['no JSON', '{"scenario":', 'fileJson'],
    ['a list', '[]', 'fileJson'],
    ['nothing', '', 'fileJson'],
    ['oversized', file({ description: 'x'.repeat(30_000) }), 'fileLong 20000'],
    ['deep', deep(9_000), 'preset preset'],
    ['deep in a code', file({ codes: [{ code: 'E.3', n: [[[[[[1]]]]]] }] }), 'codes[0] parameter E.3'],
    ['of a later version', file({ scenario: 2 }), 'scenario fileVersion 2'],
    ['of no version', file({ scenario: undefined }), 'scenario fileVersion'],
    ['of another game', file({ game: 'stay-away' }), 'game fileGame stay-away'],
    ['with an entry that no scenario has', file({ colour: 'red' }), 'colour fileEntry'],
    [
      'with a key of every object',
      '{"scenario":1,"game":"escape","preset":"basic","__proto__":{"title":"x"}}',
      '__proto__ fileEntry',
    ],
    ['with a constructor', file({ constructor: {} }), 'constructor fileEntry'],
    ['with a script for a title', file({ title: '<script>alert(1)</script>' }), 'title fileMarkup'],
    ['with an element for a description', file({ description: 'See <img src=x onerror=1>' }), 'description fileMarkup'],
    ['with two lines for a title', file({ title: 'one\ntwo' }), 'title fileCharacters'],
    ['with text written backwards', file({ title: 'a\u202Eb' }), 'title fileCharacters'],
    ['with a number for a title', file({ title: 7 }), 'title fileText'],
    ['with a long title', file({ title: 'x'.repeat(41) }), 'title fileTextLong 40'],
    ['with a long description', file({ description: 'x'.repeat(401) }), 'description fileTextLong 400'],
    ['for nobody', file({ players: [0, 4] }), 'players filePlayers 2–16'],
    ['for a crowd', file({ players: [2, 99] }), 'players filePlayers 2–16'],
    ['for fewer than it needs', file({ players: [6, 4] }), 'players filePlayers 2–16'],
    ['for three numbers', file({ players: [2, 4, 6] }), 'players filePlayers 2–16'],
    ['from no preset', file({ preset: 'deluxe' }), 'preset preset deluxe'],
    ['with a code that does not exist', file({ codes: ['A.1', 'Z.9'] }), 'codes[1] code Z.9'],
    ['with an inherited code', file({ codes: ['toString'] }), 'codes[0] code toString'],
    ['with a code twice', file({ codes: ['A.1', 'A.1'] }), 'codes[1] codeTwice A.1'],
    ['with a parameter out of range', file({ codes: [{ code: 'E.3', n: 0 }] }), 'codes[0] parameter E.3'],
    ['with a parameter of another code', file({ codes: [{ code: 'A.1', n: 3 }] }), 'codes[0].n fileEntry'],
    ['with codes in no list', file({ codes: { 'A.1': true } }), 'codes code'],
    ['with a switch that does not exist', file({ switches: { light: 'off' } }), 'switches.light switch light'],
    [
      'with an inherited switch',
      '{"scenario":1,"game":"escape","preset":"basic","switches":{"__proto__":1}}',
      'switches.__proto__ switch __proto__',
    ],
    ['with a value no switch has', file({ switches: { crew: 'third' } }), 'switches.crew switchValue crew'],
    ['with rounds that are no number', file({ switches: { rounds: '30' } }), 'switches.rounds switchValue rounds'],
    ['with a deck that does not exist', file({ decks: { tarot: {} } }), 'decks.tarot deck tarot'],
    ['with a card that does not exist', file({ decks: { items: { sword: 1 } } }), 'decks.items.sword deckCard sword'],
    ['with half a card', file({ decks: { items: { cat: 0.5 } } }), 'decks.items.cat deckCount cat'],
    ['with ten thousand cards', file({ decks: { items: { cat: 10_000 } } }), 'decks.items.cat deckCount cat'],
    ['with counts that are none', file({ decks: { items: [] } }), 'decks.items deck'],
    ['with zones that are no texts', file({ zones: [1] }), 'zones[0] fileText'],
    ['with too many zones', file({ zones: Array.from({ length: 21 }, (_, i) => `z${i}`) }), 'zones zones 20'],
  ])('is refused at the place of the mistake: %s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected)
  })

  it('exists for every preset, as a document that can be read and played', () => {
    expect(officialScenarios.map(({ id }) => id)).toEqual(PRESETS.map((preset) => `official-${preset}`))
    for (const { draft: official } of officialScenarios) {
      expect(scenarioDraftFrom(scenarioText(official))).toEqual(official)
      expect(scenarioFaultsOf(official).filter(({ severity }) => severity === 'error')).toEqual([])
      expect(isRefusal(escape.setting(settingDraftOf(official, 'galilei', 4)))).toBe(false)
    }
  })
})

describe('the faults of a scenario', () => {
  it('are none for rules that go together', () => {
    expect(faults(withCodes('infection', 'A.1', 'E.3'))).toEqual([])
  })

  it('are all named, each at its rule: codes that exclude or need each other (SCN-X4, SCN-X5)', () => {
    expect(faults(withCodes('advanced', 'B.3', 'B.6', 'H.1'))).toEqual([
      'error codes/B.3 codeWithB6 B.3',
      'error codes/H.1 codeWithB6 H.1',
      'error codes/B.6 codeB6 E.3',
    ])
    expect(faults(withCodes('basic', 'A.1', 'H.1'))).toEqual([
      'error codes/A.1 codePreset A.1',
      'error codes/H.1 codePreset H.1',
    ])
  })

  it('are named with the cards and switches that do not fit (DCK-12, SWI-11)', () => {
    expect(faults(draft({ preset: 'ultimate', switches: { handLimit: 2 }, decks: { items: { cat: 3 } } }))).toEqual([
      'error switches/handLimit switchValue handLimit',
      'error decks/items/cat deckUnused cat',
    ])
    expect(faults(draft({ decks: { hatchCards: { green: 0 } } }))).toEqual([
      'error decks/hatchCards/green deckEmpty green',
    ])
    const none = { yours: 0, yoursIcon: 0, any: 0, anyIcon: 0, silence: 0 }
    expect(faults(draft({ decks: { dangers: none } }))).toEqual(['error decks/dangers deckEmpty dangers'])
  })

  it('name a missing title, which keeps nobody from playing', () => {
    expect(faults(draft({ title: '' }))).toEqual(['error title untitled'])
  })

  it.each<readonly [string, ScenarioDraft, readonly string[]]>([
    [
      'more kills than there are lives (SCN-X13)',
      draft({ players: [2, 4], codes: [{ code: 'E.3', n: 4 }] }),
      ['warning codes/E.3 killsOutOfReach 4'],
    ],
    ['as many kills as there are lives', draft({ players: [2, 4], codes: [{ code: 'E.3', n: 3 }] }), []],
    [
      'the power of a second crew that does not play',
      draft({ players: [4, 8], codes: [{ code: 'H.16' }] }),
      ['warning codes/H.16 neverDealt'],
    ],
    [
      'the power of a second crew that does',
      draft({ players: [4, 8], codes: [{ code: 'H.16' }], switches: { crew: 'both' } }),
      [],
    ],
    ['the power of a second crew with nine players', draft({ players: [4, 9], codes: [{ code: 'H.16' }] }), []],
    [
      'a choice of hatch cards where there are none (SCN-D2)',
      draft({ codes: [{ code: 'D.2' }, { code: 'H.15' }] }),
      ['warning codes/H.15 noHatchCards'],
    ],
    [
      'hatches that open too late (OWN-X5)',
      draft({ codes: [{ code: 'own.lockedHatches', locked: 'all', round: 60 }] }),
      ['warning codes/own.lockedHatches hatchesLate 60'],
    ],
    [
      'hatches that no card could damage anyway (OWN-X2)',
      draft({ codes: [{ code: 'D.2' }, { code: 'own.sturdyHatches' }] }),
      ['warning codes/own.sturdyHatches noHatchCards'],
    ],
    [
      'a crew that is too small for its fixed side (OWN-X7)',
      draft({ players: [2, 6], codes: [{ code: 'crew.sides', fixed: 'humans', count: 3 }] }),
      ['error codes/crew.sides codeSeats 4–16'],
    ],
    [
      'more humans than there are characters (OWN-X7)',
      draft({ players: [4, 10], codes: [{ code: 'crew.sides', fixed: 'aliens', count: 1 }] }),
      ['error codes/crew.sides codeSeats 2–9'],
    ],
    [
      'a fixed side, for no number of players',
      draft({ codes: [{ code: 'crew.sides', fixed: 'aliens', count: 1 }] }),
      [],
    ],
    [
      'fewer chosen characters than humans (OWN-X7)',
      draft({ players: [4, 6], codes: [{ code: 'crew.humans', characters: ['captain', 'medic'] }] }),
      ['error codes/crew.humans crewFew 3'],
    ],
    [
      'few chosen characters, for no number of players',
      draft({ codes: [{ code: 'crew.humans', characters: ['medic'] }] }),
      [],
    ],
    [
      'a second crew beside chosen humans (OWN-15)',
      draft({ codes: [{ code: 'crew.humans', characters: ['captain', 'medic'] }], switches: { crew: 'both' } }),
      ['warning switches/crew switchIdle crew'],
    ],
    [
      'the power of a human who is not among the chosen (OWN-15)',
      draft({ codes: [{ code: 'crew.humans', characters: ['captain', 'medic'] }, { code: 'H.3' }] }),
      ['warning codes/H.3 neverDealt'],
    ],
    [
      'items that no card brings (NOI-6)',
      draft({ decks: { dangers: { yoursIcon: 0, anyIcon: 0 } } }),
      ['warning decks/items itemsNotFound'],
    ],
    [
      'items that silence brings (SCN-J4)',
      draft({ codes: [{ code: 'J.4' }], decks: { dangers: { yoursIcon: 0, anyIcon: 0 } } }),
      [],
    ],
    [
      'cards that bring no item',
      draft({ decks: { items: { attack: 0, teleport: 0, adrenaline: 0, sedatives: 0, spotlight: 0, defense: 0 } } }),
      ['warning decks/items itemsGone'],
    ],
    [
      'a house rule about a card that is in no deck',
      draft({ switches: { adrenaline: 'two' }, decks: { items: { adrenaline: 0 } } }),
      ['warning switches/adrenaline switchIdle adrenaline'],
    ],
    [
      'a house rule about a game without humans',
      draft({ switches: { killTie: 'mostKills' } }),
      ['warning switches/killTie switchIdle killTie'],
    ],
    [
      'too few rounds to reach a hatch',
      draft({ zones: ['galilei'], switches: { rounds: 2 } }),
      ['warning switches/rounds roundsShort 2'],
    ],
    [
      'a zone that cannot be played (SCN-A4)',
      draft({ preset: 'arena', zones: ['galilei', 'fermi'] }),
      ['warning zones zoneRefused fermi'],
    ],
    [
      'a hatch that no official zone has (SCN-B4)',
      draft({ codes: [{ code: 'B.4', hatch: 9, usable: true }] }),
      ['warning zones noZone'],
    ],
  ])('warn of what can never happen: %s', (_, made, expected) => {
    expect(faults(made)).toEqual(expected)
  })

  it('are mended in one step each', () => {
    const broken = [
      withCodes('advanced', 'B.3', 'B.6', 'H.1'),
      withCodes('basic', 'A.1'),
      withCodes('arena', 'B.3'),
      draft({ preset: 'ultimate', switches: { handLimit: 2 }, decks: { items: { cat: 3 }, dangers: { yours: 1 } } }),
      draft({ decks: { hatchCards: { green: 0, red: 2 } } }),
      draft({ preset: 'arena', zones: ['galilei', 'fermi'] }),
      draft({ codes: [{ code: 'D.2' }, { code: 'H.15' }] }),
    ]
    for (const first of broken) {
      let now: ScenarioDraft = first
      for (const fault of scenarioFaultsOf(first)) now = solved(now, fault, galilei) ?? now
      expect(faults(now).filter((fault) => !fault.includes('killsOutOfReach'))).toEqual([])
    }
    const title = scenarioFaultsOf(draft({ title: '' }))[0]
    expect(title === undefined ? 'none' : solved(draft({ title: '' }), title, galilei)).toBeUndefined()
  })
})

describe('the codes of a draft', () => {
  it('can be taken off one by one, the preset’s own too', () => {
    const infection = withCodes('infection', 'A.1')
    expect(withoutCode(infection, 'A.1')).toEqual(draft({ preset: 'infection' }))
    const less = withoutCode(infection, 'B.3')
    expect(less.preset).toBe('advanced')
    expect(less.codes.map(({ code }) => code)).toEqual(['A.1', 'C.3', 'D.2'])
    expect(withoutCode(draft({ preset: 'old-school' }), 'J.4').switches).toEqual({ crew: 'both' })
    for (const code of CODES)
      for (const preset of PRESETS)
        expect(withoutCode(draft({ preset }), code).codes).not.toContainEqual(expect.objectContaining({ code }))
  })

  it('hold no copy of what the preset says anyway', () => {
    expect(withCode(draft({ preset: 'arena' }), { code: 'E.3', n: 'players' }).codes).toEqual([])
    expect(withCode(draft({ preset: 'arena' }), { code: 'E.3', n: 5 }).codes).toEqual([{ code: 'E.3', n: 5 }])
  })
})
