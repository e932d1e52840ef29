import { CELLS, ownPlayer, SIDES } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { sidesSeen, suspectAt } from '../src/escape/belief/belief.ts'
import { nextCard, turnedOver, wholeDeck } from '../src/escape/belief/deck.ts'
import { startsOf } from '../src/escape/belief/start.ts'
import { canBe, type Suspect } from '../src/escape/belief/suspect.ts'
import { outlookOf } from '../src/escape/policy/outlook.ts'
import { greenChance } from '../src/escape/policy/walk.ts'
import { galilei, seat, sector, settingOf, type Table, table } from './table.ts'

/** Seat 2's view of another player. */
const seen = (t: Table, n = 1): Suspect => suspectAt(t.bot(2).belief, seat(n))
/** Sectors he can be in, as one side. */
const places = ({ at }: Suspect, side: 'human' | 'alien'): readonly number[] =>
  Array.from({ length: CELLS }, (_, i) => i).filter((i) => (at[side][i] ?? 0) > 0)
const names = (...list: readonly string[]): readonly number[] => list.map(sector).toSorted((a, b) => a - b)

const crew = (character: string, at: string, hand: readonly string[] = [], more: object = {}) => ({
  character,
  at,
  hand,
  ...more,
})
const advanced = (hand: readonly string[], more: object = {}): Table =>
  table(galilei(4, 'advanced', more), {
    players: [crew('captain', 'D09', hand), crew('alien1', 'T05'), crew('alien2', 'E12'), crew('pilot', 'J05')],
    first: 1,
    next: ['silence', 'silence'],
  })

describe('what items show', () => {
  test('a Teleport: where he is, and in the Black edition what', () => {
    const t = advanced(['teleport'])
    t.does({ do: 'use', item: 'teleport' })
    expect(places(seen(t), 'human')).toEqual([t.state.setting.zone.humanSector])
    expect(canBe(seen(t), 'alien')).toBe(false)
    t.does({ do: 'move', to: sector('L09') })
    expect(places(seen(t), 'human')).toEqual(names('K08', 'K09', 'L09', 'M08', 'M09'))
  })

  test('an Adrenaline: that he may be two steps from there', () => {
    const t = advanced(['adrenaline', 'teleport'])
    t.does({ do: 'use', item: 'teleport' }, { do: 'use', item: 'adrenaline' }, { do: 'move', to: sector('L10') })
    expect(places(seen(t), 'human')).toContain(sector('L10'))
    expect(places(seen(t), 'human').length).toBeGreaterThan(8)
  })

  test('Sedatives: that silence says nothing of the sector', () => {
    const { zone } = galilei(2)
    const t = advanced(['sedatives'])
    t.does({ do: 'move', to: sector('D08') }, { do: 'use', item: 'sedatives' }, { do: 'resolve' })
    expect(places(seen(t), 'human').some((at) => zone.cells[at] === 'dangerous')).toBe(true)
    const plain = advanced([])
    plain.does({ do: 'move', to: sector('D10') }, { do: 'resolve' })
    expect(places(seen(plain), 'human').every((at) => zone.cells[at] === 'secure')).toBe(true)
  })

  test('a Spotlight: those in it exactly, and that nobody else is', () => {
    const t = advanced(['spotlight'])
    t.does({ do: 'spotlight', at: sector('D09') })
    const lit = names('C09', 'C10', 'D08', 'D09', 'D10', 'E09', 'E10')
    expect(places(seen(t), 'human')).toEqual(names('D09'))
    for (const other of [2, 3, 4])
      for (const side of SIDES)
        for (const at of lit) expect(suspectAt(t.bot(1).belief, seat(other)).at[side][at]).toBe(0)
  })

  test('a card laid face down before the move (G.4): a human, faster or silent', () => {
    const t = advanced(['adrenaline'], { codes: [{ code: 'G.4' }] })
    t.does({ do: 'use', item: 'adrenaline' })
    expect(canBe(seen(t), 'alien')).toBe(false)
    expect(t.bot(2).belief.now.hidden).toBe(1)
  })

  test('a Spotlight under G.4 explains the card that was laid', () => {
    const t = advanced(['spotlight'], { codes: [{ code: 'G.4' }] })
    t.does({ do: 'spotlight', at: sector('D09') })
    expect(t.bot(2).belief.now.hidden).toBe(0)
    expect(canBe(seen(t), 'alien')).toBe(false)
  })

  test('an attack under G.4: a human if a card was laid for it, else an alien', () => {
    const t = advanced(['attack'], { codes: [{ code: 'G.4' }] })
    t.does({ do: 'move', to: sector('D08') }, { do: 'use', item: 'attack' })
    expect(canBe(seen(t), 'alien')).toBe(false)
    t.does({ do: 'end' }, { do: 'move', to: sector('T06') }, { do: 'attack' })
    expect(canBe(suspectAt(t.bot(1).belief, seat(2)), 'human')).toBe(false)
  })

  test('a Defense: a human who stands there', () => {
    const players = [
      crew('alien1', 'D09'),
      crew('alien2', 'T05'),
      crew('captain', 'D08', ['defense']),
      crew('pilot', 'J05'),
    ]
    const t = table(galilei(4, 'advanced'), { players, first: 1 })
    t.goes('D08', 'attack')
    expect(places(seen(t, 3), 'human')).toEqual(names('D08'))
    expect(canBe(seen(t, 3), 'alien')).toBe(false)
  })
})

