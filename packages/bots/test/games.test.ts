import { type AnyFact, fastChance, type Seat } from '@selva/core'
import { escape, type Fact, type Full, namesOwn, type Setting, type Side } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { suspectAt } from '../src/escape/belief/belief.ts'
import { canBe } from '../src/escape/belief/suspect.ts'
import { type EscapeMind, escapeMind, type Mind, mindFor, playOut, randomMind } from '../src/index.ts'
import { galilei, seat } from './table.ts'

type Seen = Parameters<EscapeMind['hear']>[0]
type Sort = 'random' | 'bot'
const make = (sort: Sort, setting: Setting, s: Seat): Mind =>
  sort === 'bot' ? escapeMind(setting, s) : randomMind(escape, setting, s)

/** A mind that becomes one sort or the other once it is dealt its character. */
function bySide(sorts: Record<Side, Sort>, setting: Setting, s: Seat): Mind {
  const heard: AnyFact[] = []
  const know = escape.start(setting)
  let mind: Mind | undefined
  return {
    hear(fact) {
      if (mind !== undefined) return mind.hear(fact)
      heard.push(fact)
      escape.evolve(know, fact as Seen)
      const side = know.players[s - 1]?.side
      if (side === undefined) return
      mind = make(sorts[side], setting, s)
      for (const old of heard) mind.hear(old)
    },
    choose(stream) {
      if (mind === undefined) throw new Error('asked before the deal')
      return mind.choose(stream)
    },
  }
}

function game(
  setting: Setting,
  seed: number,
  mind: (s: Seat) => Mind,
  after?: (state: Full, facts: readonly Fact[]) => void,
): Full {
  const streams = { chance: fastChance(seed), stream: fastChance(seed + 1_000_000) }
  return playOut({ game: escape, setting, ...streams, mind, ...(after === undefined ? {} : { after }) })
}

/** How many of so many games end with an escape. */
function escapes(sorts: Record<Side, Sort>, games: number): number {
  let n = 0
  for (let i = 0; i < games; i++) {
    const { end } = game(galilei(8), i + 1, (s) => bySide(sorts, galilei(8), s))
    if (end !== 'running' && end.reason === 'firstEscape') n++
  }
  return n
}

describe('whole games', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i bots end, with legal choices only', (seats) => {
    const setting = galilei(seats)
    for (let i = 0; i < 20; i++) {
      const { end } = game(setting, i + 1, (s) => make('bot', setting, s))
      expect(end).not.toBe('running')
    }
  })

  test('an illegal choice ends a playout', () => {
    const setting = galilei(2)
    const stubborn = (s: Seat): Mind => ({ hear: () => undefined, choose: () => ({ do: s === 1 ? 'attack' : 'end' }) })
    expect(() => game(setting, 1, stubborn)).toThrow(/seat \d may not/)
  })

  test('humans do not all run to the same hatch', () => {
    const setting = galilei(8)
    const used = new Map<number, number>()
    for (let i = 0; i < 60; i++)
      game(
        setting,
        i + 200,
        (s) => make('bot', setting, s),
        (_state, facts) => {
          for (const fact of facts) if (fact.kind === 'escaped') used.set(fact.hatch, (used.get(fact.hatch) ?? 0) + 1)
        },
      )
    const escapes = [...used.values()].reduce((a, b) => a + b, 0)
    expect([...used.keys()].toSorted()).toEqual([1, 2, 3, 4])
    expect(Math.max(...used.values())).toBeLessThan(escapes * 0.6)
  })

  test('bots lie well: another dangerous sector, one where a human could be, and never the truth', () => {
    const setting = galilei(8)
    let lies = 0
    for (let i = 0; i < 15; i++) {
      const minds = new Map<Seat, EscapeMind>()
      game(
        setting,
        i + 50,
        (s) => {
          const mind = escapeMind(setting, s)
          minds.set(s, mind)
          return mind as Mind
        },
        (state, facts) => {
          for (const fact of facts) {
            if (fact.kind !== 'noise' || namesOwn(fact.card)) continue
            lies++
            expect(setting.zone.cells[fact.sector]).toBe('dangerous')
            expect(fact.sector).not.toBe(state.players[fact.seat - 1]?.at)
            for (const mind of minds.values()) {
              const suspect = suspectAt(mind.belief, fact.seat)
              if (canBe(suspect, 'human')) expect(suspect.at.human[fact.sector]).toBeGreaterThan(0)
            }
          }
        },
      )
    }
    expect(lies).toBeGreaterThan(100)
  })
})

describe('bots are worth playing', () => {
  test('as humans they escape random aliens, as aliens they hunt random humans down', () => {
    const games = 40
    const fair = escapes({ human: 'bot', alien: 'bot' }, games)
    // Humans that walk at random hardly ever escape anybody; bots nearly always escape aliens that do.
    expect(escapes({ human: 'random', alien: 'random' }, games)).toBeLessThan(games * 0.2)
    expect(escapes({ human: 'bot', alien: 'random' }, games)).toBeGreaterThan(games * 0.9)
    expect(escapes({ human: 'random', alien: 'bot' }, games)).toBeLessThan(games * 0.05)
    expect(fair).toBeGreaterThan(games * 0.2)
    expect(fair).toBeLessThan(games * 0.8)
  })

  test('alien bots kill every random human; random aliens run out of time', () => {
    const reasons = (alien: Sort): readonly string[] =>
      Array.from({ length: 30 }, (_, i) => {
        const { end } = game(galilei(8), i + 1, (s) => bySide({ human: 'random', alien }, galilei(8), s))
        return end === 'running' ? end : end.reason
      })
    const killed = (ends: readonly string[]): number => ends.filter((reason) => reason === 'noHuman').length
    expect(killed(reasons('bot'))).toBeGreaterThan(27)
    expect(killed(reasons('random'))).toBeLessThan(5)
  })
})

describe('a mind for a table', () => {
  const draft = { zone: 'galilei', preset: 'basic', seats: 4 }
  test('is made from the same wishes as the table', () => {
    expect(() => mindFor('escape', draft, seat(1)).hear({ kind: 'missed' })).not.toThrow()
  })
  test('of an unknown game or setting is a bug', () => {
    expect(() => mindFor('chess', draft, seat(1))).toThrow('no mind plays chess')
    expect(() => mindFor('toString', draft, seat(1))).toThrow('no mind plays')
    expect(() => mindFor('escape', { ...draft, seats: 1 }, seat(1))).toThrow('setting')
  })
})
