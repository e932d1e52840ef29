import { CODES, ITEMS, PRESETS, SWITCHES } from '@selva/escape'
import { KINDS, SWITCHES as STAY_AWAY_SWITCHES } from '@selva/stay-away'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, loadLanguage } from '../src/client/language.ts'
import { movesIn } from '../src/escape/book/Picture.tsx'
import { POSITIONS } from '../src/escape/book/positions.ts'
import { GAMES as ALL } from '../src/games.ts'
import type { Book } from '../src/learn/book/book.ts'
import { folded, searched } from '../src/learn/book/search.ts'

const GAMES = Object.keys(ALL)
const words = (book: Book): string => JSON.stringify(book.sections(), (key, value) => (key === 'drawing' ? '' : value))
const idsOf = (book: Book): readonly string[] =>
  book
    .sections()
    .flatMap(({ id, parts }) => [
      id,
      ...parts.flatMap((part) => [part.id, ...(part.kind === 'entries' ? part.entries.map((entry) => entry.id) : [])]),
    ])

beforeAll(() => {
  globalThis.document ??= { documentElement: {} } as Document
})

describe.each(GAMES)('the rulebook of %s', (game) => {
  const load = async (): Promise<Book> => {
    const book = await ALL[game]?.book()
    if (book === undefined) throw new Error('there is no book')
    return book
  }
  test.each(LANGUAGE_CODES)('in %s says as much as in English, in its own words', async (code) => {
    await loadLanguage('en')
    const english = await load()
    const ids = idsOf(english)
    const lines = new Set(
      words(english)
        .split('"')
        .filter((line) => line.length > 40),
    )
    await loadLanguage(code)
    const book = await load()
    expect(idsOf(book)).toEqual(ids)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(words(book)).not.toMatch(/undefined|—| {2}/)
    const same = words(book)
      .split('"')
      .filter((line) => lines.has(line))
    if (code !== 'en') expect(same).toEqual([])
    for (const section of book.sections()) {
      expect(section.title).toMatch(/\S/)
      for (const part of section.parts) if (part.kind === 'list') expect(part.items.length).toBeGreaterThan(1)
    }
  })
})

test('lists are as long in every language', async () => {
  const lengths = async (game: string): Promise<readonly number[]> =>
    ((await ALL[game]?.book())?.sections() ?? []).flatMap(({ parts }) =>
      parts.map((part) =>
        part.kind === 'list' ? part.items.length : part.kind === 'entries' ? part.entries.length : 0,
      ),
    )
  for (const game of GAMES) {
    await loadLanguage('en')
    const english = await lengths(game)
    for (const code of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      await loadLanguage(code)
      expect(await lengths(game)).toEqual(english)
    }
  }
})

test('every item, code, preset, switch and card has its place', async () => {
  await loadLanguage('en')
  const escape = await ALL['escape']?.book()
  const stayAway = await ALL['stay-away']?.book()
  const ids = new Set([escape, stayAway].flatMap((book) => (book === undefined ? [] : idsOf(book))))
  for (const item of [...ITEMS, 'silence']) expect(ids).toContain(`item-${item}`)
  for (const code of CODES) expect(ids).toContain(`code-${code}`)
  for (const preset of PRESETS) expect(ids).toContain(`preset-${preset}`)
  for (const kind of KINDS) expect(ids).toContain(`card-${kind}`)
  for (const name of [...Object.keys(SWITCHES), ...Object.keys(STAY_AWAY_SWITCHES)])
    expect(ids).toContain(`switch-${name}`)
})

test('the search ignores accents and capitals, and leads to what it found', async () => {
  expect(folded('SedAção – Ürbän')).toBe('sedacao – urban')
  await loadLanguage('pt')
  const book = await ALL['stay-away']?.book()
  const sections = book?.sections() ?? []
  const hits = searched(sections, 'INFECAO')
  expect(hits.length).toBeGreaterThan(0)
  for (const hit of hits) expect(folded(hit.found)).toBe('infecao')
  expect(hits.map(({ id }) => id)).toContain('infection')
  expect(searched(sections, 'x')).toEqual([])
  expect(searched(sections, 'zzzz')).toEqual([])
})

test('the search finds apostrophes and quotation marks as a keyboard types them, and the other way round', () => {
  const text = 'I’m comfortable: say «Noise!» in the “café”.'
  const sections = [{ id: 'a', title: 'Title', parts: [{ kind: 'text', id: 'b', text } as const] }]
  const found = (query: string): readonly string[] => searched(sections, query).map((hit) => hit.found)
  expect(found("i'm comfortable")).toEqual(['I’m comfortable'])
  expect(found('I’M COMFORTABLE')).toEqual(['I’m comfortable'])
  expect(found('"noise!"')).toEqual(['«Noise!»'])
  expect(found('“noise!”')).toEqual(['«Noise!»'])
  expect(found('"cafe"')).toEqual(['“café”'])
})

test('the pictures are real positions: the rules say where one may go in them', () => {
  expect(movesIn(POSITIONS.human).length).toBe(6)
  expect(movesIn(POSITIONS.alien).length).toBe(11)
})

test('the rulebook says pod where it is about the Ultimate edition alone', async () => {
  await loadLanguage('en')
  const sections = (await ALL['escape']?.book())?.sections() ?? []
  const entries = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'entries' ? part.entries.map(({ id, lines }) => [id, ...lines]) : [])),
  )
  const about = (id: string): string => entries.find(([found]) => found === id)?.join('\n') ?? ''
  expect(about('character-engineer')).toMatch(/Old School:.*hatch/)
  expect(about('character-engineer')).toMatch(/Ultimate:.*pod/)
  expect(about('item-mutation')).toMatch(/at a pod you’ve just reached/)
  expect(about('item-attack')).toMatch(/at a hatch/)
  const alone = entries.filter(([id = '']) => /^(preset-ultimate|item-(clone|sensor|mutation|cat|silence))/.test(id))
  expect(alone.flat().filter((text) => /hatch/i.test(text))).toEqual([])
})
