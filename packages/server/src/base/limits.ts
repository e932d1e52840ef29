import { MAX_DOCUMENT_BYTES, MAX_NOTES_BYTES } from '@selva/protocol'

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
  requests: { most: 1200, counts: 'requests per minute from one address', beyond: TOO_MANY },
  sessionRequests: { most: 600, counts: 'requests per minute of one person, from all addresses', beyond: TOO_MANY },
  tables: { most: 30, counts: 'new tables per minute from one address', beyond: TOO_MANY },
  openTables: {
    most: 10,
    counts: 'tables of one host that have not started',
    beyond: 'refused (`openTables`)',
  },
  runningTables: {
    most: 50,
    counts: 'running games of one host, without paused ones',
    beyond: 'refused (`runningTables`)',
  },
  listed: {
    most: 3,
    counts: 'tables of one host in the list of tables to join, and in that of tables to watch',
    beyond: 'not listed',
  },
  addressListed: { most: 30, counts: 'listed tables from one address that are not over', beyond: TOO_MANY },
  guests: { most: 60, counts: 'new guests per minute from one address', beyond: TOO_MANY },
  exports: { most: 6, counts: 'data exports of one person per hour', beyond: TOO_MANY },
  devices: {
    most: 50,
    counts: 'devices of one person',
    beyond: 'the device that was away longest is signed out',
  },
  passkeys: { most: 20, counts: 'passkeys of one person', beyond: 'refused (`passkey`)' },
  blocks: { most: 500, counts: 'players that one person blocks', beyond: TOO_MANY },
  openReports: { most: 20, counts: 'open reports of one person', beyond: TOO_MANY },
  notes: { most: MAX_NOTES_BYTES, counts: 'bytes of notes of one person at a table', beyond: 'refused (`tooLarge`)' },
  documents: { most: 200, counts: 'zones and scenarios of one person', beyond: 'refused (`documents`)' },
  documentBytes: { most: MAX_DOCUMENT_BYTES, counts: 'bytes of a zone or scenario', beyond: 'refused (`tooLarge`)' },
  documentVersions: {
    most: 50,
    counts: 'versions that are kept of a zone or scenario',
    beyond: 'the oldest that is not published is deleted',
  },
  draftDays: {
    most: 400,
    counts: 'days for which an unpublished zone or scenario is kept if no one can sign in as its author',
    beyond: 'deleted',
  },
  newDocuments: { most: 60, counts: 'new zones and scenarios per minute from one address', beyond: TOO_MANY },
  documentWrites: {
    most: 60,
    counts: 'changes of zones and scenarios of one person per minute',
    beyond: TOO_MANY,
  },
  publishes: { most: 30, counts: 'zones and scenarios that one person publishes per hour', beyond: TOO_MANY },
  wordsAtOnce: { most: 6, counts: 'chat messages of one person at a table in a row', beyond: TOO_MANY },
  wordsPerMinute: {
    most: 30,
    counts: 'chat messages of one person at a table per minute, on average',
    beyond: TOO_MANY,
  },
  channelLines: {
    most: 1000,
    counts: 'chat messages that are kept for one channel of a table',
    beyond: 'the oldest is deleted',
  },
  personLines: {
    most: 200,
    counts: 'chat messages that are kept for one person in one channel',
    beyond: 'their oldest is deleted',
  },
  invites: { most: 60, counts: 'attempts with an invitation per minute from one address', beyond: TOO_MANY },
  signIns: {
    most: 20,
    counts: 'attempts to sign in per minute from one address (passkey, link or code)',
    beyond: TOO_MANY,
  },
  shares: { most: 30, counts: 'changes of links to games of one person per minute', beyond: TOO_MANY },
  sharedGames: {
    most: 120,
    counts: 'shared games, their previews and pictures per minute from one address',
    beyond: TOO_MANY,
  },
  renames: { most: 20, counts: 'new names of one person per minute', beyond: TOO_MANY },
  tableChanges: {
    most: 60,
    counts: 'changes of seats, bots and rules by one person per minute, before games start',
    beyond: TOO_MANY,
  },
  searches: { most: 20, counts: 'searches for a game by one person per minute', beyond: TOO_MANY },
  seekers: { most: 500, counts: 'people who look for a game at the same time', beyond: 'refused (`busy`)' },
  reports: { most: 10, counts: 'reports per minute from one address', beyond: TOO_MANY },
  admin: { most: 120, counts: 'requests per minute from one address to the moderators’ routes', beyond: TOO_MANY },
  burst: {
    most: 200,
    counts: 'WebSocket messages of one person in a row, pings and pongs included',
    beyond: TOO_MANY,
  },
  perSecond: { most: 20, counts: 'WebSocket messages of one person per second, on average', beyond: TOO_MANY },
  refusedInARow: {
    most: 200,
    counts: 'messages of one socket in a row that were refused as too fast',
    beyond: 'closed (`tooMany`)',
  },
  messageBytes: { most: 4096, counts: 'bytes of one message, complete or not', beyond: 'closed (1009)' },
  messagePieces: {
    most: 64,
    counts: 'fragments of one message, or packets of one frame, while the rest is missing',
    beyond: 'closed (1008)',
  },
  waiting: {
    most: 65_536,
    counts: 'bytes that one socket has not read yet',
    beyond: 'closed (`slow`); the page reconnects and catches up',
  },
  allowances: {
    most: 100_000,
    counts: 'addresses and people that one limit keeps count of',
    beyond: 'the one that was idle longest is forgotten',
  },
  choices: {
    most: 240,
    counts: 'choices, claims, votes and seat changes of one person at a table per minute',
    beyond: TOO_MANY,
  },
  hiddenChoices: {
    most: 30,
    counts: 'choices of one person at a table per minute that show nothing to others',
    beyond: TOO_MANY,
  },
  connections: { most: 10_000, counts: 'open connections of the whole server', beyond: 'closed at once' },
  addressConnections: {
    most: 500,
    counts: 'open connections from one address, WebSockets and requests together; trusted proxies are exempt',
    beyond: 'closed at once',
  },
  addressRequests: {
    most: 100,
    counts: 'requests from one address whose answers are not read yet; trusted proxies are exempt',
    beyond: TOO_MANY,
  },
  pipelined: {
    most: 10,
    counts: 'requests of one connection whose answers are not read yet',
    beyond: 'closed',
  },
  addressSockets: { most: 200, counts: 'open sockets from one address', beyond: 'closed (`tooMany`)' },
  sessionSockets: { most: 20, counts: 'open sockets of one person', beyond: 'closed (`tooMany`)' },
  newSockets: { most: 240, counts: 'new sockets per minute from one address', beyond: 'refused with 429' },
  headWithin: { most: 10_000, counts: 'milliseconds until the head of a request is complete', beyond: 'closed' },
  requestWithin: { most: 20_000, counts: 'milliseconds until a request is complete', beyond: 'closed' },
  idleWithin: { most: 75_000, counts: 'milliseconds without traffic on a connection', beyond: 'closed' },
  goodbyeWithin: {
    most: 1000,
    counts: 'milliseconds until a refused connection has read its answer and closed',
    beyond: 'closed',
  },
  closeWithin: { most: 2000, counts: 'milliseconds until a closing socket answers', beyond: 'closed' },
  lookups: {
    most: 16,
    counts: 'DNS lookups for webhooks and push services at the same time',
    beyond: 'waits',
  },
  personLookups: {
    most: 4,
    counts: 'DNS lookups for one person at the same time',
    beyond: 'the notice is retried later',
  },
  lookupWithin: {
    most: 3000,
    counts: 'milliseconds for one DNS lookup',
    beyond: 'the notice is retried later',
  },
  stopWithin: {
    most: 3000,
    counts: 'milliseconds for each part of the server to stop',
    beyond: 'abandoned, and named in the log',
  },
} as const satisfies { readonly [name: string]: LimitRow }

export type Limits = { readonly [Name in keyof typeof LIMIT_ROWS]: number }

const rows: readonly (readonly [name: string, row: LimitRow])[] = Object.entries(LIMIT_ROWS)

export const LIMITS: Limits = Object.fromEntries(rows.map(([name, { most }]) => [name, most])) as Limits

/** All limits as a Markdown table. */
export const limitsTable = (): string =>
  [
    '| limit | default | what it limits | when exceeded |',
    '| --- | --- | --- | --- |',
    ...rows.map(([name, { most, counts, beyond }]) => `| \`${name}\` | ${most} | ${counts} | ${beyond} |`),
  ].join('\n')
