import { isRefusal } from '@selva/core'
import {
  type CodeUse,
  codesFor,
  type Decks,
  escape,
  firstUse,
  ITEMS,
  PRESETS,
  type Preset,
  type Rules,
  type Setting,
  SWITCHES,
  type Switches,
  switchesFor,
  total,
  zones,
} from '@selva/escape'
import { KINDS, SWITCHES as STAY_AWAY_SWITCHES, type Switch, stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import type { EscapeWords } from '../src/escape/messages/en.ts'
import { type RuleText, rulesIn } from '../src/escape/rules/lines.ts'
import type { RuleWords } from '../src/escape/rules/messages/en.ts'
import { RULE_WORDS } from '../src/escape/rules/words.ts'
import { GAME_WORDS } from '../src/escape/words.ts'
import { rulesIn as stayAwayRules } from '../src/stay-away/rules/lines.ts'
import { WORDS } from '../src/stay-away/words.ts'

const LANGUAGES = ['en', 'it', 'es', 'pt'] as const
const [galilei] = zones
if (galilei === undefined) throw new Error('Galilei is missing')
const zone = galilei

/** Decks that take something out of the game. */
const DECKS: readonly Decks[] = [
  {},
  { items: Object.fromEntries(ITEMS.map((item) => [item, 0])) },
  { items: { teleport: 0 } },
  { dangers: { silence: 9 } },
]

const withSwitch = (preset: Preset): readonly Partial<Switches>[] =>
  switchesFor(preset).flatMap((name) =>
    SWITCHES[name].map((value) => ({ [name]: value === 'number' ? 5 : value }) as Partial<Switches>),
  )

/** Every preset alone, with one code, with two, with a switch, with another deck: as far as that can be played. */
function tablesOf(preset: Preset): readonly Setting[] {
  const uses: readonly CodeUse[] = codesFor(preset).map((code) => firstUse(code, zone))
  const more: CodeUse[] = [
    { code: 'crew.speeds', humanSpeed: 2, alienSpeed: 3 },
    { code: 'A.4', barred: 'humans' },
    { code: 'own.together', escapes: 1 },
  ]
  const all = uses.length === 0 ? [] : [...uses, ...more]
  const pairs = all.flatMap((one, i) => all.slice(i).map((other) => (one.code === other.code ? [one] : [one, other])))
  const drafts: readonly object[] = [
    ...[[], ...pairs].map((codes) => ({ codes })),
    ...withSwitch(preset).flatMap((switches) => [{ switches }, ...uses.map((use) => ({ switches, codes: [use] }))]),
    ...DECKS.flatMap((decks) => [{ decks }, ...uses.map((use) => ({ decks, codes: [use] }))]),
  ]
  return drafts.flatMap((draft, i) => {
    // Decks are doubled for nine; a table of each size in turn is enough.
    const setting = escape.setting({ preset, zone: 'galilei', seats: i % 2 === 0 ? 4 : 9, ...draft })
    return isRefusal(setting) ? [] : [setting]
  })
}
const TABLES = PRESETS.flatMap(tablesOf)

const hasItems = ({ usesItems, keepsDrawnCards, dangers, items }: Rules): boolean =>
  usesItems && ITEMS.some((item) => (keepsDrawnCards ? dangers : items)[item] > 0)
const returns = ({ rules, zone }: Setting, side: 'human' | 'alien'): string => {
  const back = rules.comesBack({ side, at: zone.humanSector, home: zone.alienSector, deaths: 1 }, zone)
  return back === 'never' ? 'never' : back.side
}
const hasPowers = ({ powers }: Rules): boolean => Object.keys(powers).length > 0

/** The preset's sentence is true if the rules that run are as it says. */
const PRESET_CLAIMS: Readonly<Record<Preset, (setting: Setting) => boolean>> = {
  basic: ({ rules }) => !hasItems(rules) && !hasPowers(rules) && rules.hatchMode === 'first',
  advanced: ({ rules }) =>
    hasItems(rules) && rules.hatchMode === 'card' && rules.feeding && rules.speed('alien') < 3 && rules.redDamages,
  infection: (setting) => returns(setting, 'human') === 'alien' && setting.rules.hatchMode === 'open',
  arena: (setting) =>
    setting.rules.humans(setting.seats) === 0 &&
    setting.rules.startHatches !== 'none' &&
    returns(setting, 'alien') === 'alien',
  'old-school': ({ rules }) => hasItems(rules) && hasPowers(rules) && !rules.declares('attack'),
  'ultimate-basic': (setting) =>
    !hasItems(setting.rules) && !hasPowers(setting.rules) && returns(setting, 'human') === 'alien',
  ultimate: (setting) => hasItems(setting.rules) && hasPowers(setting.rules) && returns(setting, 'human') === 'alien',
}

const humans = ({ rules, seats }: Setting): boolean => rules.humans(seats) > 0
/** Facts about the table without which these lines would be untrue. */
const CLAIMS: { readonly [rule in RuleText['rule']]?: (setting: Setting) => boolean } = {
  preset: (setting) => PRESET_CLAIMS[setting.rules.preset](setting),
  feeding: (setting) => setting.rules.feeding && humans(setting),
  items: ({ rules }) => hasItems(rules),
  hatches: humans,
  'C.3': ({ rules }) => !rules.feeding,
  'D.2': ({ rules }) => rules.hatchMode === 'open',
  'G.4': ({ rules }) => hasItems(rules),
  'J.4': ({ rules }) => hasItems(rules),
  'own.sturdyHatches': ({ rules }) => rules.hatchMode === 'card' && !rules.redDamages,
  'own.roomForTwo': ({ rules }) => rules.hatchRoom === 2,
  'own.lightsOut': ({ rules }) => !rules.scenario.codes.some(({ code }) => code === 'A.1'),
  adrenaline: ({ rules }) => hasItems(rules),
  attackAfterDraw: ({ rules }) => hasItems(rules),
  handLimit: ({ rules }) => hasItems(rules),
  killTie: (setting) => !humans(setting),
  deadAliensWin: humans,
  aliensMustLive: humans,
  crew: humans,
}

/** Sentences of other rules that must not stand at such a table, whichever line holds them. */
function untrueAt(setting: Setting, m: EscapeWords, { lines, codes }: RuleWords): readonly string[] {
  const { rules } = setting
  return [
    ...(rules.hatchMode === 'card' ? [] : [m.powers.engineer, codes['own.sturdyHatches'].line]),
    ...(rules.escapesToWin > 0 || rules.hasCourier || rules.hatchMode === 'first' ? [lines.hatches.escapersWin] : []),
    ...(Object.keys(rules.scenario.decks).length > 0 ? [lines.doubled] : []),
    ...(hasItems(rules) ? [] : [lines.noLimit, m.powers.pilotBlack, m.powers.blink, m.powers.silent, m.powers.surge]),
    ...(rules.items.teleport + rules.dangers.teleport > 0 ? [] : [m.powers.pilotBlack, m.powers.blink]),
    ...(total(rules.hatchCards) === 0 ? [lines.hatches.card(0, 0), lines.hatches.sturdy(0, 0)] : []),
  ]
}

const nameOf = ({ rules, seats }: Setting): string => JSON.stringify({ ...rules.scenario, seats })
/** Every sentence of a table’s rules, also those in lists. */
const sentencesOf = (texts: readonly RuleText[]): readonly string[] =>
  texts.flatMap(({ text, list = [] }) => [...text.split(/(?<=[.:!?]) (?=\p{Lu})/u), ...list])

test.each(LANGUAGES)('the rules of a table say what is played there and nothing twice, %s', async (language) => {
  const [games, rules] = await Promise.all([GAME_WORDS[language](), RULE_WORDS[language]()])
  expect(TABLES.length).toBeGreaterThan(2000)
  for (const setting of TABLES) {
    const { edition } = setting.rules
    const [m, w] = [games[edition], rules[edition]]
    const texts = rulesIn(setting, m, w, language)
    const sentences = sentencesOf(texts)
    const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)
    const wrong = texts.filter(({ rule }) => CLAIMS[rule]?.(setting) === false).map(({ text }) => text)
    const untrue = untrueAt(setting, m, w).filter((text) => sentences.some((sentence) => sentence.includes(text)))
    if (twice.length + wrong.length + untrue.length > 0)
      expect({ table: nameOf(setting), twice, wrong, untrue }).toEqual({ twice: [], wrong: [], untrue: [] })
  }
})

