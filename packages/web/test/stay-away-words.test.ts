import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultRules, END_REASONS, KINDS, OFF_REASONS, ROLES } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { en as book } from '../src/stay-away/book/messages/en.ts'
import { nameLines } from '../src/stay-away/geometry.ts'
import { CARD_ICONS } from '../src/stay-away/icons.ts'
import { en } from '../src/stay-away/messages/en.ts'
import { nameWidth } from '../src/stay-away/name-width.ts'
import { cardTextIn, WORDS } from '../src/stay-away/words.ts'

test.each(LANGUAGE_CODES)('every card has a name in %s', async (code) => {
  const { cards } = await WORDS[code]()
  for (const kind of KINDS) expect(cards[kind].name).not.toBe('')
})

test('cards are called what they are called in each language', async () => {
  const names = { en: 'Flamethrower', it: 'Lanciafiamme', es: 'Lanzallamas', pt: 'Lança-chamas' }
  for (const code of LANGUAGE_CODES) expect((await WORDS[code]()).cards.flamethrower.name).toBe(names[code])
})

test.each(LANGUAGE_CODES)('the line of a card fits on it in %s', async (code) => {
  const words = await WORDS[code]()
  for (const kind of KINDS) expect(cardTextIn(words, kind, defaultRules).line.length, kind).toBeLessThanOrEqual(52)
})

/** The widest words of card names, measured in ems in Saira at weight 600 as the hand sets it. */
const MEASURED = [
  ['it', 'resolute', 7.28],
  ['it', 'blindDate', 6.86],
  ['es', 'resolute', 6.67],
  ['en', 'flamethrower', 6.45],
  ['it', 'flamethrower', 6.44],
] as const

test.each(MEASURED)('the width of a name in %s is not underestimated: %s', async (code, kind, ems) => {
  const width = nameWidth((await WORDS[code]()).cards[kind].name)
  expect(width).toBeGreaterThanOrEqual(ems)
  expect(width).toBeLessThan(ems * 1.1)
})

test('a name breaks at spaces and after hyphens', () => {
  expect(nameWidth('Flamethrower of old')).toBe(nameWidth('Flamethrower'))
  expect(nameWidth('Flame-thrower')).toBe(nameWidth('thrower'))
})

test.each(LANGUAGE_CODES)('a name in %s fits the narrowest card whole, in letters that can be read', async (code) => {
  const { cards } = await WORDS[code]()
  for (const { name } of Object.values(cards)) {
    // A card of five on a laptop, and one of two side by side on a phone 360 pixels wide.
    for (const room of [90, 91]) expect(room / nameWidth(name), name).toBeGreaterThan(11)
    // The middle of the ring has two lines of 18 letters.
    expect(nameLines(name, 18).join(' '), name).toBe(name)
  }
})

test('each paragraph of the rulebook has the id of a paragraph of the rules', () => {
  const rules = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rules', 'stay-away.md'), 'utf8')
  const ids = Object.values(book)
    .flatMap(({ text }) => Object.keys(text))
    .filter((id) => /^[A-Z]+-\d+$/.test(id))
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id) => !rules.includes(`<a id="${id}"></a>`))).toEqual([])
})

test('every card, role and reason has its words and its drawing', () => {
  for (const kind of KINDS) {
    expect(en.cards[kind].example).not.toBe('')
    expect(CARD_ICONS[kind]).not.toBe('')
  }
  for (const role of ROLES) expect(en.roles[role]).not.toBe('')
  const ana = { name: 'Ana', me: false }
  for (const reason of END_REASONS) expect(en.end[reason](ana)).toContain('Ana')
  for (const reason of OFF_REASONS) {
    const words = en.log.off[reason]
    expect(typeof words === 'function' ? words(ana) : words).not.toBe('')
  }
})
