import type { AnyChoice, GameRecord, Part, WireFrame } from '@selva/core'
import { type Static, type TSchema, Type } from 'typebox'
import { PHRASES } from './chat/phrases.ts'
import { CHANNELS } from './chat/voice.ts'
import { REPORT_REASONS } from './moderation/reason.ts'
import { AIDS, CHATS, LEVELS, PACES } from './terms.ts'

/** Everything that crosses the network, and nothing else. The server checks against these; the client is typed by them. */

type Frozen<T> = T extends string | number ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
/** A schema of something that nobody changes once it is made. */
const frozen = <S extends TSchema>(schema: S) => Type.Unsafe<Frozen<Static<S>>>(schema)

export const LANGUAGES = ['en', 'it', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** Why something was not done. The client has a sentence for each; `about` completes it. */
export const REFUSALS = [
  // of a request as such
  'malformed',
  'tooLarge',
  'tooMany',
  'noSession',
  'busy',
  'storageFull',
  'closing',
  'unknownAddress',
  'unknownHost',
  // of a person
  'needsHttps',
  'unwantedName',
  'botName',
  'wrongCode',
  'passkey',
  'sameTable',
  'signOutUnsaved',
  'webhook',
  'push',
  // of a table
  'unknownTable',
  'wrongInvite',
  'tableFull',
  'tableStarted',
  'notStarted',
  'notHost',
  'notSeated',
  'removed',
  'stillRunning',
  'openTables',
  'runningTables',
  'game',
  // … with, in `about`, the game's own code for what cannot be, and what that is about: `codeB6 E.3`
  'setting',
  'seats',
  'name',
  // of a choice
  'over',
  'stale',
  'illegal',
  'watching',
  'botPlays',
  // of words
  'phrasesOnly',
  'muted',
  'banned',
  'unknownWords',
  'wrongToken',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export const RefusalBody = Type.Object({ refused: Type.Enum([...REFUSALS]), about: Type.String() })
export type RefusalBody = Static<typeof RefusalBody>

const closed = { additionalProperties: false }

/** A name as people type it: 1 to 24 visible characters once trimmed. */
export const Name = Type.String({ minLength: 1, maxLength: 48 })

/** `PUT /api/me`: who this browser is. */
export const Me = Type.Object({ name: Type.String() }, closed)
export type Me = Static<typeof Me>
/** `GET /api/me`, `POST /api/me`: who this browser is, and where it is. Only the POST makes a guest. */
export const Welcome = Type.Object(
  {
    ...Me.properties,
    /** The address people open, for invitations; empty where the host has not said (`PUBLIC_URL`). */
    openAt: Type.String(),
  },
  closed,
)
export type Welcome = Static<typeof Welcome>
export const NewName = Type.Object({ name: Name }, closed)

/** `GET /healthz`, `GET /readyz`: for whoever watches over the server. */
export const Health = Type.Object({ ok: Type.Boolean() }, closed)
export const Ready = Type.Object({ ready: Type.Boolean() }, closed)

/** What a table is about to play: how many seats, and whatever else the game knows of; the game itself checks it. */
export type SettingDraft = { readonly seats: number; readonly [wish: string]: unknown }
export const SettingDraft = Type.Unsafe<SettingDraft>(
  Type.Object({ seats: Type.Integer() }, { additionalProperties: true }),
)

/** See `terms.ts`. */
export const Terms = Type.Object(
  {
    pace: Type.Enum([...PACES]),
    aid: Type.Enum([...AIDS]),
    chat: Type.Enum([...CHATS]),
    spectators: Type.Boolean(),
    bots: Type.Enum([...LEVELS]),
  },
  closed,
)
/** `POST /api/tables`: host a table. `playNow` fills it with bots and starts. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    setting: SettingDraft,
    /** What is not said is as usual. */
    terms: Type.Optional(Type.Partial(Terms, closed)),
    /** Shown among the open tables; else by invitation only. */
    listed: Type.Boolean(),
    playNow: Type.Boolean(),
  },
  closed,
)
export type NewTable = Static<typeof NewTable>

/** `POST /api/tables/:id/sit`: take a free seat, the first one unless one is named. `invite` may be empty if listed. */
export const Sit = Type.Object({ invite: Type.String({ maxLength: 40 }) }, closed)
export type Sit = Static<typeof Sit>
/** `POST /api/tables/:id/remove`: the host frees a seat before the start. */
export const Remove = Type.Object({ seat: Type.Integer() }, closed)

/** `POST /api/tables/:id/ready` before the start, and `…/vote` to end the game early: yes, or no longer. */
export const YesOrNo = Type.Object({ on: Type.Boolean() }, closed)

