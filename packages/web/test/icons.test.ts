import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS } from '@selva/escape'
import { KINDS } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { CARD_ICONS } from '../src/stay-away/icons.ts'

const SOURCE = join(import.meta.dirname, '..', 'src')
const read = (pattern: RegExp): string =>
  readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

const sprites = read(/^icons\.svg$/)
const drawn = [...sprites.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1] ?? '')
const code = read(/\.tsx?$/)

test('no drawing is drawn twice', () => {
  expect(new Set(drawn).size).toBe(drawn.length)
})

/** The drawings of items and cards, which are asked for by the card's name. */
const cards: readonly string[] = [...CARDS, ...KINDS.map((kind) => CARD_ICONS[kind])]

test('every item and card is drawn', () => {
  expect(cards.filter((id) => !drawn.includes(id))).toEqual([])
})

test('every drawing is used', () => {
  const named = (id: string) => cards.includes(id) || new RegExp(`['"#]${id}['"]`).test(code)
  const unused = drawn.filter((id) => !id.startsWith('seat-') && !named(id))
  expect(unused).toEqual([])
})

test('every icon asked for by name is drawn', () => {
  const asked = [...code.matchAll(/(?:<Icon name|icon)=?:? ?["']([a-z-]+)["']/g)].map((m) => m[1] ?? '')
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((id) => !drawn.includes(id))).toEqual([])
})

test('no markup of ours carries an inline style: the pages are served with a policy that forbids it', () => {
  expect(sprites).not.toMatch(/style=/)
  expect(code).not.toMatch(/\sstyle="/)
})
