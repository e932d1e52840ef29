import type { PersonId, Session } from '../../base/ids.ts'
import type { Row, Sql, Statement } from '../engine/sql.ts'

/** One kind of personal data. Every database table with a person's id in it is listed in `personalDataIn`. */
export type PersonalData = {
  /** Its name in the file of an export. */
  readonly name: string
  /** The database tables it is stored in; a test finds tables that are missing in the list. */
  readonly tables: readonly string[]
  /** All of it as JSON text, in pieces, without secrets and without what others have not made public. */
  of(person: PersonId): AsyncIterable<string>
  /** Deletes it. `heir` is the new guest in the same browser, if there is one. */
  forget(person: PersonId, heir: PersonId | ''): readonly Statement[]
  /** Moves a guest's rows to the account that the guest is merged into; rows of the account win. */
  move?(from: PersonId, to: PersonId): readonly Statement[]
}

/** The number of rows that are read at once. */
const PORTION = 100

/** The columns of an index that begins with the person: portions are read in its order. */
type Order = readonly [string, ...string[]]

/** The person's rows of a database table, a portion at a time: each begins after the last row of the one before. */
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

/** The rows of a database table with a person's id: an export lists these columns, and a deletion takes whole rows. */
const rowsOf = (sql: Sql, name: string, table: string, columns: string, order: Order): PersonalData => ({
  name,
  tables: [table],
  of: (person) => listText(portions(sql, table, columns, order, person)),
  forget: (person) => [{ text: `delete from ${table} where person = ?`, values: [person] }],
})

/** Moves all rows of a guest to the account. */
const handedOver =
  (table: string) =>
  (from: PersonId, to: PersonId): readonly Statement[] => [
    { text: `update ${table} set person = ? where person = ?`, values: [to, from] },
  ]

/** Figures of finished games, and games that are hidden from the own list. */
const aboutOwnGames = (sql: Sql): readonly PersonalData[] => [
  {
    ...rowsOf(sql, 'figures', 'figure', 'table_id, seat, game, rules, map, became, won, alone, counts, at', [
      'at',
      'table_id',
      'seat',
    ]),
    move: handedOver('figure'),
  },
  {
    ...rowsOf(sql, 'showsFigures', 'figures_shown', '1 as shown', ['person']),
    // The account decides who sees its figures, not the guest that it was.
    move: (from) => [{ text: 'delete from figures_shown where person = ?', values: [from] }],
  },
  {
    ...rowsOf(sql, 'hiddenGames', 'hidden_game', 't', ['t']),
    move: (from, to) => [
      {
        text: `update hidden_game set person = ? where person = ?
                 and t not in (select t from hidden_game where person = ?)`,
        values: [to, from, to],
      },
    ],
  },
]

/** Links to own games that anyone may open. Of a game with a link of the account and one of the guest, the account’s stays. */
const aboutShares = (sql: Sql): readonly PersonalData[] => [
  {
    ...rowsOf(sql, 'sharedGames', 'share', 't, token, at', ['t']),
    move: (from, to) => [
      {
        text: 'update share set person = ? where person = ? and t not in (select t from share where person = ?)',
        values: [to, from, to],
      },
      { text: 'delete from share where person = ?', values: [from] },
    ],
  },
  {
    ...rowsOf(sql, 'namedInSharedGames', 'share_name', 't, named', ['t']),
    move: (from, to) => [
      {
        text: `update share_name set person = ? where person = ?
                 and t not in (select t from share_name where person = ?)`,
        values: [to, from, to],
      },
      { text: 'delete from share_name where person = ?', values: [from] },
    ],
  },
]

/** Answers to puzzles. A guest’s answer to a puzzle that the account has answered goes: one person, one answer. */
const puzzleAnswers = (sql: Sql): PersonalData => ({
  ...rowsOf(sql, 'puzzles', 'puzzle_answer', 'day, choice, at', ['day']),
  move: (from, to) => [
    {
      text: `update puzzle_answer set person = ? where person = ?
               and day not in (select day from puzzle_answer where person = ?)`,
      values: [to, from, to],
    },
    { text: 'delete from puzzle_answer where person = ?', values: [from] },
  ],
})

/** Everything that is stored about people, besides their seats and names. */
export const personalDataIn = (sql: Sql): readonly PersonalData[] => [
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
  // The export leaves out the id of the blocked person: it would identify them at every table, under any name.
  {
    ...rowsOf(sql, 'blocked', 'blocked', 'name, at', ['other']),
    forget: (person) => [{ text: 'delete from blocked where person = ? or other = ?', values: [person, person] }],
    // Signing in neither loses nor lifts a block, and nobody may end up blocking themselves.
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
  // Signing in does not lift a mute.
  {
    ...rowsOf(sql, 'muted', 'muted', 't', ['t']),
    move: (from, to) => [
      {
        text: 'update muted set person = ? where person = ? and t not in (select t from muted where person = ?)',
        values: [to, from, to],
      },
    ],
  },
  rowsOf(sql, 'reports', 'report', 'table_id, document, reason, note, status, at', ['id']),
  {
    ...rowsOf(
      sql,
      'documents',
      'document join document_version on document = id',
      'id, game, kind, parent, parent_version, published, hidden, plays, created, version, title, made, body',
      ['id', 'version'],
    ),
    tables: ['document'],
    // Published documents stay, as those of a former player; drafts go, also newer versions of published ones.
    forget: (person) => [
      {
        text: `delete from document_version where (document, version) in
                 (select document, version from document join document_version on document = id
                   where person = ? and version <> published)`,
        values: [person],
      },
      { text: 'delete from document where person = ? and published = 0', values: [person] },
      { text: `update document set person = '', signed = '', newest = published where person = ?`, values: [person] },
    ],
    move: (from, to) => [{ text: `update document set person = ?, signed = '' where person = ?`, values: [to, from] }],
  },
  ...aboutOwnGames(sql),
  ...aboutShares(sql),
  puzzleAnswers(sql),
  // Neither signing in nor deleting the account lifts a ban: moderators keep it, without the deleted id.
  {
    ...rowsOf(sql, 'bans', 'ban', 'reason, at, ends', ['id']),
    forget: (person, heir) => [{ text: 'update ban set person = ? where person = ?', values: [heir, person] }],
    move: handedOver('ban'),
  },
]

const codesLeft = async (sql: Sql, person: PersonId): Promise<number> =>
  (await sql.all('select digest from recovery where person = ?', [person])).length

/** Moves the data of a guest to an account, and the push subscription of the guest's device to the account's device. */
export async function transferPersonalData(
  sql: Sql,
  data: readonly PersonalData[],
  from: Session,
  to: Session,
): Promise<void> {
  await sql.together([
    { text: 'update push set device = ?, person = ? where device = ?', values: [to.device, to.person, from.device] },
    ...data.flatMap(({ move }) => move?.(from.person, to.person) ?? []),
  ])
}

/** Deletes all data of a person in one commit. Seats stay, without a name. */
export async function deletePersonalData(
  sql: Sql,
  data: readonly PersonalData[],
  person: PersonId,
  heir: PersonId | '',
): Promise<void> {
  await sql.together([
    { text: `update seat set name = '' where person = ?`, values: [person] },
    ...data.flatMap(({ forget }) => forget(person, heir)),
  ])
}
