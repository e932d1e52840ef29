import { type AnyFact, fastChance, openWith, play, type Seat, seatCountsOf, seatsOf, type TableFact } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { type Choice, ESCAPE_COUNTS, escape } from '../src/index.ts'
import { sector, type TestTable } from '../src/testing/index.ts'
import { advanced, ultimate } from './tables.ts'

const [ANA, BOB] = seatsOf(2) as [Seat, Seat]

/** The counts of both seats after these choices and facts of the table, from an arranged position. */
function counted(t: TestTable<'ana' | 'bob'>, course: readonly ([Seat, Choice] | TableFact)[]) {
  const { setting } = t.state
  const { state, facts } = openWith(escape, setting, t.facts)
  const chance = fastChance(1)
  const log: AnyFact[] = [...facts]
  for (const one of course) log.push(...('kind' in one ? [one] : play(escape, state, one[0], one[1], chance)))
  return seatCountsOf(escape as never, setting, [{ n: 0, rulesVersion: escape.rulesVersion, facts: log }])
}

const move = (to: string): Choice => ({ do: 'move', to: sector(to) })
const noise = (at: string): Choice => ({ do: 'noise', at: sector(at) })
const RESOLVE: Choice = { do: 'resolve' }

describe('figures of Escape', () => {
  const drawing = (card: string) => advanced({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: [card] })

  it('a noise that names another sector is a lie, one that names one’s own is none', () => {
    const [lie] = counted(drawing('any'), [
      [ANA, move('D08')],
      [ANA, RESOLVE],
      [ANA, noise('N10')],
    ])
    expect(lie).toMatchObject({ freeNoises: 1, lies: 1 })
    const [truth] = counted(drawing('any'), [
      [ANA, move('D08')],
      [ANA, RESOLVE],
      [ANA, noise('D08')],
    ])
    expect(truth).toMatchObject({ freeNoises: 1 })
    expect(truth).not.toHaveProperty('lies')
  })
  it('a noise that the card ties to one’s own sector is no choice, and no silence is a noise', () => {
    for (const [card, rest] of [
      ['yours', [[ANA, noise('D08')]]],
      ['silence', []],
    ] as const) {
      const [ana] = counted(drawing(card), [
        [ANA, move('D08')],
        [ANA, RESOLVE],
        ...rest.map((one): [Seat, Choice] => [...one]),
      ])
      expect(ana).not.toHaveProperty('freeNoises')
      expect(ana).not.toHaveProperty('lies')
    }
  })
  it('ULT-13: two noises lie only if neither is one’s own', () => {
    const two = (card: string, one: string, other: string) =>
      counted(ultimate({ ana: 'captain@D09 spent +cat', bob: 'brute@L06' }, { next: [card] }), [
        [ANA, move('D08')],
        [ANA, { do: 'use', item: 'cat' }],
        [ANA, noise(one)],
        [ANA, { do: 'alsoNoise', at: sector(other) }],
      ])[0]
    expect(two('any', 'N10', 'N09')).toMatchObject({ freeNoises: 1, lies: 1 })
    expect(two('any', 'N10', 'D08')).toMatchObject({ freeNoises: 1 })
    expect(two('any', 'N10', 'D08')).not.toHaveProperty('lies')
    expect(two('yours', 'D08', 'N10')).not.toHaveProperty('freeNoises')
  })
  it('ATK-3: kills and deaths count for both, an attack that hits no one is only an attack', () => {
    const t = () => advanced({ ana: 'captain@D09', bob: 'alien1@D08' }, { turn: 2 })
    const course = (to: string): [Seat, Choice][] => [
      [BOB, move(to)],
      [BOB, { do: 'attack' }],
    ]
    expect(counted(t(), course('D09'))).toMatchObject([{ deaths: 1 }, { attacks: 1, kills: 1 }])
    const [ana, bob] = counted(t(), course('D07'))
    expect(ana).not.toHaveProperty('deaths')
    expect(bob).toMatchObject({ attacks: 1 })
    expect(bob).not.toHaveProperty('kills')
  })
  it('nothing counts while a bot plays for the person, and everything again when they are back', () => {
    const course = (before: readonly TableFact[]) =>
      counted(drawing('any'), [...before, [ANA, move('D08')], [ANA, RESOLVE], [ANA, noise('N10')]])[0]
    const taken: TableFact = { kind: 'botPlays', seat: ANA }
    expect(course([taken])).not.toHaveProperty('lies')
    expect(course([taken, { kind: 'returned', seat: ANA }])).toMatchObject({ lies: 1 })
  })
  it('names the rules and the zone of a table', () => {
    expect(escape.figures.about(drawing('any').state.setting)).toEqual({ rules: 'advanced', map: 'galilei' })
  })
  it('counts nothing that it does not name', () => {
    expect(escape.figures.counts).toBe(ESCAPE_COUNTS)
    const seen = counted(drawing('any'), [
      [ANA, move('D08')],
      [ANA, RESOLVE],
      [ANA, noise('N10')],
      [ANA, { do: 'end' }],
    ])
    for (const counts of seen) expect(ESCAPE_COUNTS).toEqual(expect.arrayContaining(Object.keys(counts)))
    expect(seen[1]).toMatchObject({ turns: 1 })
  })
})
