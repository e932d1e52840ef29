import { DEFAULT_TERMS, type Pace, SettingDraft, TermsBody } from '@selva/protocol'
import { Value } from 'typebox/value'
import type { PersonId, TableId } from '../../base/ids.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { seatsIn } from '../engine/running.ts'
import type { Sql } from '../engine/sql.ts'
import { TABLE_STATUSES, type TableDocument, type TableStatus } from './table.ts'
import { documentsFrom } from './table-row.ts'

/** How a game ended for a seat: what it was at the end, in the game's own word, and whether it won. */
type SeatOutcome = { readonly as: string; readonly won: boolean; readonly at: number }

/** A seat of a person at a table. */
export type PersonSeat = {
  readonly id: TableId
  readonly game: string
  readonly setting: SettingDraft
  readonly status: TableStatus
  readonly seat: number
  readonly made: number
  readonly ending: SeatOutcome | undefined
  /** Does the running game wait for this seat? Everybody at the table may know. */
  readonly yourTurn: boolean
  /** The seats that the running game waits for, as everybody at the table may know. */
  readonly awaits: readonly number[]
  /** When something that everybody could see last happened at the running game; 0 if that is unknown. */
  readonly touched: number
  readonly pace: Pace
  readonly documents: readonly TableDocument[]
}

/** A seat of somebody else; a person who has deleted their account has no name. */
type OtherSeat = { readonly seat: number; readonly by: 'person' | 'bot'; readonly name: string }

/** A place in the list of a person's seats: the next portion begins after it. */
type PageMark = { readonly made: number; readonly id: string; readonly seat: number }
const FROM_THE_NEWEST: PageMark = { made: Number.MAX_SAFE_INTEGER, id: '', seat: 0 }

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
  readonly awaits: string | undefined
  readonly touched: number | undefined
  readonly terms: string
  readonly documents: string
}

/** The seats that people have and have had. */
export type PersonSeats = {
  /** The person's seats, the newest table first, after this mark. */
  of(person: PersonId, most: number, after?: PageMark): Promise<readonly PersonSeat[]>
  /** The other seats that are taken at the same tables, by table. */
  beside(seats: readonly Pick<PersonSeat, 'id' | 'seat'>[]): Promise<ReadonlyMap<TableId, readonly OtherSeat[]>>
  /**
   * Of these tables of the person those that are over and whose players meet again at an open one, with its host.
   * Where one of them blocks the other there is none.
   */
  again(person: PersonId, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, PersonId>>
  /** The tables at which both have a seat. */
  shared(one: PersonId, other: PersonId): Promise<readonly { readonly id: TableId; readonly status: TableStatus }[]>
  /** Stores how a game ended, for every seat. Doing it again changes nothing. */
  noteEnd(table: TableId, endings: readonly (SeatOutcome & { readonly seat: number })[]): Promise<void>
}

const statusFrom = (text: string): TableStatus => TABLE_STATUSES.find((status) => status === text) ?? 'over'

const sittingFrom = ({ id, game, setting, status, seat, made, became, won, at, ...row }: SittingRow): PersonSeat => ({
  id,
  game,
  setting: Value.Parse(SettingDraft, JSON.parse(setting)),
  status: statusFrom(status),
  seat,
  made,
  ending: became === undefined || at === undefined ? undefined : { as: became, won: won === 1, at },
  yourTurn: status === 'running' && seatsIn(row.awaits ?? '').some((awaited) => awaited === seat),
  awaits: status === 'running' ? seatsIn(row.awaits ?? '') : [],
  touched: status === 'running' ? (row.touched ?? 0) : 0,
  pace: Value.Parse(TermsBody, { ...DEFAULT_TERMS, ...JSON.parse(row.terms) }).pace,
  documents: documentsFrom(row.documents),
})

export const personSeatsIn = (sql: Sql): PersonSeats => ({
  async of(person, most, { made, id, seat } = FROM_THE_NEWEST) {
    const rows = await sql.all<SittingRow>(
      `select tables.id, game, setting, terms, documents, status, mine.seat, mine.made, became, won, outcome.at,
              awaits, running.at as touched
         from (select t, seat, made from seat
                where person = ? and (made, t, seat) < (?, ?, ?)
                order by made desc, t desc, seat desc limit ?) as mine
         join tables on tables.id = mine.t
         left join outcome on outcome.t = mine.t and outcome.seat = mine.seat
         left join running on running.t = mine.t
        order by mine.made desc, mine.t desc, mine.seat desc`,
      [person, made, id, seat, most],
    )
    return rows.map(sittingFrom)
  },
  async beside(seats) {
    const own = new Map(seats.map(({ id, seat }) => [id, seat]))
    const rows =
      own.size === 0
        ? []
        : await sql.all<{ t: TableId; seat: number; holder: string; name: string }>(
            `select t, seat, holder, name from seat where t in (${[...own].map(() => '?')}) order by t, seat`,
            [...own.keys()],
          )
    const others = rows.flatMap(({ t, seat, holder, name }) =>
      (holder === 'person' || holder === 'bot') && own.get(t) !== seat ? [{ t, seat, by: holder, name } as const] : [],
    )
    return Map.groupBy(others, ({ t }) => t)
  },
  async again(person, tables) {
    if (tables.length === 0) return new Map()
    const rows = await sql.all<{ t: TableId; host: PersonId }>(
      `select old.id as t, next.owner as host from tables as old
         join tables as next on next.id = old.rematch
        where old.id in (${tables.map(() => '?')}) and old.status = 'over' and next.status = 'open'
          and not exists (select 1 from seat where t = next.id and person = ?)
          and not exists (select 1 from seat join blocked on blocked.person = ? and blocked.other = seat.person
                           where seat.t = next.id)
          and not exists (select 1 from seat join blocked on blocked.person = seat.person and blocked.other = ?
                           where seat.t = next.id)`,
      [...tables, person, person, person],
    )
    return new Map(rows.map(({ t, host }) => [t, host]))
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

/** The number of seats that are read at once. */
const PORTION = 100

/** All seats of a person, the newest table first. Other work runs between two of them. */
export async function* everySitting({ of }: Pick<PersonSeats, 'of'>, person: PersonId): AsyncGenerator<PersonSeat> {
  let found = await of(person, PORTION)
  while (found.length > 0) {
    for (const personSeat of found) {
      yield personSeat
      await yieldToEventLoop()
    }
    const last = found.at(-1)
    found = last === undefined || found.length < PORTION ? [] : await of(person, PORTION, last)
  }
}