export const SeatInfo = Type.Object({
  seat: Type.Integer(),
  /** Who sits there: a person, a bot, or nobody yet. */
  by: Type.Enum(['person', 'bot', 'nobody']),
  name: Type.String(),
  /** A person whose browser is connected; bots always are. */
  here: Type.Boolean(),
  /** Before the start: a person who has said so; bots always are. */
  ready: Type.Boolean(),
  /** Milliseconds until a bot plays for a person who is gone; 0 if none is about to. */
  grace: Type.Integer(),
})
export type SeatInfo = Static<typeof SeatInfo>

/** What anybody who may see the table knows about it, apart from the game. */
export const TableInfo = frozen(
  Type.Object(
    {
      id: Type.String(),
      game: Type.String(),
      setting: SettingDraft,
      terms: Terms,
      status: Type.Enum(['open', 'running', 'over']),
      /** The host has started, and the browsers are making the seed together. */
      starting: Type.Boolean(),
      listed: Type.Boolean(),
      host: Type.Integer(),
      seats: Type.Array(SeatInfo),
      /** The reader's own seat; 0 for those who watch. */
      you: Type.Integer(),
      /** How many people watch who have no seat here. */
      watchers: Type.Integer(),
      /** Milliseconds until an open table starts by itself; 0 if it does not. */
      startsIn: Type.Integer(),
      /** The running game rests: nobody has played since then. */
      restingSince: Type.Optional(Type.Integer()),
      /** After the end: another game of the same is being set up, and so many milliseconds are left to join it. */
      rematch: Type.Optional(Type.Object({ left: Type.Integer() })),
      /** The secret of the invitation link, for those who sit at the table; else empty. */
      invite: Type.String(),
    },
    { title: 'TableInfo' },
  ),
)
export type TableInfo = Static<typeof TableInfo>

/** A table as it stands in the list that anybody may see. */
export const ListedTable = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    setting: SettingDraft,
    terms: Terms,
    /** Open tables can be joined, running ones watched. */
    status: Type.Enum(['open', 'running']),
    /** The name of the host. */
    host: Type.String(),
    taken: Type.Integer(),
    seats: Type.Integer(),
  },
  { title: 'ListedTable' },
)
export type ListedTable = Static<typeof ListedTable>

/** `GET /api/tables`: the listed tables that wait for players, and those that may be watched. */
export const TableList = Type.Object({ tables: Type.Array(ListedTable) })

/** What a page should know of the server itself. */
export const ServerInfo = frozen(
  Type.Object(
    {
      /** The build of the client that the server has; a page of another build loads itself again. Empty for none. */
      build: Type.String(),
      /** Milliseconds until the host restarts the server; absent if no restart is announced. */
      restartsIn: Type.Optional(Type.Integer()),
    },
    { title: 'ServerInfo' },
  ),
)
export type ServerInfo = Static<typeof ServerInfo>
const ABOUT_SERVER =
  'the server itself: the build of its client, and how many milliseconds remain until a restart that its host has announced; first of all, and when a restart is announced or called off'

/** `POST /api/admin/restart`: every page says that the server restarts in so many seconds. */
export const NewRestart = Type.Object({ seconds: Type.Integer({ minimum: 1, maximum: 86_400 }) }, closed)
/** `GET /api/admin/restart` */
export const RestartInfo = Type.Object({ restartsIn: Type.Optional(Type.Integer()) })
export type RestartInfo = Static<typeof RestartInfo>

/** Over the socket `/ws/tables`: the list, live. */
export const FROM_LOBBY = {
  server: frozen(Type.Tuple([Type.Literal('server'), ServerInfo], { description: ABOUT_SERVER })),
  tables: frozen(
    Type.Tuple([Type.Literal('tables'), Type.Array(ListedTable)], {
      description: 'all of the list; at first, and to a page that was too slow',
    }),
  ),
  listed: frozen(
    Type.Tuple([Type.Literal('listed'), ListedTable], { description: 'a table that is new or has changed' }),
  ),
  unlisted: frozen(
    Type.Tuple([Type.Literal('unlisted'), Type.String({ title: 'table' })], {
      description: 'a table that is no longer there',
    }),
  ),
} as const
export type FromLobby = Static<(typeof FROM_LOBBY)[keyof typeof FROM_LOBBY]>

/** `GET /api/invites/:invite`: which table an invitation is for. */
export const Invited = Type.Object({ id: Type.String() })

