import { fastChance, isRefusal, open, type Seat } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  type Character,
  describe as describeRules,
  escape,
  type FullState,
  playerAt,
  type Setting,
  scenarioDraftFrom,
  sideOf,
  speedOf,
} from '../src/index.ts'
import { advanced } from './tables.ts'

const made = (draft: object): ReturnType<typeof escape.setting> =>
  escape.setting({ zone: 'galilei', preset: 'advanced', seats: 5, ...draft })
const settingWith = (draft: object): Setting => {
  const setting = made(draft)
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}
const verdict = (draft: object): string => {
  const setting = made(draft)
  return isRefusal(setting) ? `${setting.refused} ${setting.about}` : 'accepted'
}

/** The characters of some deals. */
const deals = (setting: Setting): readonly (readonly Character[])[] =>
  Array.from({ length: 40 }, (_, seed) =>
    open(escape, setting, fastChance(seed + 1)).state.players.map(({ character }) => character),
  )
const humansIn = (dealt: readonly Character[]): number => dealt.filter((one) => sideOf(one) === 'human').length

describe('fixed sides', () => {
  const fixed = (side: 'humans' | 'aliens', count: number) => ({ codes: [{ code: 'crew.sides', fixed: side, count }] })
  it('OWN-14: as many as asked for are dealt, in both editions', () => {
    for (const preset of ['advanced', 'ultimate'])
      for (const [side, count, seats, humans] of [
        ['aliens', 1, 5, 4],
        ['aliens', 1, 9, 8],
        ['aliens', 2, 3, 1],
        ['aliens', 8, 16, 8],
        ['humans', 1, 2, 1],
        ['humans', 1, 16, 1],
        ['humans', 6, 7, 6],
      ] as const)
        for (const dealt of deals(settingWith({ preset, seats, ...fixed(side, count) }))) {
          expect(humansIn(dealt)).toBe(humans)
          // SET-3: no human is dealt twice.
          const people = dealt.filter((one) => sideOf(one) === 'human')
          expect(new Set(people).size).toBe(people.length)
        }
  })
  it('OWN-14: with more humans than the first crew has, both crews play', () => {
    const dealt = deals(settingWith({ seats: 7, ...fixed('aliens', 1) })).flat()
    expect(dealt).toContain('medic')
    expect(deals(settingWith({ seats: 5, ...fixed('aliens', 1) })).flat()).not.toContain('medic')
  })
  it.each([
    ['no one left for the aliens', { seats: 3, ...fixed('humans', 3) }, 'codeSeats 4–16'],
    ['no one left for the humans', { seats: 2, ...fixed('aliens', 2) }, 'codeSeats 3–10'],
    ['more humans than characters', { seats: 10, ...fixed('aliens', 1) }, 'codeSeats 2–9'],
    ['a number of its own', { ...fixed('humans', 9) }, 'parameter crew.sides'],
    ['an unknown side', { codes: [{ code: 'crew.sides', fixed: 'cats', count: 1 }] }, 'parameter crew.sides'],
    ['no humans at all (SCN-X4)', { codes: ['B.6', 'E.3', 'crew.sides'] }, 'codeWithB6 crew.sides'],
  ])('OWN-X7: refused: %s', (_name, draft, expected) => {
    expect(verdict(draft)).toBe(expected)
  })
})

