import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@selva/core'
import { CARDS, CHARACTERS, CODES, escape, nameOf, PRESETS, SWITCHES, zones } from '@selva/escape'
import { AIDS, BOT_LEVELS, CHATS, PACES } from '@selva/protocol/terms'
import { KINDS, ROLES, SWITCHES as STAY_AWAY_SWITCHES, stayAway } from '@selva/stay-away'
import { beforeAll, describe, expect, test } from 'vitest'
import { knowGames } from '../src/client/games.ts'
import { LANGUAGE_CODES, loadLanguage } from '../src/client/language.ts'
import { load as loadEscape } from '../src/escape/explain/load.ts'
import { TOPICS as ESCAPE_TOPICS, SHEET_TOOLS } from '../src/escape/explain/register.ts'
import { GAMES as ALL } from '../src/games.ts'
import type { Explainer } from '../src/learn/explain/explainer.ts'
import { load as loadStayAway } from '../src/stay-away/explain/load.ts'
import { TOPICS as STAY_AWAY_TOPICS } from '../src/stay-away/explain/register.ts'

beforeAll(() => {
  globalThis.document ??= { documentElement: {} } as Document
})

knowGames(ALL)

const explainEscapeAt = (form: object): Promise<Explainer> => {
  const setting = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 4, ...form })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return loadEscape(() => ({ setting }))
}
const stayAwayAt = (form: object): Promise<Explainer> => {
  const setting = stayAway.setting({ seats: 6, ...form })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return loadStayAway(() => ({ setting }))
}

const EVERY_TABLE = [
  ...PACES.map((pace) => `term:pace:${pace}`),
  ...AIDS.map((aid) => `term:aid:${aid}`),
  ...CHATS.map((chat) => `term:chat:${chat}`),
  ...BOT_LEVELS.map((level) => `term:bots:${level}`),
  ...['term:spectators:yes', 'term:spectators:no', 'join:listed', 'join:invited', 'scenario'],
]
/** Topics that the rules of a game do not mention. */
const UNWRITTEN = ['pencil', 'tool', 'term', 'join', 'scenario']

const [galilei] = zones
const ESCAPE_ALL = [
  ...(galilei?.sectors ?? []).map((at) => `sector:${nameOf(at)}`),
  ...CARDS.map((card) => `item:${card}`),
  ...CHARACTERS.map((character) => `character:${character}`),
  ...PRESETS.map((preset) => `preset:${preset}`),
  ...CODES.map((code) => `code:${code}`),
  ...Object.keys(SWITCHES).map((name) => `switch:${name}`),
  ...['yours', 'any', 'silence'].map((card) => `danger:${card}`),
  ...[1, 2, 3, 4].flatMap((n) => [`hatch:${n}`, `player:${n}`]),
  ...['dangerous', 'secure', 'start:humanSector', 'round', 'aboard', 'record', 'phases', 'rings', 'glow'],
  ...zones.map(({ id }) => `zone:${id}`),
  ...SHEET_TOOLS.map((tool) => `tool:${tool}`),
  ...['pencil', 'trail', 'assist', 'seats', 'otherZones'],
  ...EVERY_TABLE,
]
const STAY_AWAY_ALL = [
  ...KINDS.map((kind) => `card:${kind}`),
  ...ROLES.map((role) => `role:${role}`),
  ...Object.keys(STAY_AWAY_SWITCHES).map((name) => `switch:${name}`),
  ...['deck', 'pile', 'direction', 'door', 'quarantine', 'phases', 'board', 'seats'],
  ...EVERY_TABLE,
]
const GAMES = [
  { game: 'escape', at: explainEscapeAt, all: ESCAPE_ALL, topics: ESCAPE_TOPICS },
  { game: 'stay-away', at: stayAwayAt, all: STAY_AWAY_ALL, topics: STAY_AWAY_TOPICS },
]

