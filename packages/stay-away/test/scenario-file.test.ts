import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  officialScenarios,
  type ScenarioDraft,
  scenarioDraftFrom,
  scenarioFaultsOf,
  scenarioText,
  settingDraftOf,
  solved,
  stayAway,
} from '../src/index.ts'

const BARE: ScenarioDraft = { title: 'A test', description: '', players: 'unknown', rules: {}, cards: {} }
const draft = (parts: Partial<ScenarioDraft>): ScenarioDraft => ({ ...BARE, ...parts })
const file = (entries: object): string => JSON.stringify({ ...JSON.parse(scenarioText(BARE)), ...entries })

function refusal(text: string): string {
  const read = scenarioDraftFrom(text)
  return isRefusal(read) ? `${read.at} ${read.refused} ${read.about}`.trim() : 'read'
}

const faults = (made: ScenarioDraft): readonly string[] =>
  scenarioFaultsOf(made).map(({ severity, at, code, about }) => `${severity} ${at.join('/')} ${code} ${about}`.trim())

describe('the file of a scenario', () => {
  const full = draft({
    players: [5, 8],
    rules: { quarantineTurns: 3, declaration: 'automatic' },
    cards: { infected: 12, axe: 0, blindDate: 4 },
  })

  it('is read back as it was written, and leads to the setting of its options', () => {
    expect(scenarioDraftFrom(scenarioText(full))).toEqual(full)
    const setting = stayAway.setting(settingDraftOf(full, 6))
    if (isRefusal(setting)) throw new Error(setting.refused)
    expect([setting.rules.quarantineTurns, setting.cards.infected, setting.cards.axe]).toEqual([3, 12, 0])
  })

  it('has one text for the same rules', () => {
    const other = file({
      players: [5, 8],
      cards: { blindDate: 4, axe: 0, infected: 12 },
      rules: { declaration: 'automatic', axeReach: 'allAroundTarget', quarantineTurns: 3 },
    })
    const read = scenarioDraftFrom(other)
    if (isRefusal(read)) throw new Error(read.refused)
    expect(scenarioText(read)).toBe(scenarioText(full))
  })

  it.each<readonly [string, string, string]>([
    ['no JSON', 'hello', 'fileJson'],
    ['oversized', file({ description: 'x'.repeat(30_000) }), 'fileLong 20000'],
    ['of a later version', file({ scenario: '1' }), 'scenario fileVersion 1'],
    ['of Escape', file({ game: 'escape' }), 'game fileGame escape'],
    ['with markup in its title', file({ title: 'A <b>bold</b> one' }), 'title fileMarkup'],
    ['with an entry of Escape', file({ preset: 'basic' }), 'preset fileEntry'],
    ['for too many', file({ players: [4, 13] }), 'players filePlayers 4–12'],
    ['with a switch that does not exist', file({ rules: { light: 1 } }), 'rules.light rule light'],
    ['with an inherited switch', file({ rules: { toString: 1 } }), 'rules.toString rule toString'],
    [
      'with a value no switch has',
      file({ rules: { quarantineTurns: 4 } }),
      'rules.quarantineTurns ruleValue quarantineTurns',
    ],
    ['with rules in a list', file({ rules: [] }), 'rules rules'],
    ['with a card that does not exist', file({ cards: { joker: 1 } }), 'cards.joker card joker'],
    [
      'with a card of every object',
      '{"scenario":1,"game":"stay-away","cards":{"__proto__":1}}',
      'cards.__proto__ card __proto__',
    ],
    ['with too many copies', file({ cards: { axe: 61 } }), 'cards.axe copies axe'],
    ['with half a copy', file({ cards: { axe: 0.5 } }), 'cards.axe copies axe'],
    ['with deep copies', file({ cards: { axe: [[[[1]]]] } }), 'cards.axe copies axe'],
  ])('is refused at the place of the mistake: %s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected)
  })

  it('exists for the printed game', () => {
    for (const { draft: official } of officialScenarios) {
      expect(scenarioDraftFrom(scenarioText(official))).toEqual(official)
      expect(scenarioFaultsOf(official)).toEqual([])
    }
  })
})

describe('the faults of a scenario', () => {
  it('are all named, each at its card, for every number of players it suits (INF-5, SET-2, DRAW-4)', () => {
    expect(faults(draft({ players: [4, 12], cards: { infected: 5 } }))).toEqual([
      'error cards/infected tooFewInfected 11',
    ])
    expect(faults(draft({ players: [4, 6], cards: { infected: 5 } }))).toEqual([])
    expect(
      faults(
        draft({ players: [4, 4], cards: { theThing: 2, quarantine: 60, barredDoor: 60, suspicion: 60, axe: 60 } }),
      ),
    ).toEqual(['error cards/theThing copies theThing', 'error cards tooManyCards 250'])
  })

  it('are only warnings where some numbers of players go, and none was asked for', () => {
    expect(faults(draft({ cards: { infected: 5 } }))).toEqual(['warning cards/infected tooFewInfected 11'])
    expect(faults(draft({ cards: { infected: 2 } }))).toEqual(['error cards/infected tooFewInfected 11'])
  })

  it('name a missing title, and switches about cards that are in no deck', () => {
    expect(faults(draft({ title: '', rules: { axeReach: 'doorBetween' }, cards: { axe: 0 } }))).toEqual([
      'error title untitled',
      'warning rules/axeReach switchIdle axeReach',
    ])
    expect(faults(draft({ rules: { axeReach: 'doorBetween' }, cards: { axe: 1 } }))).toEqual([])
  })

  it('are mended in one step each', () => {
    const broken = [
      draft({ players: [4, 12], cards: { infected: 5 } }),
      draft({ players: [4, 4], cards: { theThing: 2 } }),
      draft({ players: [4, 4], cards: { suspicion: 60, axe: 60, whisky: 60, missed: 60 } }),
      draft({ rules: { axeReach: 'doorBetween' }, cards: { axe: 0 } }),
    ]
    for (const first of broken) {
      let now = first
      for (const fault of scenarioFaultsOf(first)) now = solved(now, fault) ?? now
      expect(faults(now)).toEqual([])
    }
    const [untitled] = scenarioFaultsOf(draft({ title: '' }))
    expect(untitled === undefined ? 'none' : solved(draft({ title: '' }), untitled)).toBeUndefined()
  })
})
