import { describe, expect, test } from 'vitest'
import { answers, galilei, sector, settingOf, type Table, table } from './table.ts'

const ultimate = (seats: number) => galilei(seats, 'ultimate')

function stepsIntoTheLight(t: Table, to: string): void {
  t.does({ do: 'move', to: sector(to) }, { do: 'resolve' })
  if (t.state.mine.step === 'name') t.does({ do: 'noise', at: sector(to) })
  t.does({ do: 'spotlight', at: sector(to) }, { do: 'end' })
}

describe('as a human', () => {
  test('the Soldier strikes a known alien without a card', () => {
    const players = [
      { character: 'psychic', at: 'E09' },
      { character: 'soldier', at: 'D09' },
    ]
    const t = table(ultimate(2), { players, first: 1 })
    t.goes('D08', 'attack')
    expect(answers(t.bot(2))).toEqual(['move D08'])
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })

  test('the Soldier who has done so stays away', () => {
    const players = [
      { character: 'psychic', at: 'E09' },
      { character: 'soldier', at: 'D09', spent: true },
    ]
    const t = table(ultimate(2), { players, first: 1 })
    t.goes('D08', 'attack')
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['resolve'])
  })

  test('the Executive Officer holds where he is safe while aliens lie in wait', () => {
    const players = [
      { character: 'psychic', at: 'K10' },
      { character: 'fast', at: 'M11' },
      { character: 'executiveOfficer', at: 'L08' },
      { character: 'pilot', at: 'D09' },
    ]
    const t = table(ultimate(4), { players, first: 1 })
    t.goes('L10', 'attack')
    t.goes('M10', 'attack')
    expect(answers(t.bot(3))).toEqual(['hold'])
  })

  test('the Engineer picks green', () => {
    const players = [
      { character: 'engineer', at: 'C02' },
      { character: 'psychic', at: 'T05' },
    ]
    const t = table(ultimate(2), { players, nextHatch: ['red', 'green'] })
    t.does({ do: 'move', to: sector('B02') }, { do: 'resolve' })
    expect(answers(t.bot(1))).toEqual(['pick green'])
  })

  const patients = [
    { character: 'medic', at: 'D09' },
    { character: 'pilot', at: 'L08' },
  ]
  test('the Medic looks at somebody whose side is open', () => {
    const players = [...patients, { character: 'alien1', at: 'T05' }, { character: 'alien2', at: 'T06' }]
    const t = table(galilei(4, 'old-school'), { players })
    for (const answer of answers(t.bot(1))) expect(answer).toMatch(/^medic [234]$/)
  })
  test('the Medic of the Ultimate edition does not give himself away for it', () => {
    const players = [...patients, { character: 'psychic', at: 'T05' }, { character: 'fast', at: 'T06' }]
    for (const answer of answers(table(ultimate(4), { players }).bot(1))) expect(answer).toMatch(/^move/)
  })
})

describe('as an alien', () => {
  /** A human is known to stand in D08, and this alien here. */
  const known = (character: string, at: string, hand: readonly string[] = [], spent = false): Table => {
    const players = [
      { character: 'pilot', at: 'D09', hand: ['spotlight'] },
      { character, at, hand, spent },
    ]
    const t = table(ultimate(2), { players, first: 1, next: ['yours', 'yours'] })
    stepsIntoTheLight(t, 'D08')
    return t
  }

  test('Lurking stays for a human who came to him', () => {
    const t = known('lurking', 'D08')
    expect(answers(t.bot(2))).toEqual(['lurk'])
    t.does({ do: 'lurk' })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })

  test('Surge runs three sectors to a known human', () => {
    const t = known('surge', 'G08', ['adrenaline'])
    expect(answers(t.bot(2))).toEqual(['use adrenaline'])
    t.does({ do: 'use', item: 'adrenaline' })
    expect(answers(t.bot(2))).toEqual(['move D08'])
  })

  test('Surge keeps it when two will do, and when nobody is in reach', () => {
    expect(answers(known('surge', 'E10', ['adrenaline']).bot(2))).toEqual(['move D08'])
    for (const answer of answers(known('surge', 'T05', ['adrenaline']).bot(2))) expect(answer).toMatch(/^move/)
  })

  test('Fast runs three sectors in his first move', () => {
    expect(answers(known('fast', 'G08').bot(2))).toEqual(['move D08'])
  })

  test('Silent hides the card he would draw', () => {
    const t = known('silent', 'T05', ['sedatives'])
    t.does({ do: 'move', to: sector('T06') })
    expect(answers(t.bot(2))).toEqual(['use sedatives'])
  })

  test('Blink comes back to the Human Sector for a human beside it', () => {
    const players = [
      { character: 'pilot', at: 'K10', hand: ['spotlight'] },
      { character: 'blink', at: 'T05', hand: ['teleport'] },
    ]
    const t = table(ultimate(2), { players, first: 1 })
    stepsIntoTheLight(t, 'K09')
    expect(answers(t.bot(2))).toEqual(['use teleport'])
    t.does({ do: 'use', item: 'teleport' })
    expect(answers(t.bot(2))).toEqual(['move K09'])
  })

  test('one who may stand stands where a known human is', () => {
    const players = [
      { character: 'pilot', at: 'D09', hand: ['spotlight'] },
      { character: 'alien1', at: 'D08' },
    ]
    const t = table(galilei(2, 'advanced', { codes: [{ code: 'A.2' }] }), { players, first: 1 })
    stepsIntoTheLight(t, 'D08')
    expect(answers(t.bot(2))).toEqual(['stand'])
    t.does({ do: 'stand' })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })

  test('a fed one runs three sectors to a known human', () => {
    const players = [
      { character: 'pilot', at: 'D09', hand: ['spotlight'] },
      { character: 'alien1', at: 'G08', fed: true },
    ]
    const t = table(galilei(2, 'advanced'), { players, first: 1 })
    stepsIntoTheLight(t, 'D08')
    expect(answers(t.bot(2))).toEqual(['move D08'])
  })
})

describe('in the Arena', () => {
  const arena = (seats: number) => settingOf({ zone: 'galilei', preset: 'arena', seats })
  test('everybody is prey: a known player in reach is struck', () => {
    const players = [
      { character: 'alien1', at: 'E09', home: 'B02' },
      { character: 'alien2', at: 'D09', home: 'V02' },
      { character: 'alien3', at: 'T05', home: 'V13' },
    ]
    const t = table(arena(3), { players, first: 1 })
    t.goes('D08', 'attack')
    expect(answers(t.bot(2))).toEqual(['move D08'])
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })
})