describe('what the Ultimate edition shows', () => {
  const ultimate = (players: readonly object[], more: object = {}): Table =>
    table(galilei(players.length, 'ultimate'), { players: players as never, first: 1, next: ['yours'], ...more })
  const others = [crew('brute', 'T05'), crew('pilot', 'J05')]

  test('a Teleport or Adrenaline leaves open whether it was an alien, which is less likely now', () => {
    const t = ultimate([crew('captain', 'D09', ['teleport']), ...others, crew('psychic', 'E12')])
    const before = sidesSeen(t.bot(2).belief, t.bot(2).part)[0] ?? 0
    t.does({ do: 'use', item: 'teleport' })
    const after = sidesSeen(t.bot(2).belief, t.bot(2).part)[0] ?? 0
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(before / 2)
  })

  test('a Sensor: where somebody is', () => {
    const t = ultimate([crew('captain', 'D09', ['sensor']), ...others, crew('psychic', 'E12')])
    t.does({ do: 'sensor', on: seat(4) })
    expect(places(seen(t, 4), 'alien')).toEqual(names('E12'))
  })

  test('the Invisible Alien is in the light that does not show him', () => {
    const t = ultimate([crew('captain', 'D09', ['spotlight']), ...others, crew('invisible', 'D08')])
    t.does({ do: 'spotlight', at: sector('D09') })
    expect(canBe(seen(t, 4), 'human')).toBe(false)
    for (const at of places(seen(t, 4), 'alien'))
      expect(names('C09', 'C10', 'D08', 'D09', 'D10', 'E09', 'E10')).toContain(at)
  })

  test('a Clone: a human, awaited in the Human Sector', () => {
    const t = ultimate([
      crew('brute', 'D09'),
      crew('psychic', 'T05'),
      crew('captain', 'D08', ['clone']),
      crew('pilot', 'J05'),
    ])
    t.goes('D08', 'attack')
    expect(places(seen(t, 3), 'human')).toEqual([t.state.setting.zone.humanSector])
    expect(canBe(seen(t, 3), 'alien')).toBe(false)
  })

  test('a killed human is awaited as an alien in the Alien Sector, and counts as a threat there', () => {
    const t = ultimate([crew('brute', 'D09'), crew('psychic', 'T05'), crew('captain', 'D08'), crew('pilot', 'J05')])
    t.goes('D08', 'attack')
    const { alienSector } = t.state.setting.zone
    expect(places(seen(t, 3), 'alien')).toEqual([alienSector])
    const { belief, part } = t.bot(4)
    const outlook = outlookOf(belief, part)
    expect(outlook.crowd.alien[alienSector]).toBeLessThan(0.1)
    expect([...outlook.hunters.values()].some((at) => (at[alienSector] ?? 0) >= 1)).toBe(true)
  })

  test('a Mutation: an alien, where a human could have gone', () => {
    const t = ultimate([crew('captain', 'D09', ['mutation', 'teleport']), ...others, crew('psychic', 'E12')])
    t.does({ do: 'use', item: 'teleport' }, { do: 'move', to: sector('L09') }, { do: 'use', item: 'mutation' })
    // Or stayed, as the Executive Officer.
    expect(places(seen(t), 'alien')).toEqual(names('K08', 'K09', 'L08', 'L09', 'M08', 'M09'))
    expect(canBe(seen(t), 'human')).toBe(false)
    expect(sidesSeen(t.bot(2).belief, t.bot(2).part)[0]).toBe(1)
    // Of two humans dealt this was one: the others are no likelier to be human than before.
    const sides = sidesSeen(t.bot(4).belief, t.bot(4).part)
    expect((sides[1] ?? 0) + (sides[2] ?? 0)).toBeCloseTo(1, 5)
  })

  test('two noises: in one of them rather than anywhere else', () => {
    const t = ultimate([crew('captain', 'D09', ['cat'], { spent: true }), ...others, crew('psychic', 'E12')])
    t.does({ do: 'move', to: sector('D08') }, { do: 'use', item: 'cat' })
    const before = seen(t).at.human.slice()
    t.does({ do: 'noise', at: sector('D08') }, { do: 'alsoNoise', at: sector('N10') })
    for (const at of ['D08', 'N10']) expect(seen(t).at.human[sector(at)]).toBeGreaterThan(5 * (before[sector(at)] ?? 1))
  })

  test("an attack may be the Soldier's, unless it is the second half of the turn that shows him", () => {
    const t = ultimate([crew('soldier', 'D09'), ...others, crew('psychic', 'E12')])
    t.does({ do: 'move', to: sector('D08') }, { do: 'attack' })
    expect(SIDES.every((side) => canBe(seen(t), side))).toBe(true)
    expect(sidesSeen(t.bot(2).belief, t.bot(2).part)[0]).toBeGreaterThan(0)
    const late = ultimate([crew('soldier', 'D09'), ...others, crew('psychic', 'E12')])
    late.does(
      { do: 'move', to: sector('D08') },
      { do: 'resolve' },
      { do: 'noise', at: sector('D08') },
      { do: 'attack' },
    )
    expect(canBe(seen(late), 'alien')).toBe(false)
  })

  test('kept cards leave a noisier pile, and a reshuffle has no Silence left', () => {
    const t = ultimate([crew('captain', 'D09', [], { spent: true }), ...others, crew('psychic', 'E12')], {
      next: ['silence'],
    })
    const before = nextCard(t.bot(2).belief.deck).silence
    t.does({ do: 'move', to: sector('D08') }, { do: 'resolve' })
    expect(nextCard(t.bot(2).belief.deck).silence).toBeLessThan(before)
    expect(turnedOver(t.state.setting, 50)).toEqual({ yours: 25, any: 25, silence: 0 })
    expect(turnedOver(galilei(4, 'advanced'), 25)).toEqual(wholeDeck(galilei(4, 'advanced')))
  })
})

