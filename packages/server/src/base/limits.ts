import { MAX_NOTES_BYTES } from '@selva/protocol'

/** One limit of the server. The table in `docs/operating.md` is made from these rows, and each row has a test. */
type LimitRow = {
  readonly most: number
  /** The owner of the resource, and the unit. */
  readonly counts: string
  /** The consequence of going over it. */
  readonly beyond: string
}

const TOO_MANY = 'refused (`tooMany`)'

/** Every limit with its default. */
export const LIMIT_ROWS = {
  requests: { most: 1200, counts: 'requests of an address, a minute', beyond: TOO_MANY },
  sessionRequests: { most: 600, counts: 'requests of a person from all addresses, a minute', beyond: TOO_MANY },
  tables: { most: 30, counts: 'new tables of an address, a minute', beyond: TOO_MANY },
  openTables: {
    most: 10,
    counts: 'tables of a host that have not begun, at a time',
    beyond: 'refused (`openTables`)',
  },
  runningTables: {
    most: 50,
    counts: 'running games of a host that do not rest, at a time',
    beyond: 'refused (`runningTables`)',
  },
  listed: {
    most: 3,
    counts: 'tables of a host in the list of those to join, and of those to watch',
    beyond: 'not listed',
  },
  addressListed: { most: 30, counts: 'listed tables of an address that are not over, at a time', beyond: TOO_MANY },
  guests: { most: 60, counts: 'new guests of an address, a minute', beyond: TOO_MANY },
  exports: { most: 6, counts: 'exports of a person, an hour', beyond: TOO_MANY },
  devices: {
    most: 50,
    counts: 'devices of a person',
    beyond: 'the device that has been away for longest is signed out',
  },
  passkeys: { most: 20, counts: 'passkeys of a person', beyond: 'refused (`passkey`)' },
  blocks: { most: 500, counts: 'people whom a person blocks', beyond: TOO_MANY },
  openReports: { most: 20, counts: 'reports of a person that no moderator has dealt with', beyond: TOO_MANY },
  notes: { most: MAX_NOTES_BYTES, counts: 'bytes of notes of a person at a table', beyond: 'refused (`tooLarge`)' },
  wordsAtOnce: { most: 6, counts: 'things a person says at a table, at once', beyond: TOO_MANY },
  wordsPerMinute: { most: 30, counts: 'things a person says at a table, a minute in the long run', beyond: TOO_MANY },
  channelLines: { most: 1000, counts: 'lines that are kept of a channel of a table', beyond: 'the oldest goes' },
  personLines: {
    most: 200,
    counts: 'lines that are kept of a person in a channel of a table',
    beyond: 'their own oldest goes',
  },
  invites: { most: 60, counts: 'attempts of an address with an invite, a minute', beyond: TOO_MANY },
  signIns: {
    most: 20,
    counts: 'attempts of an address to sign in (passkey, link or code), a minute',
    beyond: TOO_MANY,
  },
  renames: { most: 20, counts: 'new names of a person, a minute', beyond: TOO_MANY },
  reports: { most: 10, counts: 'reports of an address, a minute', beyond: TOO_MANY },
  admin: { most: 120, counts: 'requests of an address to the moderators’ routes, a minute', beyond: TOO_MANY },
  burst: {
    most: 200,
    counts: 'messages of a person over all sockets, pings and pongs included, at once',
    beyond: TOO_MANY,
  },
  perSecond: { most: 20, counts: 'the same, a second in the long run', beyond: TOO_MANY },
  refusedInARow: {
    most: 200,
    counts: 'messages of a socket in a row that were refused for speed',
    beyond: 'closed (`tooMany`)',
  },
  messageBytes: { most: 4096, counts: 'bytes of a message, finished or not', beyond: 'closed (1009)' },
  messagePieces: {
    most: 64,
    counts: 'fragments of a message, and packets of a frame, that wait for the rest',
    beyond: 'closed (1008)',
  },
  waiting: {
    most: 65_536,
    counts: 'bytes that wait for a socket to read them, whatever they are',
    beyond: 'closed (`slow`); the page comes back and catches up',
  },
  allowances: {
    most: 100_000,
    counts: 'addresses or people whose use of a limit is remembered until they may use it in full again',
    beyond: 'the one that has been quiet for longest is forgotten',
  },
  choices: {
    most: 240,
    counts: 'choices, claims, votes and seat changes of a person at a table, a minute',
    beyond: TOO_MANY,
  },
  hiddenChoices: {
    most: 30,
    counts: 'choices of a person at a table that show nothing to others, a minute',
    beyond: TOO_MANY,
  },
  connections: { most: 10_000, counts: 'connections of the whole server, at a time', beyond: 'closed at once' },
  addressConnections: {
    most: 500,
    counts: 'connections of an address, sockets and requests together, at a time; none for a trusted proxy',
    beyond: 'closed at once',
  },
  addressRequests: {
    most: 100,
    counts: 'requests of an address whose answers are not read yet, at a time; none for a trusted proxy',
    beyond: TOO_MANY,
  },
  pipelined: {
    most: 10,
    counts: 'requests of a connection whose answers are not read yet, at a time',
    beyond: 'closed',
  },
  addressSockets: { most: 200, counts: 'open sockets of an address, at a time', beyond: 'closed (`tooMany`)' },
  sessionSockets: { most: 20, counts: 'open sockets of a person, at a time', beyond: 'closed (`tooMany`)' },
  newSockets: { most: 240, counts: 'new sockets of an address, a minute', beyond: 'refused with 429' },
  headWithin: { most: 10_000, counts: 'milliseconds for the head of a request to arrive', beyond: 'closed' },
  requestWithin: { most: 20_000, counts: 'milliseconds for a whole request to arrive', beyond: 'closed' },
  idleWithin: { most: 75_000, counts: 'milliseconds in which nothing moves on a connection', beyond: 'closed' },
  goodbyeWithin: {
    most: 1000,
    counts: 'milliseconds for a refused connection to take its answer and to close',
    beyond: 'closed',
  },
  closeWithin: { most: 2000, counts: 'milliseconds for a socket that is being closed to answer', beyond: 'closed' },
  lookups: {
    most: 16,
    counts: 'host names of webhooks and push services that the whole server looks up, at a time',
    beyond: 'waits its turn',
  },
  personLookups: {
    most: 4,
    counts: 'host names looked up for one person, at a time',
    beyond: 'the notice is sent again later',
  },
  lookupWithin: {
    most: 3000,
    counts: 'milliseconds for a host name to be looked up',
    beyond: 'the notice is sent again later',
  },
  stopWithin: {
    most: 3000,
    counts: 'milliseconds for each part of a server that stops to end',
    beyond: 'left behind, and named in the log',
  },
} as const satisfies { readonly [name: string]: LimitRow }

export type Limits = { readonly [Name in keyof typeof LIMIT_ROWS]: number }

const rows: readonly (readonly [name: string, row: LimitRow])[] = Object.entries(LIMIT_ROWS)

export const LIMITS: Limits = Object.fromEntries(rows.map(([name, { most }]) => [name, most])) as Limits

/** All limits as a Markdown table. */
export const limitsTable = (): string =>
  [
    '| limit | default | what it counts | beyond it |',
    '| --- | --- | --- | --- |',
    ...rows.map(([name, { most, counts, beyond }]) => `| \`${name}\` | ${most} | ${counts} | ${beyond} |`),
  ].join('\n')
