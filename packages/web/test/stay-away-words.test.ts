import { END_REASONS, KINDS, OFF_REASONS, ROLES } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { CARD_ICONS } from '../src/stay-away/icons.ts'
import { en } from '../src/stay-away/messages/en.ts'
import { WORDS } from '../src/stay-away/words.ts'

test.each(LANGUAGE_CODES)('every card has a name in %s', async (code) => {
  const { cards } = await WORDS[code]()
  for (const kind of KINDS) expect(cards[kind].name).not.toBe('')
})

test('cards are called what they are called in each language', async () => {
  const names = { en: 'Flamethrower', it: 'Lanciafiamme', es: 'Lanzallamas', pt: 'Lança-chamas' }
  for (const code of LANGUAGE_CODES) expect((await WORDS[code]()).cards.flamethrower.name).toBe(names[code])
})

test.each(LANGUAGE_CODES)('the line of a card fits on it in %s', async (code) => {
  const { cards } = await WORDS[code]()
  for (const [kind, { line }] of Object.entries(cards)) expect(line.length, kind).toBeLessThanOrEqual(52)
})

test('every card, role and reason has its words and its drawing', () => {
  for (const kind of KINDS) {
    expect(en.cards[kind].example).not.toBe('')
    expect(CARD_ICONS[kind]).not.toBe('')
  }
  for (const role of ROLES) expect(en.roles[role]).not.toBe('')
  for (const reason of END_REASONS) expect(en.end[reason]('Ana')).toContain('Ana')
  for (const reason of OFF_REASONS) {
    const words = en.log.off[reason]
    expect(typeof words === 'function' ? words('Ana') : words).not.toBe('')
  }
})
