import type { Channel, Phrase } from '@selva/protocol'
import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** A chat line of a table, as it is stored. */
export type ChatLineRow = {
  readonly t: TableId
  /** Counts what was said at the table, in both channels: it never leaves the server. */
  readonly n: number
  /** Random: it tells nothing about what else was said. */
  readonly id: string
  readonly channel: Channel
  readonly person: PersonId
  readonly seat: number
  /** Their name when they said it. */
  readonly name: string
  /** A phrase, or empty for words of their own. */
  readonly phrase: Phrase | ''
  /** The seat a phrase is about; 0 for none. */
  readonly about: number
  readonly body: string
  readonly at: number
  readonly hidden: number
  /** The id the client gave it: a message sent twice is said once. */
  readonly sent: string
}

const COLUMNS = 't, n, id, channel, person, seat, name, phrase, about, body, at, hidden, sent'

/** The chat of all tables. */
export type ChatLines = {
  /** Adds it as the table's next, and drops older lines for it; false if it has been said already. */
  add(row: Omit<ChatLineRow, 'n' | 'hidden'>, dropped: readonly number[]): Promise<boolean>
  /** The newest lines of a channel, in order, at most `most`. */
  last(table: TableId, channel: Channel, most: number): Promise<readonly ChatLineRow[]>
  /** The lines after the n-th, in order. */
  after(table: TableId, n: number): Promise<readonly ChatLineRow[]>
  hide(id: string): Promise<void>
  dropTable(table: TableId): Promise<void>
}

/** Two nodes that speak at the same moment want the same number: the slower one takes the next. */
const TRIES = 20

export function chatLinesIn(sql: Sql): ChatLines {
  const known = async (t: TableId, person: PersonId, sent: string): Promise<boolean> =>
    (await sql.all('select n from said where t = ? and person = ? and sent = ?', [t, person, sent])).length > 0
  return {
    async add({ t, id, channel, person, seat, name, phrase, about, body, at, sent }, dropped) {
      for (let i = 0; i < TRIES; i++) {
        const [last] = await sql.all<{ n: number }>('select coalesce(max(n), 0) as n from said where t = ?', [t])
        const added = await sql.together([
          {
            text: `insert into said (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) on conflict do nothing`,
            values: [t, Number(last?.n ?? 0) + 1, id, channel, person, seat, name, phrase, about, body, at, sent],
            must: 1,
          },
          ...dropped.map((n) => ({ text: 'delete from said where t = ? and n = ?', values: [t, n] })),
        ])
        if (added.length > 0) return true
        if (await known(t, person, sent)) return false
      }
      throw new Error(`no number was free at table ${t}`)
    },
    last: async (table, channel, most) =>
      (
        await sql.all<ChatLineRow>(`select ${COLUMNS} from said where t = ? and channel = ? order by n desc limit ?`, [
          table,
          channel,
          most,
        ])
      ).toReversed(),
    after: (table, n) =>
      sql.all<ChatLineRow>(`select ${COLUMNS} from said where t = ? and n > ? order by n`, [table, n]),
    async hide(id) {
      await sql.run('update said set hidden = 1 where id = ?', [id])
    },
    async dropTable(table) {
      await sql.together([
        { text: 'delete from said where t = ?', values: [table] },
        { text: 'delete from mute_vote where t = ?', values: [table] },
        { text: 'delete from muted where t = ?', values: [table] },
      ])
    },
  }
}
