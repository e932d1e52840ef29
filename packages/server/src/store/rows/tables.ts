import { digest } from '@selva/core'
import type { PersonId, TableId } from '../../base/ids.ts'
import type { BatchLog, StoredBatch } from '../engine/engine.ts'
import { KEEP_NOTE, noteDropped, noteValues } from '../engine/running.ts'
import type { Sql, Statement } from '../engine/sql.ts'
import { playCounted } from './documents.ts'
import type { Table } from './table.ts'
import { type SeatRow, type TableRow, tableFrom } from './table-row.ts'

/** Tables apart from their games, and their seats. */
export type Tables = {
  /** Adds a table and the seed of all its chance. */
  addTable(table: Table, seed: Uint8Array): Promise<void>
  table(id: TableId): Promise<Table | undefined>
  /** Is there such a table, and may this person know of it: listed, with a seat of theirs, or by this digest of its invite? */
  isKnownTo(id: string, person: PersonId | '', inviteDigest: string): Promise<boolean>
  /** The table that this digest of an invite belongs to. */
  tableInvited(inviteDigest: string): Promise<TableId | undefined>
  /** Tables that anybody may see, by these criteria: the newest of every host before the second newest of any. */
  listedTables(list: TableList): Promise<readonly Table[]>
  /** How many tables of this host have not begun. */
  openOf(host: PersonId): Promise<number>
  /**
   * Stores status, since when, host, seats, who was removed and the rematch with the next version; false if the table
   * has been changed elsewhere since.
   */
  changeTable(table: Table): Promise<boolean>
  /** The same before the start, with what is played and how, and another seed of all its chance. */
  changeDeal(table: Table, seed: Uint8Array): Promise<boolean>
  /** The same together with the opening of its game: a table runs if and only if it has one. */
  startTable(table: Table, opening: StoredBatch): Promise<boolean>
  /** The same when its game is over: a game that was played to the end counts for the documents that it played as they are. */
  endTable(table: Table, played: boolean): Promise<boolean>
  /** Forgets a table that was never played. */
  dropTable(id: TableId): Promise<void>
  /** Never leaves the server before the game is over. */
  seed(id: TableId): Promise<Uint8Array | undefined>
}

type TableList = {
  /** Tables to join, or tables to watch. */
  readonly status: 'open' | 'running'
  readonly madeAfter: number
  readonly most: number
  /** No host has more tables in it than this. */
  readonly perHost: number
}

/** A list is chosen from this many of the newest tables, even if there are more. */
const CANDIDATES = 500

const COLUMNS =
  'id, game, setting, terms, listed, status, host, invite, arrangement, removed, rematch, made, version, since, documents, side'

/** The person in the host's seat; empty while nobody sits. */
const ownerOf = ({ seats, host }: Table): PersonId | '' => {
  const holder = seats[host - 1]
  return holder?.by === 'person' ? holder.person : ''
}

const seatsAdded = ({ id, seats, made }: Table): readonly Statement[] =>
  seats.map((holder, i) => ({
    text: 'insert into seat (t, seat, holder, person, name, level, made) values (?, ?, ?, ?, ?, ?, ?)',
    values: [
      id,
      i + 1,
      holder.by,
      holder.by === 'person' ? holder.person : '',
      holder.name ?? '',
      holder.by === 'person' ? '' : (holder.level ?? ''),
      made,
    ],
  }))

/** A change of a table, which must be as it was when it was read. */
const changed = (table: Table): readonly Statement[] => [
  {
    text: `update tables
              set status = ?, host = ?, owner = ?, removed = ?, rematch = ?, since = ?, version = version + 1
            where id = ? and version = ?`,
    values: [
      table.status,
      table.host,
      ownerOf(table),
      JSON.stringify(table.removed),
      table.rematch,
      table.since,
      table.id,
      table.version,
    ],
    must: 1,
  },
  { text: 'delete from seat where t = ?', values: [table.id] },
  ...seatsAdded(table),
  ...(table.status === 'over' ? [noteDropped(table.id)] : []),
]

const dealChanged = ({ id, setting, terms, documents }: Table, seed: Uint8Array): Statement => ({
  text: 'update tables set setting = ?, terms = ?, spectators = ?, documents = ?, seed = ? where id = ?',
  values: [
    JSON.stringify(setting),
    JSON.stringify(terms),
    terms.spectators ? 1 : 0,
    JSON.stringify(documents),
    seed,
    id,
  ],
})