describe('chosen characters', () => {
  const humans = (...characters: readonly string[]) => ({ codes: [{ code: 'crew.humans', characters }] })
  const aliens = (...chosen: readonly string[]) => ({
    preset: 'ultimate',
    codes: [{ code: 'crew.aliens', aliens: chosen }],
  })
  it('OWN-15: only they are dealt, whichever crew plays', () => {
    for (const switches of [{}, { crew: 'both' }])
      for (const dealt of deals(settingWith({ switches, ...humans('captain', 'medic') })))
        expect(dealt.filter((one) => sideOf(one) === 'human').toSorted()).toEqual(['captain', 'medic'])
  })
  it('OWN-16: an alien is dealt more than once where there are too few', () => {
    for (const dealt of deals(settingWith({ seats: 7, ...aliens('fast') })))
      expect(dealt.filter((one) => sideOf(one) === 'alien')).toEqual(['fast', 'fast', 'fast', 'fast'])
    for (const dealt of deals(settingWith({ ...aliens('fast', 'brute', 'blink') }))) {
      const found = dealt.filter((one) => sideOf(one) === 'alien')
      expect(found.toSorted()).toEqual(['blink', 'brute', 'fast'])
    }
  })
  it.each([
    ['too few humans', { seats: 6, ...humans('captain', 'medic') }, 'crewFew 3'],
    ['none', humans(), 'parameter crew.humans'],
    ['one twice', humans('captain', 'captain'), 'parameter crew.humans'],
    ['an alien', humans('captain', 'alien1', 'medic'), 'parameter crew.humans'],
    ['aliens without characters', { ...aliens('fast'), preset: 'advanced' }, 'codePreset crew.aliens'],
    ['no humans at all (SCN-X4)', { codes: ['B.6', 'E.3', 'crew.humans'] }, 'codeWithB6 crew.humans'],
  ])('OWN-X7: refused: %s', (_name, draft, expected) => {
    expect(verdict(draft)).toBe(expected)
  })
  it('VIS-2: the sheet lists the powers of those who can be dealt, and no others', () => {
    const told = describeRules(settingWith({ ...aliens('fast', 'brute'), seats: 4 })).find(
      (line) => line.rule === 'powers',
    )
    expect(told).toMatchObject({ characters: expect.arrayContaining(['captain', 'fast', 'brute']) })
    expect(told).not.toMatchObject({ characters: expect.arrayContaining(['blink']) })
  })
  it('a file keeps them in the order of the game', () => {
    const text = JSON.stringify({
      scenario: 1,
      game: 'escape',
      preset: 'advanced',
      codes: [{ code: 'crew.humans', characters: ['medic', 'captain'] }],
    })
    expect(scenarioDraftFrom(text)).toMatchObject({
      codes: [{ code: 'crew.humans', characters: ['captain', 'medic'] }],
    })
  })
})

describe('other speeds', () => {
  const codes = [{ code: 'crew.speeds', humanSpeed: 3, alienSpeed: 1 }]
  const speed = ({ state }: { readonly state: FullState }, seat: number): number => {
    if (state.mine === undefined) throw new Error('someone moves')
    return speedOf(state, playerAt(state, seat as Seat), state.mine)
  }
  it('OWN-17: humans and aliens move as far as the scenario says', () => {
    const t = advanced({ ana: 'captain@D09', bob: 'alien1@L06' }, { codes })
    expect([speed(t, 1), speed(t, 2)]).toEqual([3, 1])
    t.ana.moves('D12')
  })
  it('OWN-X8: a fed alien moves up to three sectors', () => {
    const t = advanced({ ana: 'captain@D09', bob: 'alien1@L06 fed' }, { codes, turn: 2 })
    expect(speed(t, 2)).toBe(3)
  })
  it('VIS-2: they are said once', () => {
    const lines = describeRules(settingWith({ codes })).map(({ rule }) => rule)
    expect(lines.filter((rule) => rule === 'speed' || rule === 'crew.speeds')).toEqual(['crew.speeds'])
  })
})

it('a crew is in the file of a game', () => {
  const draft = {
    codes: [
      { code: 'crew.sides', fixed: 'aliens', count: 1 },
      { code: 'crew.speeds', humanSpeed: 2, alienSpeed: 3 },
    ],
  }
  const setting = settingWith(draft)
  const again = escape.fromFile(JSON.parse(JSON.stringify(escape.toFile(setting))))
  if (isRefusal(again)) throw new Error(again.refused)
  expect(escape.draftOf(again)).toEqual(escape.draftOf(setting))
  expect(deals(again)).toEqual(deals(setting))
})
