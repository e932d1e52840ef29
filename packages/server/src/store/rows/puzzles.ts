import type { Puzzle } from '@selva/bots/puzzle'
import { PuzzleAsked as AskedSchema, type PuzzleAsked, type PuzzleDay, PuzzleExplained } from '@selva/protocol'
import { Value } from 'typebox/value'
import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** The puzzle of a day, and what the reader answered. */
export type PuzzleRow = {
  readonly day: string
  readonly asked: PuzzleAsked
  readonly explained: PuzzleExplained
  readonly mine: number | undefined
}

/** The puzzles of all days, and the answers of people. */
export type PuzzleRows = {
  /** Doing it again changes nothing. */
  add(day: string, puzzle: Puzzle): Promise<void>
  /** The days from this one on that have a puzzle. */
  daysFrom(day: string): Promise<readonly string[]>
  /** A day's puzzle, if it is not after `today` or the person has answered it while it was open. */
  one(day: string, today: string, person: PersonId): Promise<PuzzleRow | undefined>
  /** The newest days before this one, none after `today`. */
  before(day: string | undefined, today: string, person: PersonId, most: number): Promise<readonly PuzzleDay[]>
  /** Keeps the person's first answer. */
  answer(day: string, person: PersonId, choice: number, at: number): Promise<void>
  /** How often each candidate was chosen. */
  counts(day: string, candidates: number): Promise<readonly number[]>
}

type StoredPuzzle = {
  readonly day: string
  readonly asked: string
  readonly explained: string
  readonly choice: number | undefined
}

type StoredDay = {
  readonly day: string
  readonly asked: string
  readonly best: number
  readonly choice: number | undefined
}

const askedIn = (text: string): PuzzleAsked => Value.Parse(AskedSchema, JSON.parse(text))

/** Greater than every day. */
const NEVER = '~'

export const puzzlesIn = (sql: Sql): PuzzleRows => ({
  async add(day, { asked, explained }) {
    await sql.run('insert into puzzle (day, best, asked, explained) values (?, ?, ?, ?) on conflict do nothing', [
      day,
      explained.best,
      JSON.stringify(asked),
      JSON.stringify(explained),
    ])
  },
  async daysFrom(day) {
    const rows = await sql.all<{ day: string }>('select day from puzzle where day >= ? order by day', [day])
    return rows.map((row) => row.day)
  },
  async one(day, today, person) {
    const [row] = await sql.all<StoredPuzzle>(
      `select p.day, p.asked, p.explained, a.choice from puzzle as p
         left join puzzle_answer as a on a.day = p.day and a.person = ?
        where p.day = ? and (p.day <= ? or a.person is not null)`,
      [person, day, today],
    )
    if (row === undefined) return undefined
    const explained = Value.Parse(PuzzleExplained, JSON.parse(row.explained))
    return { day: row.day, asked: askedIn(row.asked), explained, mine: row.choice }
  },
  async before(day = NEVER, today, person, most) {
    const rows = await sql.all<StoredDay>(
      `select p.day, p.asked, p.best, a.choice from puzzle as p
         left join puzzle_answer as a on a.day = p.day and a.person = ?
        where p.day < ? and p.day <= ? order by p.day desc limit ?`,
      [person, day, today, most],
    )
    return rows.map((row) => {
      const { game, name } = askedIn(row.asked)
      return { day: row.day, game, name, ...(row.choice === undefined ? {} : { right: row.choice === row.best }) }
    })
  },
  async answer(day, person, choice, at) {
    await sql.run('insert into puzzle_answer (day, person, choice, at) values (?, ?, ?, ?) on conflict do nothing', [
      day,
      person,
      choice,
      at,
    ])
  },
  async counts(day, candidates) {
    const rows = await sql.all<{ choice: number; n: number }>(
      'select choice, count(*) as n from puzzle_answer where day = ? group by choice',
      [day],
    )
    return Array.from({ length: candidates }, (_, i) => rows.find(({ choice }) => choice === i)?.n ?? 0)
  },
})