/** The note that is stored with a batch, if there is one. */
const noted = ({ table, note }: StoredBatch): readonly Statement[] =>
  note === undefined ? [] : [{ text: KEEP_NOTE, values: noteValues(table, note) }]

export function tablesIn(sql: Sql & Pick<BatchLog, 'begin'>): Tables {
  /** The tables that this question finds, in its order, with their seats as they were at the same moment. */
  async function tables(
    found: string,
    values: readonly (string | number)[],
    order: 'id' | 'place, found.made desc, id' = 'id',
  ): Promise<readonly Table[]> {
    const rows = await sql.all<TableRow & SeatRow>(
      `select found.*, holder, person, name, level from (${found}) as found
       left join seat on seat.t = found.id order by ${order}, seat.seat`,
      values,
    )
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((seats) => {
      const [table] = seats
      return table === undefined ? [] : tableFrom(table, seats)
    })
  }

  return {
    async addTable(table, seed) {
      const { id, game, setting, terms, listed, status, host, invite, arrangement, removed, rematch, made } = table
      await sql.together([
        {
          text: `insert into tables (${COLUMNS}, owner, spectators, invited, seed)
                 values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          values: [
            id,
            game,
            JSON.stringify(setting),
            JSON.stringify(terms),
            listed ? 1 : 0,
            status,
            host,
            invite,
            arrangement,
            JSON.stringify(removed),
            rematch,
            made,
            table.version,
            table.since,
            JSON.stringify(table.documents),
            table.side,
            ownerOf(table),
            terms.spectators ? 1 : 0,
            digest(invite),
            seed,
          ],
        },
        ...seatsAdded(table),
      ])
    },
    async table(id) {
      const [table] = await tables(`select ${COLUMNS} from tables where id = ?`, [id])
      return table
    },
    async isKnownTo(id, person, inviteDigest) {
      // One question, with the same empty answer for a table that is hidden and for one that does not exist.
      const rows = await sql.all<{ id: string }>(
        `select id from tables where id = ? and (listed = 1 or invited = ?
           or exists (select 1 from seat where t = ? and person = ? and person <> ''))`,
        [id, inviteDigest, id, person],
      )
      return rows.length > 0
    },
    async tableInvited(inviteDigest) {
      const [row] = await sql.all<{ id: TableId }>('select id from tables where invited = ?', [inviteDigest])
      return row?.id
    },
    listedTables: ({ status, madeAfter, most, perHost }) =>
      tables(
        `select ${COLUMNS}, place from (
           select id as chosen, place from (
             select newest.id, newest.made,
                    row_number() over (partition by owner order by newest.made desc, newest.id) as place
               from (select id, owner, made from tables
                      where status = ? and listed = 1 and made > ?${status === 'running' ? ' and spectators = 1' : ''}
                      order by made desc limit ${CANDIDATES}) as newest
           ) as ranked
           where place <= ? order by place, made desc, id limit ?
         ) as best join tables on tables.id = best.chosen`,
        [status, madeAfter, perHost, most],
        'place, found.made desc, id',
      ),
    async openOf(host) {
      const [row] = await sql.all<{ n: number }>(
        `select count(*) as n from tables where owner = ? and status = 'open'`,
        [host],
      )
      return Number(row?.n ?? 0)
    },
    changeTable: async (table) => (await sql.together(changed(table))).length > 0,
    changeDeal: async (table, seed) => (await sql.together([...changed(table), dealChanged(table, seed)])).length > 0,
    startTable: (table, opening) => sql.begin(opening, [...changed(table), ...noted(opening)]),
    async endTable(table, played) {
      const as = played ? table.documents.filter(({ changed = false }) => !changed) : []
      const ids = new Set(as.map(({ id }) => id))
      return (await sql.together([...changed(table), ...[...ids].map(playCounted)])).length > 0
    },
    async dropTable(id) {
      await sql.together([
        { text: 'delete from tables where id = ?', values: [id] },
        { text: 'delete from seat where t = ?', values: [id] },
        noteDropped(id),
      ])
    },
    async seed(id) {
      const [row] = await sql.all<{ seed: Uint8Array }>('select seed from tables where id = ?', [id])
      return row?.seed
    },
  }
}
