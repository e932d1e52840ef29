import { isRefusal } from '@selva/core'
import { SWITCHES, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { changesIn, draftOf, EMPTY_FORM, SWITCH_NAMES, withCards, withRule } from '../src/stay-away/host/form.ts'
import { WORDS } from '../src/stay-away/words.ts'

describe('a host of Stay Away!', () => {
  test('begins with the rules as they stand', () => {
    expect(changesIn(EMPTY_FORM)).toBe(0)
    expect(stayAway.setting(draftOf(EMPTY_FORM))).toEqual(stayAway.setting({ seats: EMPTY_FORM.seats }))
  })
  test('may turn every switch, and turn it back', () => {
    for (const name of SWITCH_NAMES) {
      const values: readonly (string | number)[] = SWITCHES[name]
      for (const value of values) {
        const setting = stayAway.setting(draftOf(withRule(EMPTY_FORM, name, value)))
        if (isRefusal(setting)) throw new Error(setting.refused)
        expect(setting.rules[name]).toBe(value)
      }
      const [usual = ''] = values
      expect(changesIn(withRule(withRule(EMPTY_FORM, name, values[1] ?? ''), name, usual))).toBe(0)
    }
  })
  test('may change the number of a card, within what can be played', () => {
    const more = stayAway.setting(draftOf(withCards(EMPTY_FORM, 'axe', 3)))
    expect(isRefusal(more) ? 0 : more.cards.axe).toBe(3)
    expect(stayAway.setting(draftOf(withCards(EMPTY_FORM, 'infected', 0)))).toMatchObject({ refused: 'tooFewInfected' })
  })
  test.each(Object.entries(WORDS))('finds words for every value of every switch in %s', async (_, load) => {
    const words = await load()
    for (const name of SWITCH_NAMES) {
      const values: { readonly [value: string]: string } = words.host.switches[name].values
      for (const value of SWITCHES[name]) expect(values[value]?.length).toBeGreaterThan(2)
    }
  })
})