describe('how likely a hatch lets one go', () => {
  const chance = (character: string, shown: readonly string[]): number => {
    const players = [crew(character, 'D09'), crew('alien1', 'T05')]
    const t = table(galilei(2, 'old-school'), { players, hatchShown: shown })
    const { part } = t.bot(1)
    return greenChance({ part, me: ownPlayer(part, seat(1)) })
  }
  test.each<readonly [string, readonly string[], number]>([
    ['pilot', [], 1 / 2],
    ['pilot', ['green', 'green'], 1 / 4],
    ['pilot', ['green', 'green', 'green'], 0],
    ['pilot', ['green', 'green', 'green', 'red', 'red', 'red'], 1 / 2],
    ['engineer', [], 1 - (1 / 2) * (2 / 5)],
    ['engineer', ['red', 'red'], 1],
  ])('for the %s after %j', (character, shown, green) => {
    expect(chance(character, shown)).toBeCloseTo(green, 9)
  })
})

describe('how far aliens come', () => {
  test('a fed one three sectors', () => {
    const players = [crew('alien1', 'D09', [], { fed: true }), crew('captain', 'T05')]
    const t = table(galilei(2, 'advanced'), { players, first: 1 })
    t.goes('D08', 'attack')
    const { belief, part } = t.bot(2)
    const known = places(suspectAt(belief, seat(1)), 'alien')
    expect(known).toEqual(names('D08'))
    expect(outlookOf(belief, part).hunters.get(3)?.[sector('D08')]).toBe(1)
  })
})

describe('where games start', () => {
  const starts = (draft: object, side: 'human' | 'alien'): readonly number[] => {
    const weights = startsOf(settingOf({ zone: 'galilei', seats: 8, ...draft }))[side]
    return Array.from({ length: CELLS }, (_, i) => i).filter((i) => (weights[i] ?? 0) > 0)
  }
  const { humanSector, alienSector, hatches } = galilei(2).zone
  const all = hatches.map((h) => h.at).toSorted((a, b) => a - b)

  test('in the two start sectors', () => {
    expect(starts({ preset: 'advanced' }, 'human')).toEqual([humanSector])
    expect(starts({ preset: 'advanced' }, 'alien')).toEqual([alienSector])
  })
  test('the Psychologist among the aliens (H.2, ULT-22)', () => {
    for (const preset of ['ultimate', 'old-school'])
      expect(starts({ preset }, 'human')).toEqual([humanSector, alienSector].toSorted((a, b) => a - b))
  })
  test('in hatches (B.4, C.6)', () => {
    const codes = [
      { code: 'B.4', hatch: 4, usable: false },
      { code: 'C.6', hatches: 'all' },
    ]
    expect(starts({ preset: 'advanced', codes }, 'human')).toEqual(
      hatches.filter((h) => h.number === 4).map((h) => h.at),
    )
    expect(starts({ preset: 'advanced', codes }, 'alien')).toEqual(all)
  })
  test('nobody is human in the Arena', () => {
    expect(starts({ preset: 'arena' }, 'human')).toEqual([])
    expect(starts({ preset: 'arena' }, 'alien')).toEqual(all)
  })
})
