import type { Sql, Statement } from '../store/sql.ts'
import type { PersonId } from './person.ts'

/** What one concern keeps of a person. Whatever stores something under a person's id is listed below. */
export type Belongings = {
  /** What it is called in the file of an export. */
  readonly name: string
  /** The database's tables it is kept in; a test finds those that nobody lists. */
  readonly tables: readonly string[]
  /** All of it, for the person: what others may not know of it, and what only a thief could use, left out. */
  of(person: PersonId): Promise<unknown>
  forget(person: PersonId): readonly Statement[]
  /** What of a guest's goes over to whom they turned out to be, who keeps what they have. */
  move?(from: PersonId, to: PersonId): readonly Statement[]
}

/** Rows of a database's table that carry a person's id: told by these columns, forgotten as a whole. */
export const rowsOf = (sql: Sql, name: string, table: string, columns: string): Belongings => ({
  name,
  tables: [table],
  of: (person) => sql.all(`select ${columns} from ${table} where person = ?`, [person]),
  forget: (person) => [{ text: `delete from ${table} where person = ?`, values: [person] }],
})

/** All rows go over to whom a guest turned out to be. */
const handedOver =
  (table: string) =>
  (from: PersonId, to: PersonId): readonly Statement[] => [
    { text: `update ${table} set person = ? where person = ?`, values: [to, from] },
  ]

/** Everything the server itself keeps of people, besides their seats. */
export const belongingsIn = (sql: Sql): readonly Belongings[] => [
  rowsOf(sql, 'devices', 'device', 'kind, made, seen'),
  rowsOf(sql, 'passkeys', 'passkey', 'id, transports, made, used'),
  {
    ...rowsOf(sql, 'recoveryCodes', 'recovery', 'digest'),
    of: async (person) => ({ left: await codesLeft(sql, person) }),
  },
  rowsOf(sql, 'linksUnderWay', 'voucher', 'purpose, ends'),
  rowsOf(sql, 'push', 'push', 'endpoint, made'),
  {
    ...rowsOf(sql, 'webhook', 'webhook', 'url, made'),
    move: (from, to) => [
      {
        text: 'update webhook set person = ? where person = ? and not exists (select 1 from webhook where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  {
    ...rowsOf(sql, 'notes', 'note', 't, text'),
    move: (from, to) => [
      {
        text: 'update note set person = ? where person = ? and t not in (select t from note where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  { ...rowsOf(sql, 'said', 'said', 't, channel, phrase, body, at'), move: handedOver('said') },
  // Whom it is about is told by no id: with it they could be recognised at every table, whatever they call themselves.
  {
    ...rowsOf(sql, 'blocked', 'blocked', 'name, at'),
    forget: (person) => [{ text: 'delete from blocked where person = ? or other = ?', values: [person, person] }],
    // Nor does anybody lose their blocks, or get rid of one, by signing in; and nobody blocks themselves.
    move: (from, to) => [
      {
        text: `update blocked set person = ? where person = ? and other <> ?
                 and other not in (select other from blocked where person = ?)`,
        values: [to, from, to, to],
      },
      {
        text: `update blocked set other = ? where other = ? and person <> ?
                 and person not in (select person from blocked where other = ?)`,
        values: [to, from, to, to],
      },
    ],
  },
  {
    ...rowsOf(sql, 'muteVotes', 'mute_vote', 't'),
    move: (from, to) => [
      {
        text: `update mute_vote set person = ? where person = ?
                 and (t, other) not in (select t, other from mute_vote where person = ?)`,
        values: [to, from, to],
      },
      {
        text: `update mute_vote set other = ? where other = ?
                 and (t, person) not in (select t, person from mute_vote where other = ?)`,
        values: [to, from, to],
      },
    ],
  },
  // Nobody gets their voice back by signing in.
  {
    ...rowsOf(sql, 'muted', 'muted', 't'),
    move: (from, to) => [
      {
        text: 'update muted set person = ? where person = ? and t not in (select t from muted where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  rowsOf(sql, 'reports', 'report', 'table_id, reason, note, status, at'),
  // Nor rid of a ban.
  { ...rowsOf(sql, 'bans', 'ban', 'reason, at, ends'), move: handedOver('ban') },
]

const codesLeft = async (sql: Sql, person: PersonId): Promise<number> =>
  (await sql.all('select digest from recovery where person = ?', [person])).length