describe.each(GAMES)('on a table of $game', ({ game, at, all, topics }) => {
  test.each(LANGUAGE_CODES)('everything explains itself in %s and leads to a place in the rulebook', async (code) => {
    await loadLanguage(code)
    const explainer = await at({})
    const book = await ALL[game]?.book()
    const places = new Set(
      (book?.sections() ?? []).flatMap(({ id, parts }) => [
        id,
        ...parts.flatMap((part) => [
          part.id,
          ...(part.kind === 'entries' ? part.entries.map((entry) => entry.id) : []),
        ]),
      ]),
    )
    for (const topic of all) {
      const explained = explainer.explain(topic)
      expect(explained?.title, topic).toMatch(/\S/)
      expect(explained?.lines.length, topic).toBeGreaterThan(0)
      for (const line of explained?.lines ?? []) expect(line, topic).toMatch(/\S/)
      if (UNWRITTEN.includes(topic.split(':')[0] ?? '')) expect(explained?.read, topic).toBeUndefined()
      else expect(places, topic).toContain(explained?.read)
    }
    expect(explainer.all().length).toBeGreaterThan(10)
    for (const topic of ['nonsense', 'term:pace:hasty', 'term:mood:good'])
      expect(explainer.explain(topic), topic).toBeUndefined()
  })
  test('no kind of explanation is left out of this test', () => {
    expect(new Set(all.map((topic) => topic.split(':')[0]))).toEqual(new Set(topics))
  })
})

test('whatever a component says it is about has an explanation', () => {
  const folder = join(import.meta.dirname, '..', 'src')
  const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\babout=(?:"|\{`)([a-z]+)/gi)])
    .map((match) => match[1] ?? '')
  expect(asked.length).toBeGreaterThan(20)
  const known: readonly string[] = [...ESCAPE_TOPICS, ...STAY_AWAY_TOPICS]
  expect(asked.filter((kind) => !known.includes(kind))).toEqual([])
})

test('the time a pace gives is explained in words', async () => {
  await loadLanguage('en')
  expect((await explainEscapeAt({})).explain('term:pace:relaxed')?.lines[0]).toBe(
    '2 minutes per turn, plus 3 minutes in reserve for the whole game.',
  )
  expect((await stayAwayAt({})).explain('term:pace:fast')?.lines[0]).toBe(
    '25 seconds per decision, plus 1 minute in reserve for the whole game.',
  )
})

test('explanations follow the rules of the table', async () => {
  await loadLanguage('en')
  const plain = await explainEscapeAt({})
  const odd = await explainEscapeAt({
    codes: [{ code: 'A.1' }, { code: 'D.2' }],
    switches: { rounds: 12, alienTransit: 'never' },
  })
  expect(plain.explain('secure')?.lines[0]).toMatch(/You draw nothing/)
  expect(odd.explain('secure')?.lines[0]).toMatch(/you draw a card/)
  expect(plain.explain('hatch:1')?.lines.join(' ')).toMatch(/3 green.*can cross/)
  expect(odd.explain('hatch:1')?.lines.join(' ')).toMatch(/lets one human escape.*can’t even cross/)
  expect(odd.explain('round')?.lines[0]).toContain('12')
  expect((await explainEscapeAt({ preset: 'basic' })).explain('item:attack')?.lines).toContain(
    'Items have no effect at this table.',
  )
  expect((await explainEscapeAt({ preset: 'ultimate' })).explain('character:brute')?.lines[0]).toMatch(
    /No attack can kill you/,
  )
  expect((await explainEscapeAt({ preset: 'old-school' })).explain('character:alien1')?.lines[0]).toBe(
    'This character has no power at this table.',
  )
  expect((await stayAwayAt({ rules: { quarantineTurns: 3 } })).explain('quarantine')?.lines[0]).toContain('3')
})

test('a table of the Ultimate edition has pods, one of the Black Edition has hatches', async () => {
  await loadLanguage('en')
  const said = async (preset: string): Promise<readonly string[]> => {
    const explainer = await explainEscapeAt({ preset })
    // A preset is explained in the words of its own edition.
    return ESCAPE_ALL.filter((topic) => !topic.startsWith('preset:')).flatMap((topic) => {
      const { title = '', lines = [] } = explainer.explain(topic) ?? {}
      return [title, ...lines]
    })
  }
  expect((await said('ultimate')).filter((text) => /hatch/i.test(text))).toEqual([])
  expect((await said('ultimate')).filter((text) => /\bpods?\b/i.test(text)).length).toBeGreaterThan(10)
  expect((await said('advanced')).filter((text) => /\bpods?\b/i.test(text))).toEqual([])
})
