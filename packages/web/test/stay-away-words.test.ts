import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARD_NAMES, END_REASONS, KINDS, OFF_REASONS, ROLES } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { CARD_ICONS } from '../src/stay-away/icons.ts'
import { en } from '../src/stay-away/messages/en.ts'
import { WORDS } from '../src/stay-away/words.ts'

const FOLDER = join(import.meta.dirname, '..', 'src', 'stay-away')
const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('messages'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n')

type Leaf = { readonly path: string; readonly value: unknown }
const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
    : [{ path, value }]
const spoken = (value: unknown): string =>
  typeof value === 'function' ? String(value(...Array.from({ length: value.length }, (_, i) => i + 2))) : String(value)

describe.each(LANGUAGE_CODES)('the words of Stay Away! in %s', (code) => {
  test('has a sentence for everything, and no other', async () => {
    const words = await WORDS[code]()
    expect(leaves(words).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path))
    for (const { path, value } of leaves(words)) expect(spoken(value), path).toMatch(/\S/)
  })
  test('sentences that complete something use all of it', async () => {
    const words = await WORDS[code]()
    for (const { path, value } of leaves(words)) {
      if (typeof value !== 'function') continue
      for (let i = 2; i < 2 + value.length; i++) expect(spoken(value), path).toContain(String(i))
    }
  })
  test('no sentence has a dash where a comma would do, or two spaces', async () => {
    for (const { path, value } of leaves(await WORDS[code]())) expect(spoken(value), path).not.toMatch(/ {2}|—/)
  })
  test('the line of a card fits on it', async () => {
    const { cards } = await WORDS[code]()
    for (const [kind, { line }] of Object.entries(cards)) expect(line.length, kind).toBeLessThanOrEqual(52)
  })
  test('another language is not English', async () => {
    const words = await WORDS[code]()
    const own = new Map(leaves(words).map(({ path, value }) => [path, spoken(value)]))
    const same = leaves(en).filter(({ path, value }) => own.get(path) === spoken(value) && spoken(value).length > 24)
    if (code !== 'en') expect(same.map(({ path }) => path)).toEqual([])
  })
})

test('every card, role and reason has its words and its drawing', () => {
  for (const kind of KINDS) {
    expect(en.cards[kind].example).not.toBe('')
    expect(CARD_ICONS[kind]).not.toBe('')
    for (const code of LANGUAGE_CODES) expect(CARD_NAMES[kind][code]).not.toBe('')
  }
  for (const role of ROLES) expect(en.roles[role]).not.toBe('')
  for (const reason of END_REASONS) expect(en.end[reason]('Ana')).toContain('Ana')
  for (const reason of OFF_REASONS) expect(spoken(en.log.off[reason])).not.toBe('')
})

test('every sentence is used', () => {
  const unused = leaves(en)
    .map(({ path }) => path.split('.'))
    .filter((path) => {
      const last = path.at(-1) ?? ''
      const group = path.at(-2) ?? ''
      const direct = new RegExp(`\\.${last}\\b|\\{[^}]*\\b${last}\\b[^}]*\\} = `)
      return (
        !direct.test(source) &&
        ![group, path.at(-3) ?? ''].some((g) => g !== '' && new RegExp(`\\b${g}\\[`).test(source))
      )
    })
  expect(unused.map((path) => path.join('.'))).toEqual([])
})
