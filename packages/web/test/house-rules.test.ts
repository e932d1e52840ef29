// cspell:ignore dois três oggetto objeto
import { isRefusal } from '@selva/core'
import { SWITCHES as ESCAPE_SWITCHES, type Rules as EscapeRules, escape, type PRESETS } from '@selva/escape'
import { defaultRules, KINDS, type Kind, type Rules, SWITCHES, type Switch } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { abilityText } from '../src/escape/power.ts'
import { GAME_WORDS, itemText } from '../src/escape/words.ts'
import { cardTextIn, WORDS } from '../src/stay-away/words.ts'

/** Tables that differ from the printed rules in one switch. */
const others = <S extends Switch>(name: S): readonly Rules[] =>
  SWITCHES[name].slice(1).map((value) => ({ ...defaultRules, [name]: value }))

/** The cards whose text a switch changes; every other text must hold under either value. */
const TOLD_ON_CARDS: { readonly [S in Switch]: readonly Kind[] } = {
  quarantineTurns: ['quarantine'],
  quarantinedOffer: [],
  doorsOfTheDead: [],
  doorsAgainstAnyone: ['seduction', 'getOutOfHere', 'cantWeBeFriends'],
  missedAtInitiator: ['missed'],
  immuneAfterMissed: ['missed'],
  declaration: [],
  soleVictory: [],
  blindDateCard: ['blindDate'],
  axeReach: ['axe'],
  thingFlamethrowers: [],
  suspicionTarget: ['suspicion'],
  eliminatedSee: [],
}

describe.each(LANGUAGE_CODES)('cards of Stay Away! under house rules (%s)', (code) => {
  test.each(Object.keys(SWITCHES) as readonly Switch[])('%s', async (name) => {
    const words = await WORDS[code]()
    for (const rules of others(name)) {
      const different = KINDS.filter(
        (kind) => cardTextIn(words, kind, rules).more !== cardTextIn(words, kind, defaultRules).more,
      )
      expect(different).toEqual(KINDS.filter((kind) => TOLD_ON_CARDS[name].includes(kind)))
    }
  })
  test('Quarantine says how many turns it lasts at this table', async () => {
    const words = await WORDS[code]()
    const figures = { en: ['two', 'three'], it: ['due', 'tre'], es: ['dos', 'tres'], pt: ['dois', 'três'] }[code]
    for (const [i, quarantineTurns] of SWITCHES.quarantineTurns.entries()) {
      const { line, more } = cardTextIn(words, 'quarantine', { ...defaultRules, quarantineTurns })
      for (const text of [line, more])
        expect(figures.filter((figure) => text.split(' ').includes(figure))).toEqual([figures[i]])
      expect(line.length).toBeLessThanOrEqual(52)
    }
  })
  test('the example of Blind date follows the card', async () => {
    const words = await WORDS[code]()
    const [thrown] = others('blindDateCard')
    expect(cardTextIn(words, 'blindDate', defaultRules).example).toContain('Bruno')
    expect(thrown && cardTextIn(words, 'blindDate', thrown).example).not.toContain('Bruno')
  })
})

describe.each(LANGUAGE_CODES)('items and powers of Escape under house rules (%s)', (code) => {
  const rulesWith = (preset: (typeof PRESETS)[number], switches: object): EscapeRules => {
    const setting = escape.setting({ zone: 'galilei', preset, seats: 6, switches })
    if (isRefusal(setting)) throw new Error(setting.refused)
    return setting.rules
  }
  test('Adrenaline and Attack say what this table settled', async () => {
    const { black } = await GAME_WORDS[code]()
    const text = (card: 'adrenaline' | 'attack', switches: object): string =>
      itemText(card, rulesWith('advanced', switches), black)
    for (const adrenaline of ESCAPE_SWITCHES.adrenaline)
      expect(text('adrenaline', { adrenaline }) === text('adrenaline', {})).toBe(adrenaline === 'plusOne')
    for (const attackAfterDraw of ESCAPE_SWITCHES.attackAfterDraw)
      expect(text('attack', { attackAfterDraw }) === text('attack', {})).toBe(attackAfterDraw === true)
  })
  test('the Soldier keeps four items, or as many as anyone', async () => {
    const { black } = await GAME_WORDS[code]()
    const keeps = (handLimit: number | 'none'): string | undefined =>
      abilityText(rulesWith('old-school', { handLimit }), 'soldier', black)
    expect(keeps(2)).toContain('4')
    expect(keeps(3)).toContain('4')
    expect(keeps(6)).toContain('6')
    expect(keeps('none')).toMatch(/^\D+$/)
  })
  test('the Psychic Alien says which cards become noise', async () => {
    const { ultimate } = await GAME_WORDS[code]()
    const hears = (psychicItems: boolean): string | undefined =>
      abilityText(rulesWith('ultimate', { psychicItems }), 'psychic', ultimate)
    const item = { en: 'item', it: 'oggetto', es: 'objeto', pt: 'objeto' }[code]
    expect(hears(true)).toContain(item)
    expect(hears(false)).not.toContain(item)
  })
})
