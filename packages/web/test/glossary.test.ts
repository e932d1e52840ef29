import { join } from 'node:path'
import { CHARACTERS, ITEMS } from '@selva/escape'
import { KINDS } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { bansIn, formIn, GLOSSARY, keyOf, termsIn } from './glossary.ts'
import { SOURCE } from './source.ts'
import { looseTextsOf, textsOf } from './texts.ts'

const terms = termsIn(GLOSSARY)
const bans = bansIn(GLOSSARY)
const bansOf = (code: string) => bans.filter(({ language }) => language === code || language === 'all')

const inCatalogue = async (folder: string, path: string, code: string): Promise<unknown> => {
  const words: unknown = (await import(/* @vite-ignore */ join(SOURCE, folder, `${code}.ts`)))[code]
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], words)
}

test.each(LANGUAGE_CODES)('a thing that the glossary names has that name in the catalogues (%s)', async (code) => {
  const different: string[] = []
  for (const { folder, path, words } of terms) {
    const found = await inCatalogue(folder, path, code)
    if (found !== words[code]) different.push(`${keyOf(folder, path)}: ${String(found)}, glossary: ${words[code]}`)
  }
  expect(different).toEqual([])
})

test('the glossary names every item, character and preset of Escape and every card of Stay Away!', async () => {
  const named = new Set(terms.map(({ folder, path }) => keyOf(folder, path)))
  const presets = Object.keys((await inCatalogue('escape/card/messages', 'presets', 'en')) as object)
  const keys = [
    ...ITEMS.map((item) => `escape items.${item}.name`),
    ...CHARACTERS.map((character) => `escape characters.${character}`),
    ...presets.map((preset) => `escape/card presets.${preset}`),
    ...KINDS.map((kind) => `stay-away cards.${kind}.name`),
  ]
  expect(keys.filter((key) => !named.has(key))).toEqual([])
})

test.each(LANGUAGE_CODES)('no text has a form that the glossary bans (%s)', (code) => {
  const found = [...textsOf(code), ...looseTextsOf(code)].flatMap(({ folder, path, text }) =>
    bansOf(code)
      .filter(({ keys }) => !keys.includes(keyOf(folder, path)))
      .flatMap((ban) => {
        const form = formIn(text, ban)
        return form === undefined ? [] : [`${keyOf(folder, path)}: “${form}” (${ban.instead}) in “${text}”`]
      }),
  )
  expect(found).toEqual([])
})

test.each(LANGUAGE_CODES)('the glossary bans none of its own words (%s)', (code) => {
  for (const { words } of terms)
    for (const ban of bansOf(code)) expect(formIn(words[code], ban), words[code]).toBeUndefined()
})

test.each(LANGUAGE_CODES)('every exception of the glossary is needed (%s)', (code) => {
  const texts = textsOf(code)
  for (const { language, forms, phrases, keys } of bansOf(code)) {
    for (const phrase of phrases) expect(formIn(phrase, { forms, phrases: [] }), phrase).toBeDefined()
    if (language === 'all') continue
    for (const key of keys) {
      const there = texts.filter(({ folder, path }) => keyOf(folder, path) === key)
      expect(
        there.some(({ text }) => formIn(text, { forms, phrases }) !== undefined),
        key,
      ).toBe(true)
    }
  }
})

test('forms are found as whole words, in any case unless they are spelled with a capital', () => {
  const has = (text: string, form: string, phrases: readonly string[] = []): boolean =>
    formIn(text, { forms: [form], phrases }) === form
  expect(has('Everybody hears it.', 'everybody')).toBe(true)
  expect(has('Nobody’s, everybody’s.', 'body')).toBe(false)
  expect(has('Talk to them.', 'Talk')).toBe(true)
  expect(has('They talk.', 'Talk')).toBe(false)
  expect(has('Neighbours', 'neighbour~')).toBe(true)
  expect(has('is to play', 'is ~ing')).toBe(false)
  expect(has('is playing', 'is ~ing')).toBe(true)
  expect(has('Idea', 'a')).toBe(false)
  expect(has('Missed! Try again.', 'Missed!')).toBe(true)
  expect(has('In turn, they play.', 'turn', ['in turn'])).toBe(false)
  expect(has('In turn, they end the turn.', 'turn', ['in turn'])).toBe(true)
  expect(has('Wait …', ' …')).toBe(true)
  expect(has('Wait…', ' …')).toBe(false)
})

test('the texts of the catalogues are all looked at, and those outside them too', () => {
  for (const code of LANGUAGE_CODES) {
    expect(textsOf(code).length).toBeGreaterThan(1500)
    expect(looseTextsOf(code).map(({ folder }) => folder)).toContain('server/http/status.ts')
  }
  expect(textsOf('en')).toContainEqual({
    folder: 'escape/card/messages',
    path: 'presets.old-school',
    text: 'Old School',
  })
})