test('a preset says its own sentence as long as it is played as it is, house rules apart', async () => {
  const { black } = await RULE_WORDS.en()
  const game = (await GAME_WORDS.en()).black
  const texts = (draft: object): readonly string[] => {
    const setting = escape.setting({ preset: 'advanced', zone: 'galilei', seats: 4, ...draft })
    if (isRefusal(setting)) throw new Error(setting.refused)
    return rulesIn(setting, game, black, 'en').map(({ text }) => text)
  }
  const own = black.presets.advanced
  expect(texts({})).toContain(own)
  expect(texts({ switches: { rounds: 20 } })).toContain(own)
  expect(texts({ codes: ['C.3'] })).not.toContain(own)
  expect(texts({ decks: { items: { attack: 9 } } })).not.toContain(own)
  // With A.5, an alien of the second wave is not out after its second death.
  expect(texts({ codes: ['own.secondWave'] })).toContain(black.codes['own.secondWave'].line)
  expect(texts({ codes: ['A.5', 'own.secondWave'] })).not.toContain(black.codes['own.secondWave'].line)
})

test.each(LANGUAGES)(
  'the rules of a table of Stay Away! name no card that is not there, and nothing twice, %s',
  async (language) => {
    const words = await WORDS[language]()
    const names = Object.keys(STAY_AWAY_SWITCHES) as readonly Switch[]
    for (const name of names)
      for (const missing of [undefined, ...KINDS]) {
        const [, value] = STAY_AWAY_SWITCHES[name]
        const cards = missing === undefined ? {} : { [missing]: 0 }
        const setting = stayAway.setting({ seats: 6, rules: { [name]: value }, cards })
        if (isRefusal(setting)) continue
        const texts = stayAwayRules(setting, words)
        expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
        const told = texts.map(({ rule }) => rule)
        if (missing === 'axe' && name === 'axeReach') expect(told).not.toContain('axeReach')
        if (missing === 'quarantine' && name === 'quarantineTurns') expect(told).not.toContain('quarantineTurns')
        if (missing === undefined) expect(told).toEqual([name])
      }
  },
)
