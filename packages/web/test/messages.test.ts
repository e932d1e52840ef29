import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@selva/server/protocol'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, preferred } from '../src/client/language.ts'
import { coord, name, pieces, plain } from '../src/client/marks.ts'
import { RULE_WORDS } from '../src/escape/rules/words.ts'
import { en } from '../src/messages/en.ts'
import { INVITATION_WORDS } from '../src/table/invitation/words.ts'

const SOURCE = join(import.meta.dirname, '..', 'src')
const sources = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('messages'))
  .map((entry) => ({ file: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }))
const everything = sources.map(({ text }) => text).join('\n')

type Leaf = { readonly path: string; readonly value: unknown }
const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
    : [{ path, value }]

/** Any argument will do: a sentence must come out, with what was put in. */
const spoken = (value: unknown): string =>
  typeof value === 'function' ? String(value(...Array.from({ length: value.length }, (_, i) => i + 2))) : String(value)

/** The catalogues that are loaded with a part of the client. */
const PARTS = { rules: RULE_WORDS, invitation: INVITATION_WORDS }

describe.each(Object.entries(PARTS))('the words of the %s', (_, load) => {
  test.each(LANGUAGE_CODES)(
    'in %s have a sentence for everything, and no other, and use what completes them',
    async (code) => {
      const english = await load.en()
      const words = await load[code]()
      expect(leaves(words).map(({ path }) => path)).toEqual(leaves(english).map(({ path }) => path))
      const source = new Map(leaves(english).map(({ path, value }) => [path, value]))
      for (const { path, value } of leaves(words)) {
        expect(spoken(value), path).toMatch(/\S/)
        expect(spoken(value), path).not.toMatch(/ {2}|—/)
        const original = source.get(path)
        if (typeof original !== 'function') continue
        for (let i = 2; i < 2 + original.length; i++) expect(spoken(value), path).toContain(String(i))
      }
    },
  )
})

describe.each(LANGUAGE_CODES)('the catalogue in %s', (code) => {
  test('has a sentence for everything, and no other', async () => {
    const messages = await LANGUAGES[code].load()
    expect(leaves(messages).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path))
    for (const { path, value } of leaves(messages)) expect(spoken(value), path).toMatch(/\S/)
  })
  test('sentences that complete something take as much as in English, and use it', async () => {
    const messages = await LANGUAGES[code].load()
    const other = new Map(leaves(messages).map(({ path, value }) => [path, value]))
    for (const { path, value } of leaves(en)) {
      if (typeof value !== 'function') continue
      for (let i = 2; i < 2 + value.length; i++) expect(spoken(other.get(path)), path).toContain(String(i))
    }
  })
  test('no sentence has a dash where a comma would do, or two spaces', async () => {
    for (const { path, value } of leaves(await LANGUAGES[code].load()))
      expect(spoken(value), path).not.toMatch(/ {2}|—/)
  })
})

test('every refusal has a sentence', () => {
  for (const code of REFUSALS) expect(en.refusals[code]).toMatch(/\.$/)
})

test('every sentence is used', () => {
  const unused = leaves(en)
    .map(({ path }) => path.split('.'))
    .filter((path) => {
      const last = path.at(-1) ?? ''
      // Sentences that are looked up by a word of the game are used through their group.
      const group = path.at(-2) ?? ''
      const direct = new RegExp(`\\.${last}\\b|\\{[^}]*\\b${last}\\b[^}]*\\} = (m|say)`)
      return !direct.test(everything) && !new RegExp(`\\b${group}\\[`).test(everything)
    })
  expect(unused.map((path) => path.join('.'))).toEqual([])
})

test('no text in components', () => {
  for (const { file, text } of sources.filter((s) => s.file.endsWith('.tsx'))) {
    const loose = [...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)\s*</g)].map((match) => match[1])
    expect(loose, file).toEqual([])
  }
})

test('the language follows the browser, and what was chosen before it', () => {
  expect(preferred(undefined, ['pt-BR', 'en'])).toBe('pt')
  expect(preferred(undefined, ['fr', 'es-419'])).toBe('es')
  expect(preferred('it', ['en'])).toBe('it')
  expect(preferred('xx', ['ja'])).toBe('en')
})

test('names and coordinates keep their face wherever a language puts them', () => {
  const text = en.escape.log.killed(name('Inês'), name('Hugo'), coord('F11'))
  expect(plain(text)).toBe('Inês: killed by Hugo in F11')
  expect(pieces(text).filter((p) => p.kind !== 'text')).toEqual([
    { kind: 'name', text: 'Inês' },
    { kind: 'name', text: 'Hugo' },
    { kind: 'coord', text: 'F11' },
  ])
  expect(pieces(name('a\u0003b\u0002c')).length).toBe(1)
})
