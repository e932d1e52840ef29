import { describe, expect, it } from 'vitest'
import {
  allowsTableFact,
  type Batch,
  everyone,
  foldTable,
  newTableState,
  open,
  redactor,
  type Seat,
  seededChance,
  seedOf,
  type TableFact,
  type TableState,
  verifyLog,
  votesNeeded,
} from '../src/index.ts'
import { toy } from '../src/toy/toy.ts'

const seat = (n: number): Seat => n as Seat
const sat = (...holders: readonly ('person' | 'bot')[]): TableFact[] =>
  holders.map((by, i) => ({ kind: 'sat', seat: seat(i + 1), by }))
const heard = (table: TableState, fact: TableFact): void => foldTable(table, fact)
const after = (...facts: readonly TableFact[]): TableState => {
  const table = newTableState()
  for (const fact of facts) {
    expect(allowsTableFact(table, fact)).toBe(true)
    foldTable(table, fact)
  }
  return table
}

describe('what everybody knows of a table', () => {
  it('a bot plays a seat until its person is back, and the seat stays theirs', () => {
    const left = after(
      ...sat('person', 'person', 'bot'),
      { kind: 'left', seat: seat(2), why: 'away' },
      { kind: 'botPlays', seat: seat(2) },
    )
    expect(left.botPlays).toEqual([2])
    expect(left.held).toEqual(['person', 'person', 'bot'])
    heard(left, { kind: 'returned', seat: seat(2) })
    expect(left.botPlays).toEqual([])
  })
  it('a clock that ran out is remembered by its name until another does', () => {
    const table = after(...sat('person', 'person'), { kind: 'clockRanOut', seat: seat(2), clock: '3.2' })
    expect(table.late).toEqual(['', '3.2'])
  })
  it('more than half of the seats held by people end the game; bots do not count, seats played by bots do', () => {
    const needed = (...holders: readonly ('person' | 'bot')[]) => votesNeeded(after(...sat(...holders)))
    expect(needed('person', 'bot', 'bot')).toBe(1)
    expect(needed('person', 'person')).toBe(2)
    expect(needed('person', 'person', 'person', 'bot')).toBe(2)
    expect(needed('person', 'person', 'person', 'person')).toBe(3)
    const away: readonly TableFact[] = [
      ...sat('person', 'person', 'person'),
      { kind: 'left', seat: seat(3), why: 'away' },
      { kind: 'botPlays', seat: seat(3) },
    ]
    expect(votesNeeded(after(...away))).toBe(2)
  })
  it('permits nothing that could not have happened', () => {
    const table = after(...sat('person', 'person', 'bot'), { kind: 'voted', seat: seat(1), on: true })
    const refused: readonly TableFact[] = [
      { kind: 'sat', seat: seat(1), by: 'bot' },
      { kind: 'left', seat: seat(3), why: 'asked' },
      { kind: 'botPlays', seat: seat(3) },
      { kind: 'returned', seat: seat(1) },
      { kind: 'clockRanOut', seat: seat(3), clock: '1' },
      { kind: 'voted', seat: seat(1), on: true },
      { kind: 'voted', seat: seat(2), on: false },
      { kind: 'voted', seat: seat(3), on: true },
      { kind: 'ended', why: 'vote' },
    ]
    for (const fact of refused) expect([fact, allowsTableFact(table, fact)]).toEqual([fact, false])
    heard(table, { kind: 'voted', seat: seat(2), on: true })
    expect(allowsTableFact(table, { kind: 'ended', why: 'vote' })).toBe(true)
    heard(table, { kind: 'ended', why: 'vote' })
    expect(allowsTableFact(table, { kind: 'voted', seat: seat(1), on: false })).toBe(false)
  })
  it('its kinds of facts are its own', () => {
    expect(() => redactor({ ended: { winners: everyone } })).toThrow('ended')
  })
})

describe('verify and the table’s own facts', () => {
  const setting = { seats: 3, rounds: 3 }
  const seed = seedOf('a table worth checking')
  const log = (...rest: readonly (readonly TableFact[])[]): Batch[] => [
    { n: 0, rulesVersion: 1, facts: open(toy, setting, seededChance(seed, '0')).facts },
    ...rest.map((facts, i) => ({ n: i + 1, rulesVersion: 1, facts })),
  ]
  const vote = (n: number): TableFact => ({ kind: 'voted', seat: seat(n), on: true })
  const people = sat('person', 'person', 'bot')

  it('follows an early end by vote', () => {
    const ended = log(people, [vote(1)], [vote(2), { kind: 'ended', why: 'vote' }])
    expect(verifyLog(toy, setting, seed, ended)).toMatchObject({ ok: true, checked: 4 })
  })
  it('finds an end that too few wanted, and anything after the end', () => {
    const early = log(people, [vote(1), { kind: 'ended', why: 'vote' }])
    expect(verifyLog(toy, setting, seed, early)).toEqual({ ok: false, batch: 2, why: 'facts' })
    const late = log(people, [vote(1), vote(2), { kind: 'ended', why: 'vote' }], [{ kind: 'botPlays', seat: seat(1) }])
    expect(verifyLog(toy, setting, seed, late)).toEqual({ ok: false, batch: 3, why: 'order' })
  })
  it('finds a fact of the game that no choice has brought about', () => {
    const smuggled = log(people).map((b) => (b.n === 1 ? { ...b, facts: [{ kind: 'won', seat: 1 }] } : b))
    expect(verifyLog(toy, setting, seed, smuggled)).toEqual({ ok: false, batch: 1, why: 'order' })
  })
  it('finds a claim that nobody is said to have made', () => {
    const claim: TableFact = { kind: 'claimed', seat: seat(1), claim: { do: 'suspect' } }
    expect(verifyLog(toy, setting, seed, log(people, [claim]))).toEqual({ ok: false, batch: 2, why: 'facts' })
  })
})
