import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  draftFrom,
  draftFromShareCode,
  emptyDraft,
  escape,
  faultsOf,
  figuresOf,
  MAX_HATCHES,
  nameOf,
  PRESETS,
  presetsFor,
  shareCodeOf,
  ZONE_FAULTS,
  type Zone,
  type ZoneDraft,
  type ZoneFaultCode,
  zoneOf,
  zones,
  zoneText,
} from '../src/index.ts'

const BLANK = '.'.repeat(23)

/** The draft of a sheet whose first rows are these; the other rows are void. */
function drawn(...first: readonly string[]): ZoneDraft {
  const rows = Array.from(
    { length: 14 },
    (_, i) => `${String(i + 1).padStart(2, '0')} ${(first[i] ?? BLANK).padEnd(23, '.')}`,
  )
  return read(`title: Test\n\n   ABCDEFGHIJKLMNOPQRSTUVW\n${rows.join('\n')}\n`)
}

function read(text: string): ZoneDraft {
  const draft = draftFrom(text)
  if (isRefusal(draft)) throw new Error(`${draft.refused} ${draft.about}`)
  return draft
}

function played(draft: ZoneDraft): Zone {
  const zone = zoneOf(draft)
  if (isRefusal(zone)) throw new Error(`${zone.refused} ${zone.about}`)
  return zone
}

const faultNames = (draft: ZoneDraft): readonly string[] =>
  faultsOf(draft).map(({ code, at }) => [code, ...at.map(nameOf)].join(' '))

/** A corridor that can be played: humans at one end, the hatch at the other, aliens beside it. */
const CORRIDOR = 'Hddddddddd1'
const BESIDE = '..A'

describe('a draft', () => {
  it('gives the same draft again from its file and from its share code, for every zone of the game', () => {
    for (const zone of zones) {
      const draft = read(zone.text)
      expect(read(zoneText(draft))).toEqual(draft)
      expect(zoneText(read(zoneText(draft)))).toBe(zoneText(draft))
      expect(draftFromShareCode(shareCodeOf(draft))).toEqual({ ...draft, players: 'unknown' })
      expect(played(draft).cells).toEqual(zone.cells)
    }
  })
  it('has up to nine hatches (GEO-4)', () => {
    const draft = drawn('H123456789', '....A.d')
    expect(draft.hatches).toHaveLength(MAX_HATCHES)
    expect(read(zoneText(draft))).toEqual(draft)
  })
  it('keeps title, description and players in its file', () => {
    const draft: ZoneDraft = {
      ...drawn(CORRIDOR, BESIDE),
      title: 'Ø: the long way',
      description: 'Run.',
      players: [2, 4],
    }
    expect(read(zoneText(draft))).toEqual(draft)
    expect(read(zoneText(emptyDraft))).toEqual(emptyDraft)
  })
  it('takes line ends of any system and headers that it does not know', () => {
    const draft = drawn(CORRIDOR, BESIDE)
    const text = `confidence: high\n${zoneText(draft)}`
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(draft)
  })
})

