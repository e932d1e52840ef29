import { CODES, ITEMS, PRESETS, SWITCHES } from '@selva/escape'
import type { Language } from '@selva/protocol'
import { KINDS, SWITCHES as STAY_AWAY_SWITCHES } from '@selva/stay-away'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, language, loadLanguage } from '../src/client/language.ts'
import { movesIn } from '../src/escape/book/Picture.tsx'
import { POSITIONS } from '../src/escape/book/positions.ts'
import { GAMES as ALL } from '../src/games.ts'
import type { Book, BookBlock } from '../src/learn/book/book.ts'
import { LITTLE_WORDS } from '../src/learn/book/little-words.ts'
import { folded, type SearchWords, searched } from '../src/learn/book/search.ts'

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

/** The addresses of the places found, without what a reader would have to read: the language must be loaded. */
async function placesFor(game: string, query: string): Promise<readonly string[]> {
  const book = await ALL[game]?.book()
  if (book === undefined) throw new Error('there is no book')
  const little = new Set(LITTLE_WORDS[language.value].split(' '))
  return searched(book.sections(), query, { little, same: book.synonyms() }).map(({ id }) => id)
}

const NO_WORDS: SearchWords = { little: new Set(), same: [] }
const oneText = (text: string) => [{ id: 'a', title: 'Title', parts: [{ kind: 'text', id: 'b', text } as const] }]
const found = (text: string, query: string, words = NO_WORDS): readonly string[] =>
  searched(oneText(text), query, words).flatMap(({ pieces }) => pieces.filter((_, i) => i % 2 === 1))

test('the search ignores accents and capitals, and leads to what it found', async () => {
  expect(folded('SedAção – Ürbän')).toBe('sedacao – urban')
  await loadLanguage('pt')
  expect(await placesFor('stay-away', 'INFECAO')).toContain('infection')
  expect(await placesFor('stay-away', 'x')).toEqual([])
  expect(await placesFor('stay-away', 'zzzz')).toEqual([])
})

test('the search finds apostrophes and quotation marks as a keyboard types them, and the other way round', () => {
  const text = 'I’m comfortable: say «Noise!» in the “café”.'
  expect(found(text, "i'm comfortable")).toEqual(['I’m comfortable'])
  expect(found(text, 'I’M COMFORTABLE')).toEqual(['I’m comfortable'])
  expect(found(text, '"noise!"')).toEqual(['«Noise!»'])
  expect(found(text, '“noise!”')).toEqual(['«Noise!»'])
  expect(found(text, '"cafe"')).toEqual(['“café”'])
})

test('the search finds all words in any order and form, and nothing where one is missing', () => {
  const text = 'A door stops an exchange. Whoever declares wrongly has lost.'
  expect(found(text, 'exchanges door')).toEqual(['door', 'exchange'])
  expect(found(text, 'wrong declare')).toEqual(['declares', 'wrongly'])
  expect(found(text, 'door fire')).toEqual([])
  const words = { little: new Set(['who', 'the']), same: [['lost', 'beaten']] }
  expect(found(text, 'who is beaten', { ...words, little: new Set(['who', 'is']) })).toEqual(['lost'])
  expect(found(text, 'the door who', words)).toEqual(['door'])
  // A query of little words alone is still searched for.
  expect(found('Who is who', 'who', words)).toEqual(['Who'])
})

test('a row of a table is found by its cells and shown with the heads of their columns; a sentence ends once', () => {
  const row = ['Teleport', 'yes', '', 'yes']
  const head = ['Item', 'Before the move', 'On arrival', 'At the end']
  const entry = { id: 'entry', title: 'Human Sector.', lines: ['Humans start here.', 'Who starts last?'] }
  const parts = [
    { kind: 'table', id: 'table', title: 'When', head, rows: [row] },
    { kind: 'entries', id: 'entries', title: 'Sectors', entries: [entry] },
  ] as const
  const shown = (query: string) =>
    searched([{ id: 'a', title: 'Title', parts }], query, NO_WORDS).map(({ pieces }) => pieces.join(''))
  expect(shown('teleport')).toEqual(['Teleport · Before the move: yes · At the end: yes'])
  expect(shown('arrival')).toEqual([])
  expect(shown('human')).toEqual(['Human Sector. Humans start here. Who starts last?'])
})