/** The most that is kept of somebody's notes, in bytes. */
export const LARGEST_NOTES = 16_384
/** `GET /api/tables/:id/notes`: the asker's own notes; version 0 and nothing, before the first. What they say is the client's affair. */
export const KeptNotes = Type.Object({ version: Type.Integer(), text: Type.String() })
export type KeptNotes = Static<typeof KeptNotes>
/** `PUT /api/tables/:id/notes`: writes over this version; `stale` if another device of the same person was quicker. */
export const KeepNotes = Type.Object(
  { version: Type.Integer({ minimum: 0 }), text: Type.String({ maxLength: LARGEST_NOTES }) },
  closed,
)
export type KeepNotes = Static<typeof KeepNotes>
export const NotesVersion = Type.Object({ version: Type.Integer() })
export type NotesVersion = Static<typeof NotesVersion>

/** `GET /api/tables/:id/history` */
export type History = {
  /** Every frame the reader was entitled to while the game ran, in order. */
  readonly frames: readonly WireFrame[]
  /** Once the game is over: every batch with nothing hidden. Empty before. */
  readonly opened: readonly (readonly WireFact[])[]
}

/** `GET /api/tables/:id/record`: a finished game with everything that was hidden in it, as one file. */
export type { GameRecord }

const Frames = Type.Array(Type.Array(Type.Array(Type.Unknown())))
const ShortFrames = Type.Array(Type.String())
/** The schema of a `History`. */
export const HistoryBody = Type.Object({ frames: Type.Union([Frames, ShortFrames]), opened: Frames })

/** The schema of a `GameRecord`, as far as it does not depend on the game. */
export const RecordBody = Type.Object({
  selva: Type.Literal(1),
  table: Type.String(),
  game: Type.String(),
  setting: Type.Unknown(),
  arrangement: Type.Optional(Type.Unknown()),
  seats: Type.Array(Type.Object({ by: Type.Enum(['person', 'bot']), name: Type.String() })),
  secret: Type.String(),
  seed: Type.String(),
  batches: Type.Array(Type.Unknown()),
})

/** A fact as it travels: `[kind, field, …]`; see `redactor(…).read`. */
export type WireFact = readonly unknown[]

const ChoiceBody = Type.Object({ do: Type.String({ maxLength: 40 }) }, { additionalProperties: true })

/** From a player to the table, over the socket: a choice. */
export const FromPlayer = Type.Object(
  {
    /** Made by the client, unique for the table: a message sent twice is carried out once. */
    id: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
    /** The step it answers (`game.step`). */
    step: Type.String({ maxLength: 40 }),
    choice: ChoiceBody,
    /** What the player means to do next; done for them after a pause, if it can be. */
    next: Type.Optional(ChoiceBody),
  },
  closed,
)
export type FromPlayer = {
  readonly id: string
  readonly step: string
  readonly choice: AnyChoice
  readonly next?: AnyChoice
}

/** From a player to the table: something claimed before everybody, one of `game.claims`. Answered like a choice. */
export const Claim = Type.Object(
  { id: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }), claim: ChoiceBody },
  closed,
)
export type Claim = { readonly id: string; readonly claim: AnyChoice }

/** From a player to the table: nothing is to come by itself at this step. It is not answered. */
export const Hold = Type.Object({ hold: Type.String({ maxLength: 40 }) }, closed)
export type Hold = Static<typeof Hold>

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** From a player's browser to the table: the seal on its part of the seed (`partCommitment`). It is not answered. */
export const Commit = Type.Object({ commit: Hash }, closed)
export type Commit = Static<typeof Commit>
/** From a player's browser to the table, once all seals are in: its part of the seed. It is not answered. */
export const Reveal = Type.Object({ reveal: Hash }, closed)
export type Reveal = Static<typeof Reveal>

/** How far the people at a table are with making its seed: the lobby, sealing, opening, and the game. */
export const EXCHANGE_PHASES = ['open', 'commit', 'reveal', 'done'] as const
export const Exchange = frozen(
  Type.Object(
    {
      /** The seal on the table's own secret. */
      commitment: Type.String(),
      phase: Type.Enum([...EXCHANGE_PHASES]),
      /** Every person in seat order: the seal and what was under it, each empty as long as it is missing. */
      parts: Type.Array(
        Type.Unsafe<Part>(Type.Object({ seat: Type.Integer(), commitment: Type.String(), part: Type.String() })),
      ),
    },
    { title: 'Exchange' },
  ),
)
export type Exchange = Static<typeof Exchange>

const FromClient = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })

/** From anybody at the table: from now on tell me what is said. Answered by `chat`, also when asked again. */
export const Listen = Type.Object({ listen: Type.Literal(true) }, closed)
export type Listen = Static<typeof Listen>

/** From anybody who may speak: words of their own, or a phrase, some of them about a seat. Answered like a choice. */
export const Say = Type.Object(
  {
    id: FromClient,
    say: Type.Union([
      Type.Object({ text: Type.String({ minLength: 1, maxLength: 600 }) }, closed),
      Type.Object({ phrase: Type.Enum([...PHRASES]), about: Type.Optional(Type.Integer()) }, closed),
    ]),
  },
  closed,
)
export type Say = Static<typeof Say>

/** From a person with a seat: this author is to be mute at this table, or not. Answered like a choice. */
export const MuteVote = Type.Object(
  { id: FromClient, mute: Type.String({ maxLength: 20 }), on: Type.Boolean() },
  closed,
)
export type MuteVote = Static<typeof MuteVote>

/** Everything a page may say over the socket. */
export const FROM_PAGE = { FromPlayer, Claim, Hold, Commit, Reveal, Listen, Say, MuteVote } as const
export type { Phrase } from './chat/phrases.ts'
export type { ReportReason } from './moderation/reason.ts'

/** Something somebody said. */
export const Said = Type.Object(
  {
    id: Type.String(),
    channel: Type.Enum([...CHANNELS]),
    /** Its author at this table; the same person has another name elsewhere. */
    who: Type.String(),
    /** The author's seat; 0 for those who watch. */
    seat: Type.Integer(),
    name: Type.String(),
    at: Type.Integer(),
    /** A moderator has taken it away: there are no words any more. */
    hidden: Type.Boolean(),
    text: Type.String(),
    /** A phrase, which everybody reads in their own language; empty for words of the author's own. */
    phrase: Type.Enum([...PHRASES, '']),
    /** The seat a phrase is about; 0 for none. */
    about: Type.Integer(),
  },
  { title: 'Said' },
)
export type Said = Static<typeof Said>

/** The votes about an author: how many there are and must be, never whose. */
export const MuteInfo = frozen(
  Type.Object(
    {
      who: Type.String(),
      votes: Type.Integer(),
      needed: Type.Integer(),
      muted: Type.Boolean(),
      /** Have I voted for it? */
      mine: Type.Boolean(),
    },
    { title: 'MuteInfo' },
  ),
)
export type MuteInfo = Static<typeof MuteInfo>

/** All that a reader may know of what is said at a table. */
export const ChatInfo = frozen(
  Type.Object(
    {
      /** Where the reader's own words go. */
      voice: Type.Enum([...CHANNELS, 'none']),
      mode: Type.Enum([...CHATS]),
      /** The reader as an author. */
      who: Type.String(),
      /** The people with a seat, as authors. */
      seats: Type.Array(Type.Object({ seat: Type.Integer(), who: Type.String() })),
      mutes: Type.Array(MuteInfo),
      said: Type.Array(Said),
    },
    { title: 'ChatInfo' },
  ),
)
export type ChatInfo = Static<typeof ChatInfo>

/** `POST /api/tables/:id/reports`: what somebody said goes to the moderators. */
export const NewReport = Type.Object(
  {
    messages: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: 10 }),
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.String({ maxLength: 300 }),
  },
  closed,
)
export type NewReport = Static<typeof NewReport>

/** One line of a report: what was reported, or what the reporter read around it. */
export const ReportedWords = frozen(
  Type.Object({
    ...Type.Pick(Said, ['id', 'name', 'seat', 'at', 'channel', 'phrase', 'about', 'text']).properties,
    reported: Type.Boolean(),
  }),
)
export type ReportedWords = Static<typeof ReportedWords>
/** `GET /api/admin/reports/:id` */
export const ReportInfo = frozen(
  Type.Object({
    id: Type.String(),
    table: Type.String(),
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.String(),
    status: Type.Enum(['open', 'resolved']),
    at: Type.Integer(),
    lines: Type.Array(ReportedWords),
  }),
)
export type ReportInfo = Static<typeof ReportInfo>
/** `GET /api/admin/reports` */
export const ReportList = Type.Object({ reports: Type.Array(ReportInfo) })
/** `POST /api/admin/reports/:id/hide` */
export const Hide = Type.Object({ message: Type.String({ maxLength: 20 }) }, closed)
/** `POST /api/admin/reports/:id/ban`: the author of one of its lines, for so many days; 0 for good. */
export const NewBan = Type.Object(
  {
    message: Type.String({ maxLength: 20 }),
    reason: Type.String({ maxLength: 300 }),
    days: Type.Integer({ minimum: 0, maximum: 3650 }),
  },
  closed,
)
export type NewBan = Static<typeof NewBan>
/** A ban, as moderators read it. */
export const BanInfo = frozen(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    reason: Type.String(),
    at: Type.Integer(),
    /** 0 for never. */
    ends: Type.Integer(),
  }),
)
export type BanInfo = Static<typeof BanInfo>
/** `GET /api/admin/bans` */
export const BanList = Type.Object({ bans: Type.Array(BanInfo) })

