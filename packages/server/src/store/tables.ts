import { digest } from '@selva/core'
import type { Status, Table, TableId } from '../table/table.ts'
import type { Sql, Statement } from './sql.ts'
import { type SeatRow, type TableRow, tableFrom } from './table-row.ts'

/** Tables apart from their games, and their seats. */
export type Tables = {
  /** Adds a table and the seed of all its chance. */
  addTable(table: Table, seed: Uint8Array): Promise<void>
  table(id: TableId): Promise<Table | undefined>
  /** The table that this digest of an invite belongs to. */
  tableInvited(inviteDigest: string): Promise<TableId | undefined>
  tablesWith(status: Status): Promise<readonly Table[]>
  /** The newest tables of this status that anybody may see, made after this time. */
  listedTables(status: Status, madeAfter: number, most: number): Promise<readonly Table[]>
  /** Stores status, host, seats, who was removed and the rematch with the next version; false if somebody else changed the table since. */
  changeTable(table: Table): Promise<boolean>
  /** Forgets a table that was never played. */
  dropTable(id: TableId): Promise<void>
  /** Never leaves the server before the game is over. */
  seed(id: TableId): Promise<Uint8Array | undefined>
}

const COLUMNS = 'id, game, setting, terms, listed, status, host, invite, arrangement, removed, rematch, made, version'

const seatsAdded = ({ id, seats }: Table): readonly Statement[] =>
  seats.map((holder, i) => ({
    text: 'insert into seat (t, seat, holder, person, name) values (?, ?, ?, ?, ?)',
    values: [
      id,
      i + 1,
      holder.by,
      holder.by === 'person' ? holder.person : '',
      holder.by === 'nobody' ? '' : holder.name,
    ],
  }))

export function tablesIn(sql: Sql): Tables {
  /** The tables of which this is true, with their seats as they were at the same moment. */
  async function tables(
    condition: string,
    values: readonly (string | number)[],
    order: 'made' | 'made desc' = 'made',
  ): Promise<readonly Table[]> {
    const rows = await sql.all<TableRow & SeatRow>(
      `select found.*, holder, person, name from (select ${COLUMNS} from tables where ${condition}) as found
       left join seat on t = id order by ${order}, id, seat`,
      values,
    )
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((seats) => {
      const [table] = seats
      return table === undefined ? [] : tableFrom(table, seats)
    })
  }

  return {
    async addTable(table, seed) {
      const { id, game, setting, terms, listed, status, host, invite, arrangement, removed, rematch, made, version } =
        table
      await sql.together([
        {
          text: `insert into tables (${COLUMNS}, invited, seed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
            version,
            digest(invite),
            seed,
          ],
        },
        ...seatsAdded(table),
      ])
    },
    async table(id) {
      const [table] = await tables('id = ?', [id])
      return table
    },
    async tableInvited(inviteDigest) {
      const [row] = await sql.all<{ id: TableId }>('select id from tables where invited = ?', [inviteDigest])
      return row?.id
    },
    tablesWith: (status) => tables('status = ?', [status]),
    listedTables: (status, madeAfter, most) =>
      tables(
        'status = ? and listed = 1 and made > ? order by made desc limit ?',
        [status, madeAfter, most],
        'made desc',
      ),
    async changeTable(table) {
      const changed = await sql.together([
        {
          text: `update tables set status = ?, host = ?, removed = ?, rematch = ?, version = version + 1
                 where id = ? and version = ?`,
          values: [table.status, table.host, JSON.stringify(table.removed), table.rematch, table.id, table.version],
          must: 1,
        },
        { text: 'delete from seat where t = ?', values: [table.id] },
        ...seatsAdded(table),
      ])
      return changed.length > 0
    },
    async dropTable(id) {
      await sql.together([
        { text: 'delete from tables where id = ?', values: [id] },
        { text: 'delete from seat where t = ?', values: [id] },
      ])
    },
    async seed(id) {
      const [row] = await sql.all<{ seed: Uint8Array }>('select seed from tables where id = ?', [id])
      return row?.seed
    },
  }
}