test('the search puts the very words before others for the same thing', () => {
  const sections = [{ id: 'a', title: 'Title', parts: [] as BookBlock[] }]
  sections[0]?.parts.push(
    { kind: 'text', id: 'other', text: 'The flames do not cross it.' },
    { kind: 'text', id: 'own', text: 'A fire does.' },
  )
  const same = [['fire', 'flames']]
  expect(searched(sections, 'fire', { little: new Set(), same }).map(({ id }) => id)).toEqual(['own', 'other'])
})

/** Questions that players ask, and the paragraph that answers each. */
const QUESTIONS: readonly (readonly [game: string, place: string, asked: Readonly<Record<Language, string>>])[] = [
  ['stay-away', 'WIN-5', { en: 'last infected', it: 'ultimo infetto', es: 'último infectado', pt: 'último infetado' }],
  [
    'stay-away',
    'card-flamethrower',
    { en: 'door flamethrower', it: 'porta lanciafiamme', es: 'puerta lanzallamas', pt: 'porta lança-chamas' },
  ],
  [
    'stay-away',
    'MIS-1',
    { en: 'missed infected', it: 'mancato infetto', es: 'fallaste infectado', pt: 'falhaste infetado' },
  ],
  ['stay-away', 'DRAW-3', { en: 'empty deck', it: 'mazzo finito', es: 'baraja vacía', pt: 'baralho esgotado' }],
  ['stay-away', 'card-scary', { en: 'scary sees', it: 'spaventoso vede', es: 'aterrador ve', pt: 'aterrador vê' }],
  [
    'stay-away',
    'WIN-2',
    { en: 'declare wrong', it: 'dichiarare sbagliato', es: 'declarar mal', pt: 'declarar errada' },
  ],
  [
    'stay-away',
    'ELIM-2',
    { en: 'burned role', it: 'ruolo di chi è bruciato', es: 'rol del quemado', pt: 'papel de quem arde' },
  ],
  [
    'stay-away',
    'EXC-2',
    {
      en: 'exchange through a door',
      it: 'scambio attraverso una porta',
      es: 'intercambio a través de una puerta',
      pt: 'troca através de uma porta',
    },
  ],
  ['stay-away', 'DEF-5', { en: 'stop fire', it: 'fermare il fuoco', es: 'detener el fuego', pt: 'travar o fogo' }],
  [
    'stay-away',
    'QUA-6',
    { en: 'axe quarantine', it: 'ascia quarantena', es: 'hacha cuarentena', pt: 'machado quarentena' },
  ],
  [
    'escape',
    'HAT-6',
    {
      en: 'attack pod closed',
      it: 'attaccare portello chiuso',
      es: 'atacar salida cerrada',
      pt: 'atacar saída fechada',
    },
  ],
  ['escape', 'ITM-4', { en: 'three items', it: 'tre oggetti', es: 'tres objetos', pt: 'três objetos' }],
  [
    'escape',
    'NOI-7',
    { en: 'lie safe sector', it: 'bugia settore sicuro', es: 'mentira sector seguro', pt: 'mentira setor seguro' },
  ],
  [
    'escape',
    'FED-1',
    { en: 'alien eaten human', it: 'alieno umano nutrito', es: 'alien saciado humano', pt: 'ET saciado humano' },
  ],
  [
    'escape',
    'END-6',
    { en: 'last round win', it: 'ultimo turno vince', es: 'última ronda gana', pt: 'última ronda ganha' },
  ],
]

test.each(LANGUAGE_CODES)('questions of players find their answers in the rulebooks in %s', async (code) => {
  await loadLanguage(code)
  const missing: string[] = []
  for (const [game, place, asked] of QUESTIONS) {
    const places = await placesFor(game, asked[code])
    // Among the first that stand without scrolling.
    if (!places.slice(0, 4).includes(place)) missing.push(`${asked[code]}: ${place} not in ${places.join(' ')}`)
  }
  expect(missing).toEqual([])
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
