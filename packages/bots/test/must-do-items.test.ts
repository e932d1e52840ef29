import { describe, expect, test } from 'vitest'
import { answers, galilei, sector, type Table, table } from './table.ts'

const advanced = (seats: number) => galilei(seats, 'advanced')
const ultimate = (seats: number) => galilei(seats, 'ultimate')

/** A human's turn that ends with a Spotlight on himself: everybody knows where he is. */
function stepsIntoTheLight(t: Table, to: string): void {
  t.does({ do: 'move', to: sector(to) }, { do: 'resolve' })
  if (t.state.mine.step === 'name') t.does({ do: 'noise', at: sector(to) })
  t.does({ do: 'spotlight', at: sector(to) }, { do: 'end' })
}

describe('Adrenaline', () => {
  test('takes a human into a hatch two steps away', () => {
    const players = [
      { character: 'captain', at: 'T13', hand: ['adrenaline'] },
      { character: 'alien1', at: 'K05' },
    ]
    const t = table(advanced(2), { players })
    expect(answers(t.bot(1))).toEqual(['use adrenaline'])
    t.does({ do: 'use', item: 'adrenaline' })
    expect(answers(t.bot(1))).toEqual(['move V13'])
  })

  test('is kept when the hatch is next door', () => {
    const players = [
      { character: 'captain', at: 'U13', hand: ['adrenaline'] },
      { character: 'alien1', at: 'K05' },
    ]
    expect(answers(table(advanced(2), { players }).bot(1))).toEqual(['move V13'])
  })
})

describe('Attack', () => {
  const players = [
    { character: 'alien1', at: 'E09' },
    { character: 'captain', at: 'D09', hand: ['attack'] },
  ]

  test('goes to a known alien next door, and strikes', () => {
    const t = table(advanced(2), { players, first: 1 })
    t.goes('D08', 'attack')
    expect(answers(t.bot(2))).toEqual(['move D08'])
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['use attack'])
  })

  test('is not wasted where no alien can be', () => {
    const t = table(advanced(2), { players, first: 1 })
    t.goes('D08', 'attack')
    t.does({ do: 'move', to: sector('E10') })
    expect(answers(t.bot(2))).not.toContain('use attack')
  })

  test('spares a fellow human', () => {
    const crew = [
      { character: 'pilot', at: 'D09', hand: ['spotlight'] },
      { character: 'captain', at: 'D10', hand: ['attack'] },
      { character: 'alien1', at: 'T05' },
      { character: 'alien2', at: 'T06' },
    ]
    const t = table(advanced(4), { players: crew, first: 1 })
    stepsIntoTheLight(t, 'D08')
    t.does({ do: 'move', to: sector('D09') })
    expect(answers(t.bot(2))).not.toContain('use attack')
  })
})

describe('a human heard next to a known alien', () => {
  const beside = (hand: readonly string[], preset = 'advanced', character = 'captain'): Table => {
    const players = [
      { character: preset === 'ultimate' ? 'brute' : 'alien1', at: 'E09' },
      { character, at: 'D10', hand },
    ]
    const t = table(galilei(2, preset), { players, first: 1, next: ['yours', 'yours'] })
    t.goes('D08', 'attack')
    t.does({ do: 'move', to: sector('D09') })
    return t
  }

  test('keeps silent with Sedatives', () => {
    expect(answers(beside(['sedatives']).bot(2))).toEqual(['use sedatives'])
  })

  test('teleports before the turn ends', () => {
    const t = beside(['teleport'])
    t.does({ do: 'resolve' }, { do: 'noise', at: sector('D09') })
    expect(answers(t.bot(2))).toEqual(['use teleport'])
  })

  test('lets a Cat out, and one of its noises leads away', () => {
    const t = beside(['cat'], 'ultimate', 'medic')
    expect(answers(t.bot(2))).toEqual(['use cat'])
    t.does({ do: 'use', item: 'cat' })
    expect(answers(t.bot(2))).toEqual(['noise D09'])
    t.does({ do: 'noise', at: sector('D09') })
    for (const answer of answers(t.bot(2), 100)) expect(answer).not.toBe('alsoNoise D09')
  })

  test('lets others think so without a Cat, as the Pilot', () => {
    expect(answers(beside([], 'ultimate', 'pilot').bot(2))).toEqual(['cat'])
  })

  test('is gone before the turn ends, as the Co-Pilot', () => {
    const t = beside([], 'ultimate', 'coPilot')
    t.does({ do: 'resolve' }, { do: 'noise', at: sector('D09') })
    expect(answers(t.bot(2))).toEqual(['teleport'])
  })

  test('just takes the card without any of these', () => {
    expect(answers(beside([]).bot(2))).toEqual(['resolve'])
  })
})

