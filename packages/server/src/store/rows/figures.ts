import type { SeatCounts } from '@selva/core'
import { Counts } from '@selva/protocol'
import { Value } from 'typebox/value'
import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** A finished game in the figures of a person. */
export type FigureRow = {
  readonly table: TableId
  readonly seat: number
  readonly game: string
  readonly rules: string
  readonly map: string
  readonly as: string
  readonly won: boolean
  /** All other seats were played by bots. */
  readonly alone: boolean
  readonly counts: SeatCounts
  readonly at: number
}

/** A seat of a person whose game is over and stands in no figures yet. */
type UncountedSeat = { readonly id: TableId; readonly seat: number }

/** The figures of people, and who shows theirs to others. */
export type FigureRows = {
  /** Doing it again changes nothing. */
  add(person: PersonId, row: FigureRow): Promise<void>
  /** The person's finished games, the newest first, after this one. */
  of(person: PersonId, most: number, after?: Pick<FigureRow, 'at' | 'table' | 'seat'>): Promise<readonly FigureRow[]>
  /** The person's finished games that have not been counted, with their outcome. */
  uncounted(person: PersonId, most: number): Promise<readonly UncountedSeat[]>
  /** How a finished game ended for a seat. */
  ending(table: TableId, seat: number): Promise<Pick<FigureRow, 'as' | 'won' | 'at'> | undefined>
  isShown(person: PersonId): Promise<boolean>
  show(person: PersonId, on: boolean): Promise<void>
}

type StoredFigure = {
  readonly table_id: TableId
  readonly seat: number
  readonly game: string
  readonly rules: string
  readonly map: string
  readonly became: string
  readonly won: number
  readonly alone: number
  readonly counts: string
  readonly at: number
}

const FROM_THE_NEWEST = { at: Number.MAX_SAFE_INTEGER, table: '', seat: 0 }

export const figuresIn = (sql: Sql): FigureRows => ({
  async add(person, { table, seat, game, rules, map, as, won, alone, counts, at }) {
    await sql.run(
      `insert into figure (person, table_id, seat, game, rules, map, became, won, alone, counts, at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [person, table, seat, game, rules, map, as, won ? 1 : 0, alone ? 1 : 0, JSON.stringify(counts), at],
    )
  },
  async of(person, most, { at, table, seat } = FROM_THE_NEWEST as FigureRow) {
    const rows = await sql.all<StoredFigure>(
      `select table_id, seat, game, rules, map, became, won, alone, counts, at from figure
        where person = ? and (at, table_id, seat) < (?, ?, ?)
        order by at desc, table_id desc, seat desc limit ?`,
      [person, at, table, seat, most],
    )
    return rows.map(({ table_id, became, won, alone, counts, ...row }) => ({
      ...row,
      table: table_id,
      as: became,
      won: won === 1,
      alone: alone === 1,
      counts: Value.Parse(Counts, JSON.parse(counts)),
    }))
  },
  uncounted: (person, most) =>
    sql.all<UncountedSeat>(
      `select mine.t as id, mine.seat as seat from seat as mine
         join outcome on outcome.t = mine.t and outcome.seat = mine.seat
         join tables on tables.id = mine.t
         left join figure on figure.person = mine.person and figure.table_id = mine.t and figure.seat = mine.seat
        where mine.person = ? and tables.status = 'over' and figure.person is null
        order by mine.made, mine.t, mine.seat limit ?`,
      [person, most],
    ),
  async ending(table, seat) {
    const [row] = await sql.all<{ became: string; won: number; at: number }>(
      'select became, won, at from outcome where t = ? and seat = ?',
      [table, seat],
    )
    return row === undefined ? undefined : { as: row.became, won: row.won === 1, at: row.at }
  },
  async isShown(person) {
    return (await sql.all('select person from figures_shown where person = ?', [person])).length > 0
  },
  async show(person, on) {
    await (on
      ? sql.run('insert into figures_shown (person) values (?) on conflict do nothing', [person])
      : sql.run('delete from figures_shown where person = ?', [person]))
  },
})
