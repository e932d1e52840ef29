import { Value } from 'typebox/value'
import { SettingDraft } from '../protocol.ts'
import type { Sql } from '../store/sql.ts'
import { STATUSES, type Status, type TableId } from '../table/table.ts'
import type { PersonId } from './person.ts'

/** How a game ended for a seat: what it was at the end, in the game's own word, and whether it won. */
export type Ending = { readonly as: string; readonly won: boolean; readonly at: number }

/** A seat of a person at a table. */
export type Sitting = {
  readonly id: TableId
  readonly game: string
  readonly setting: SettingDraft
  readonly status: Status
  readonly seat: number
  readonly made: number
  readonly ending: Ending | undefined
}

type SittingRow = {
  readonly id: TableId
  readonly game: string
  readonly setting: string
  readonly status: string
  readonly seat: number
  readonly made: number
  readonly became: string | undefined
  readonly won: number | undefined
  readonly at: number | undefined
}

/** Where people sit and have sat. */
export type Sittings = {
  /** The person's seats, the newest table first. */
  of(person: PersonId, most: number): Promise<readonly Sitting[]>
  /** The tables at which both have a seat. */
  shared(one: PersonId, other: PersonId): Promise<readonly { readonly id: TableId; readonly status: Status }[]>
  /** Writes down how a game ended, for every seat. Doing it again changes nothing. */
  noteEnd(table: TableId, endings: readonly (Ending & { readonly seat: number })[]): Promise<void>
}

const statusFrom = (text: string): Status => STATUSES.find((status) => status === text) ?? 'over'

const sittingFrom = ({ id, game, setting, status, seat, made, became, won, at }: SittingRow): Sitting => ({
  id,
  game,
  setting: Value.Parse(SettingDraft, JSON.parse(setting)),
  status: statusFrom(status),
  seat,
  made,
  ending: became === undefined || at === undefined ? undefined : { as: became, won: won === 1, at },
})

export const sittingsIn = (sql: Sql): Sittings => ({
  async of(person, most) {
    const rows = await sql.all<SittingRow>(
      `select tables.id, game, setting, status, seat.seat, made, became, won, at
         from seat
         join tables on tables.id = seat.t
         left join outcome on outcome.t = seat.t and outcome.seat = seat.seat
        where seat.person = ?
        order by made desc, tables.id limit ?`,
      [person, most],
    )
    return rows.map(sittingFrom)
  },
  async shared(one, other) {
    const rows = await sql.all<{ id: TableId; status: string }>(
      `select tables.id, status from tables
         join seat as ours on ours.t = tables.id
         join seat as theirs on theirs.t = tables.id
        where ours.person = ? and theirs.person = ?`,
      [one, other],
    )
    return rows.map(({ id, status }) => ({ id, status: statusFrom(status) }))
  },
  async noteEnd(table, endings) {
    await sql.together(
      endings.map(({ seat, as, won, at }) => ({
        text: 'insert into outcome (t, seat, became, won, at) values (?, ?, ?, ?, ?) on conflict do nothing',
        values: [table, seat, as, won ? 1 : 0, at],
      })),
    )
  },
})