describe('a zone file is refused, and the refusal points at the place', () => {
  const text = zoneText(drawn(CORRIDOR, BESIDE))
  it.each([
    ['a file that is too long', `${text}${' '.repeat(5000)}x`, 'zoneTooLong', '4000'],
    ['a title that is too long', text.replace('Test', 'x'.repeat(41)), 'zoneTitle', '40'],
    ['a title with a control character', text.replace('Test', 'a\u0007b'), 'zoneTitle', '40'],
    ['a title that turns the reading direction', text.replace('Test', 'a\u202eb'), 'zoneTitle', '40'],
    [
      'a description that is too long',
      text.replace('\n', `\ndescription: ${'x'.repeat(401)}\n`),
      'zoneDescription',
      '400',
    ],
    ['a script for a title', text.replace('Test', '<script>alert(1)</script>'), 'zoneMarkup', 'title'],
    [
      'an element for a description',
      text.replace('\n', '\ndescription: See <img src=x onerror=1>\n'),
      'zoneMarkup',
      'description',
    ],
    ['ten thousand hatches', text.replace('Hddddddddd1', '1'.repeat(10_000)), 'zoneTooLong', '4000'],
    ['a document of another kind', '{"scenario":1,"game":"escape"}', 'zoneColumns', ''],
    ['too many players', text.replace('\n', '\nplayers: 2-17\n'), 'zonePlayers', '2-17'],
    ['players the wrong way round', text.replace('\n', '\nplayers: 8-4\n'), 'zonePlayers', '8-4'],
    ['an unknown character', text.replace('01 Hdd', '01 H#d'), 'zoneCharacter', 'B01'],
    ['a character that is a property of every object', text.replace('01 Hdd', '01 H_d'), 'zoneCharacter', 'B01'],
    ['a hatch twice', text.replace('01 Hdd', '01 H1d'), 'zoneHatchTwice', 'K01'],
    ['a row that is too long', text.replace('03 .', '03 ..'), 'zoneColumns', '03'],
    ['no text at all', '', 'zoneHeader', '1'],
  ])('%s', (_, file, refused, about) => {
    expect(draftFrom(file)).toEqual({ refused, about })
  })
})

describe('a share code is refused', () => {
  const code = shareCodeOf(drawn(CORRIDOR, BESIDE))
  const [name = '', cells = '', specials = ''] = code.split(',')
  it.each([
    ['without its commas', 'abc', 'shareCode', ''],
    ['with wrong base64', `${name},${cells.replace('A', '*')},${specials}`, 'shareCodeCells', ''],
    ['with too few cells', `${name},${cells.slice(8)},${specials}`, 'shareCodeCells', ''],
    ['with too few specials', `${name},${cells},h`, 'shareCodeSpecial', 'C02'],
    ['with an unknown special', `${name},${cells},hx1`, 'shareCodeSpecial', 'C02'],
    ['with ten thousand hatches', `${name},${cells},${'1'.repeat(10_000)}`, 'zoneTooLong', '400'],
    ['with too many specials', `${name},${cells},${specials}2`, 'shareCodeSpecials', '1'],
    ['with markup for a name', `<b>x</b>,${cells},${specials}`, 'zoneMarkup', 'title'],
    ['with a long name', `${'x'.repeat(60)},${cells},${specials}`, 'zoneTitle', '40'],
  ])('%s', (_, text, refused, about) => {
    expect(draftFromShareCode(text)).toEqual({ refused, about })
  })
  it('but a name may have commas', () => {
    expect(draftFromShareCode(`a, b,${cells},${specials}`)).toMatchObject({ title: 'a, b' })
  })
})

describe('the checks of a drawn zone', () => {
  it('find nothing in a corridor, and no error in any zone of the game', () => {
    expect(faultNames(drawn(CORRIDOR, BESIDE))).toEqual([])
    for (const zone of zones) expect(faultNames(read(zone.text))).toEqual([])
  })
  const HAND_MADE: readonly (readonly [string, ZoneDraft, readonly string[]])[] = [
    ['an empty sheet', emptyDraft, ['zoneHumanSector', 'zoneAlienSector', 'zoneNoHatch']],
    ['two Human Sectors', drawn('HddAddHdd1'), ['zoneHumanSector A01 G01']],
    ['no Alien Sector', drawn('dddHdd1'), ['zoneAlienSector']],
    ['no hatch', drawn('dAdHd'), ['zoneNoHatch']],
    ['a Human Sector with no first move', drawn('Ad1', BLANK, '.....H'), ['zoneHumanStart F03', 'zoneNoWayOut C01']],
    ['an Alien Sector with no first move', drawn('Hd1', BLANK, '.....A'), ['zoneAlienStart F03']],
    ['an Alien Sector with only a hatch beside it', drawn('Hd1A'), ['zoneAlienStart D01']],
    ['no way out', drawn('dHd.Ad1'), ['zoneNoWayOut G01']],
    ['the Alien Sector in the only way', drawn('dHdAd1'), ['zoneNoWayOut F01']],
    ['a hatch out of reach', drawn(`${CORRIDOR}..2`, BESIDE), ['zoneSealedHatch N01']],
    ['sectors out of reach', drawn(`${CORRIDOR}..ds`, BESIDE), ['zoneUnreachable N01 O01']],
    ['a way from the start with no hatch and no way back', drawn('dsHdddddddd1', '....A'), ['zoneTrap A01 B01']],
    ['two sides that never meet', drawn('Hdddddddd1', BLANK, BLANK, 'Addddd'), ['zoneSplit A01 A04']],
    ['aliens who are first at every hatch', drawn(CORRIDOR, '........A'), ['zoneAliensFirst K01']],
  ]
  it.each(HAND_MADE)('%s', (_, draft, expected) => {
    expect(faultNames(draft)).toEqual(expected)
  })
  it('have a hand-made zone for every kind of fault', () => {
    const found = new Set(HAND_MADE.flatMap(([, draft]) => faultsOf(draft).map(({ code }): ZoneFaultCode => code)))
    expect([...ZONE_FAULTS].filter((code) => !found.has(code))).toEqual([])
  })
})