/** `POST /api/tables/:id/blocks`: I never want to read this author again, at any table. */
export const NewBlock = Type.Object({ who: Type.String({ maxLength: 20 }) }, closed)
export type NewBlock = Static<typeof NewBlock>
/** Somebody whom the reader blocks, by the name they had then. */
export const BlockInfo = frozen(Type.Object({ id: Type.String(), name: Type.String(), at: Type.Integer() }))
export type BlockInfo = Static<typeof BlockInfo>
/** `GET /api/me/blocks` */
export const BlockList = Type.Object({ blocks: Type.Array(BlockInfo) })

const says = <K extends string, Rest extends TSchema[]>(kind: K, description: string, ...rest: Rest) =>
  frozen(Type.Tuple([Type.Literal(kind), ...rest], { description }))
const Id = Type.String({ title: 'id' })

/**
 * From the table, over the socket `/ws/tables/:id?have=N`, where N is how many frames the client has (0 for none). What
 * we say ourselves is not checked when it is sent: these are for types, documents and tests.
 */
export const FROM_TABLE = {
  server: says('server', ABOUT_SERVER, ServerInfo),
  table: says(
    'table',
    'the table as it is now; at first, and whenever something about it changes: who sits, who is here, the status, a name before the deal',
    TableInfo,
  ),
  exchange: says(
    'exchange',
    'how far the seed is: after `table` while the table is open, and once more when the game has begun (`done`); see [security](security.md)',
    Exchange,
  ),
  upTo: says(
    'upTo',
    'before several frames at once: how many the reader has when it is up to date; only then should it offer a choice',
    Type.Integer({ title: 'frames' }),
  ),
  state: says(
    'state',
    'start again from here: how many frames are behind it, the reader’s own state after them (`stateFrom`), and what is known of the table itself (`TableState`, `valueFrom`), both in short form for a page that gets its frames so, else as JSON; forget what you had',
    Type.Integer({ title: 'frames' }),
    Type.String({ title: 'state' }),
    Type.String({ title: 'table' }),
  ),
  facts: says(
    'facts',
    'one frame: what this reader may know of one thing that happened. A fact is positional, `[kind, field, …]`; `redactor.read` gives it its names back, and unknown fields stay `undefined`. Each frame counts one',
    Type.Unsafe<readonly WireFact[]>(Type.Array(Type.Array(Type.Unknown()), { title: 'facts' })),
  ),
  f: says(
    'f',
    'one frame as well, in short form: for a page that named the vocabulary of this build (`wire`) when it connected. `redactor.readFrame` reads it',
    Type.String({ title: 'frame' }),
  ),
  clock: says(
    'clock',
    'which clocks run now, each a seat, its milliseconds, and those of its bank; whenever others do',
    Type.Array(
      Type.Tuple([Type.Integer({ title: 'seat' }), Type.Integer({ title: 'left' }), Type.Integer({ title: 'bank' })]),
      { title: '[seat, left, bank]' },
    ),
  ),
  ok: says(
    'ok',
    'this choice is carried out and on disk, also in answer to a repeated message; its facts come before',
    Id,
  ),
  no: says(
    'no',
    'this choice was refused, and nothing has changed; to its sender alone. `id` is empty if it could not be read, or if the socket itself is refused',
    Id,
    Type.Enum([...REFUSALS], { title: 'code' }),
    Type.String({ title: 'about' }),
  ),
  chat: says(
    'chat',
    'all that may be heard here: after `listen`, and again whenever the reader comes to stand elsewhere',
    ChatInfo,
  ),
  said: says(
    'said',
    'one more thing somebody said; the same id again if a moderator has hidden it',
    Type.Unsafe<Said>(Said),
  ),
  mutes: says('mutes', 'the votes that mute, as they are now', Type.Array(MuteInfo, { title: 'MuteInfo' })),
} as const
export type FromTable = Static<(typeof FROM_TABLE)[keyof typeof FROM_TABLE]>

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 1024
/** A client that has missed more frames than this gets a state instead of them. */
export const MOST_MISSED = 60