test('far from the only alien Sedatives, Cat and Teleport are kept', () => {
  const players = [
    { character: 'brute', at: 'S05' },
    { character: 'medic', at: 'D10', hand: ['sedatives', 'cat', 'teleport'], spent: true },
  ]
  const t = table(ultimate(2), { players, first: 1, next: ['yours'] })
  t.goes('T05', 'attack')
  t.does({ do: 'move', to: sector('D09') })
  expect(answers(t.bot(2))).toEqual(['resolve'])
  t.does({ do: 'resolve' }, { do: 'noise', at: sector('D09') })
  expect(answers(t.bot(2))).toEqual(['end'])
})

describe('what finds', () => {
  test.each([
    ['Sensor', 'ultimate', 'sensor', /^sensor 1$/],
    ['Spotlight', 'advanced', 'spotlight', /^spotlight /],
  ])('%s looks for the alien that has just gone out of sight', (_item, preset, item, wanted) => {
    const players = [
      { character: preset === 'ultimate' ? 'brute' : 'alien1', at: 'E09' },
      { character: 'pilot', at: 'D12', hand: [item] },
    ]
    const t = table(galilei(2, preset), { players, first: 1 })
    t.goes('D08', 'attack')
    t.does({ do: 'move', to: sector('D11') }, { do: 'resolve' })
    if (t.state.mine.step === 'name') t.does({ do: 'noise', at: sector('D11') })
    t.does({ do: 'end' }, { do: 'move', to: sector('C09') }, { do: 'resolve' })
    if (t.state.mine.step === 'name') t.does({ do: 'noise', at: sector('T05') })
    t.does({ do: 'end' })
    for (const answer of answers(t.bot(2))) expect(answer).toMatch(wanted)
  })

  test('is kept when it is known where every alien is', () => {
    const players = [
      { character: 'brute', at: 'S05' },
      { character: 'pilot', at: 'D12', hand: ['sensor', 'spotlight'] },
    ]
    const t = table(ultimate(2), { players, first: 1 })
    t.goes('T05', 'attack')
    for (const answer of answers(t.bot(2))) expect(answer).toMatch(/^move/)
  })
})

describe('beyond the limit', () => {
  const over = (character: string, hand: readonly string[]): readonly string[] => {
    const other = character === 'captain' ? 'alien1' : 'captain'
    const players = [
      { character, at: 'D08', hand },
      { character: other, at: 'T05' },
    ]
    return answers(table(advanced(2), { players, step: 'over', from: 'D09' }).bot(1))
  }

  test('a human plays his Spotlight rather than lose a card', () => {
    for (const answer of over('captain', ['attack', 'sedatives', 'defense', 'spotlight']))
      expect(answer).toMatch(/^spotlight/)
  })
  test('a human gives up one of two alike', () => {
    expect(over('captain', ['defense', 'adrenaline', 'sedatives', 'sedatives'])).toEqual(['discard sedatives'])
  })
  test('an alien gives humans back what helps them least', () => {
    expect(over('alien1', ['attack', 'sedatives', 'defense', 'spotlight'])).toEqual(['discard spotlight'])
  })
})

describe('Mutation', () => {
  const others = [
    { character: 'brute', at: 'T05' },
    { character: 'fast', at: 'T06' },
  ]
  const holder = { character: 'captain', at: 'C02', hand: ['mutation'] }

  test('wins for the last human, even next to a hatch', () => {
    const players = [holder, { character: 'pilot', at: 'B13', escaped: 4 }, ...others]
    expect(answers(table(ultimate(4), { players, hatches: { 4: 'used' } }).bot(1))).toEqual(['use mutation'])
  })
  test('is for who has no time left', () => {
    const players = [{ ...holder, at: 'D09' }, { character: 'pilot', at: 'L08' }, ...others]
    expect(answers(table(ultimate(4), { players, round: 40 }).bot(1))).toEqual(['use mutation'])
  })
  test('is kept while there is a hatch to go to', () => {
    const players = [holder, { character: 'pilot', at: 'L08' }, ...others]
    expect(answers(table(ultimate(4), { players }).bot(1))).toEqual(['move B02'])
  })
  test('and then he hunts', () => {
    const players = [
      { character: 'pilot', at: 'D09', hand: ['spotlight'] },
      { character: 'captain', at: 'E09', hand: ['mutation'] },
      ...others,
    ]
    const t = table(ultimate(4), { players, first: 1 })
    stepsIntoTheLight(t, 'D08')
    t.does({ do: 'use', item: 'mutation' })
    expect(answers(t.bot(2))).toEqual(['move D08'])
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })
})

test('in an Infection a killed human comes back as a hunter at once', () => {
  const players = [
    { character: 'pilot', at: 'D10', hand: ['spotlight'] },
    { character: 'captain', at: 'E10', returns: { at: 'E10', side: 'alien' } },
    { character: 'alien1', at: 'T05' },
    { character: 'alien2', at: 'T06' },
  ]
  const t = table(galilei(4, 'infection'), { players, first: 1 })
  stepsIntoTheLight(t, 'D09')
  expect(answers(t.bot(2))).toEqual(['move D09'])
  t.does({ do: 'move', to: sector('D09') })
  expect(answers(t.bot(2))).toEqual(['attack'])
})