describe('the figures of a zone', () => {
  it('count the turns of both sides to each hatch', () => {
    const { hatches, dangerousShare } = figuresOf(played(drawn('AsddHdd1')))
    expect(hatches).toEqual([
      { number: 1, at: expect.anything(), humanTurns: 3, alienSteps: undefined, coverTurns: undefined },
    ])
    expect(dangerousShare).toBeCloseTo(4 / 5)
  })
  it('name every sector that a human has to pass', () => {
    const { chokePoints } = figuresOf(played(drawn('AddHdd1')))
    expect(chokePoints.map(({ at, hatches }) => `${nameOf(at)} ${hatches}`)).toEqual(['E01 1', 'F01 1'])
    expect(figuresOf(elementOf('galilei')).chokePoints).toEqual([])
  })
  it('give for Galilei the steps of the rules page', () => {
    const { hatches } = figuresOf(elementOf('galilei'))
    expect(hatches.map((h) => h.humanTurns)).toEqual([12, 12, 11, 11])
    expect(hatches.every(({ alienSteps = 0, coverTurns = 0 }) => coverTurns === Math.ceil((alienSteps - 1) / 2))).toBe(
      true,
    )
  })
})

const elementOf = (id: string): Zone => {
  const zone = zones.find((one) => one.id === id)
  if (zone === undefined) throw new Error(`no zone ${id}`)
  return zone
}

describe('a zone that is none of the game’s', () => {
  const text = zoneText(drawn(CORRIDOR, BESIDE))
  it('is taken by a table as its whole text, and stored so', () => {
    const setting = escape.setting({ zone: text, preset: 'advanced', seats: 4 })
    if (isRefusal(setting)) throw new Error(setting.refused)
    expect(setting.zone).toMatchObject({ id: '', title: 'Test', text })
    expect(escape.draftOf(setting)).toEqual({ zone: text, preset: 'advanced', seats: 4 })
    expect(escape.fromFile(escape.toFile(setting))).toMatchObject({ zone: { text } })
  })
  it('is stored without anything else that was sent', () => {
    const setting = escape.setting({ zone: `secret: note\n${text}`, preset: 'advanced', seats: 4 })
    if (isRefusal(setting)) throw new Error(setting.refused)
    expect(escape.draftOf(setting)['zone']).toBe(text)
  })
  it('cannot take the name of one of the game’s', () => {
    const setting = escape.setting({ zone: text.replace('title', 'zone: galilei\ntitle'), preset: 'basic', seats: 4 })
    expect(setting).toMatchObject({ zone: { id: '' } })
  })
  it('says which presets it can host, and why not the others', () => {
    expect(presetsFor(elementOf('galilei')).map(({ preset }) => preset)).toEqual(PRESETS)
    expect(presetsFor(elementOf('galilei')).every(({ refusal }) => refusal === undefined)).toBe(true)
    // Arena bars the secure sectors to both sides: the Human Sector has no way out of this one.
    const shut = presetsFor(played(drawn('AddddddsHsdd1'))).filter(({ refusal }) => refusal !== undefined)
    expect(shut).not.toEqual([])
  })
})
