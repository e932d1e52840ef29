import type { PersonId } from '../ids.ts'
import type { Row, Sql, Statement } from '../store/sql.ts'

/** What one concern keeps of a person. Whatever stores something under a person's id is listed below. */
export type Belongings = {
  /** What it is called in the file of an export. */
  readonly name: string
  /** The database's tables it is kept in; a test finds those that nobody lists. */
  readonly tables: readonly string[]
  /** All of it as JSON text, in pieces: what others may not know of it, and what only a thief could use, left out. */
  of(person: PersonId): AsyncIterable<string>
  /** `heir` is the new guest in the same browser, if there is one. */
  forget(person: PersonId, heir: PersonId | ''): readonly Statement[]
  /** What of a guest's goes over to whom they turned out to be, who keeps what they have. */
  move?(from: PersonId, to: PersonId): readonly Statement[]
}

/** So many rows are read at once. */
const PORTION = 100

/** The columns of an index that begins with the person: portions are read in its order. */
type Order = readonly [string, ...string[]]

/** The person's rows of a database's table, a portion at a time: each begins after the last row of the one before. */
async function* portions(
  sql: Sql,
  table: string,
  columns: string,
  order: Order,
  person: PersonId,
): AsyncGenerator<readonly Row[]> {
  const marks = order.map((column, i) => `${column} as mark${i}`)
  const question = (after: string): string =>
    `select ${columns}, ${marks} from ${table} where person = ?${after} order by ${order} limit ${PORTION}`
  const next = question(` and (${order}) > (${order.map(() => '?')})`)
  let rows = await sql.all<Row>(question(''), [person])
  while (rows.length > 0) {
    yield rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !/^mark\d$/.test(column))))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PORTION) return
    rows = await sql.all<Row>(next, [person, ...order.map((_, i) => last[`mark${i}`])])
  }
}

/** A list as JSON text, a portion at a time. */
async function* listText(lists: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const list of lists) {
    yield before + list.map((one) => JSON.stringify(one)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** Rows of a database's table that carry a person's id: told by these columns, forgotten as a whole. */
export const rowsOf = (sql: Sql, name: string, table: string, columns: string, order: Order): Belongings => ({
  name,
  tables: [table],
  of: (person) => listText(portions(sql, table, columns, order, person)),
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
  rowsOf(sql, 'devices', 'device', 'kind, made, seen', ['id']),
  rowsOf(sql, 'passkeys', 'passkey', 'id, transports, made, used', ['id']),
  {
    ...rowsOf(sql, 'recoveryCodes', 'recovery', 'digest', ['digest']),
    async *of(person) {
      yield JSON.stringify({ left: await codesLeft(sql, person) })
    },
  },
  rowsOf(sql, 'linksUnderWay', 'voucher', 'purpose, ends', ['digest']),
  rowsOf(sql, 'push', 'push', 'endpoint, made', ['device']),
  {
    ...rowsOf(sql, 'webhook', 'webhook', 'url, made', ['person']),
    move: (from, to) => [
      {
        text: 'update webhook set person = ? where person = ? and not exists (select 1 from webhook where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  {
    ...rowsOf(sql, 'notes', 'note', 't, text', ['t']),
    move: (from, to) => [
      {
        text: 'update note set person = ? where person = ? and t not in (select t from note where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  { ...rowsOf(sql, 'said', 'said', 't, channel, phrase, body, at', ['t', 'n']), move: handedOver('said') },
  // Whom it is about is told by no id: with it they could be recognised at every table, whatever they call themselves.
  {
    ...rowsOf(sql, 'blocked', 'blocked', 'name, at', ['other']),
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
    ...rowsOf(sql, 'muteVotes', 'mute_vote', 't', ['t', 'other']),
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
    ...rowsOf(sql, 'muted', 'muted', 't', ['t']),
    move: (from, to) => [
      {
        text: 'update muted set person = ? where person = ? and t not in (select t from muted where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  rowsOf(sql, 'reports', 'report', 'table_id, reason, note, status, at', ['id']),
  // Nor rid of a ban, also not by deleting the account: moderators keep it, without the deleted id.
  {
    ...rowsOf(sql, 'bans', 'ban', 'reason, at, ends', ['id']),
    forget: (person, heir) => [{ text: 'update ban set person = ? where person = ?', values: [heir, person] }],
    move: handedOver('ban'),
  },
]

const codesLeft = async (sql: Sql, person: PersonId): Promise<number> =>
  (await sql.all('select digest from recovery where person = ?', [person])).length
