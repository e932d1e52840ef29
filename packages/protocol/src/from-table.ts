import { type Static, Type } from 'typebox'
import { ChatInfo, ChatLine, MuteInfo } from './chat.ts'
import { ClockState } from './clock-state.ts'
import { Exchange } from './exchange.ts'
import type { WireFact } from './history.ts'
import { REFUSALS } from './refusals.ts'
import { serverMessage } from './schema.ts'
import { ABOUT_SERVER, ServerInfo } from './server-info.ts'
import { TableInfo } from './table.ts'

const Id = Type.String({ title: 'id' })

/**
 * From the table, over the socket `/ws/tables/:id?have=N`, where N is how many frames the client has (0 for none). What
 * we say ourselves is not checked when it is sent: these are for types, documents and tests.
 */
export const FROM_TABLE = {
  server: serverMessage('server', ABOUT_SERVER, ServerInfo),
  table: serverMessage(
    'table',
    'the current table: first of all, and whenever its players, their presence, its status or a name changes',
    TableInfo,
  ),
  exchange: serverMessage(
    'exchange',
    'the progress of the seed exchange: after `table` while the table is open, and once more when the game has started (`done`); see [security](security.md)',
    Exchange,
  ),
  upTo: serverMessage(
    'upTo',
    'before several frames: the number of frames after which the reader is up to date. Offer no choice before that',
    Type.Integer({ title: 'frames' }),
  ),
  state: serverMessage(
    'state',
    'a new beginning that replaces everything before: the number of frames up to it, the reader’s state after them (`stateFromEitherForm`), and the state of the table (`TableState`, `valueFrom`). Both are in short form for a page that gets its frames in short form, else JSON',
    Type.Integer({ title: 'frames' }),
    Type.String({ title: 'state' }),
    Type.String({ title: 'table' }),
  ),
  facts: serverMessage(
    'facts',
    'one frame: everything the reader may know about one event. A fact is positional, `[kind, field, …]`; `redactor.read` restores the names of the fields, and unknown fields are `undefined`. Count one for each frame',
    Type.Unsafe<readonly WireFact[]>(Type.Array(Type.Array(Type.Unknown()), { title: 'facts' })),
  ),
  f: serverMessage(
    'f',
    'also one frame, in short form, for a page that named the vocabulary of this build (`wire`) when it connected. `redactor.readFrame` reads it',
    Type.String({ title: 'frame' }),
  ),
  clock: serverMessage(
    'clock',
    'the clocks of the table as they stand now. A reader goes on from there and works every later change out from the facts it receives (`clockLedger`, `wantedClocks`): time passes for the seats that the table waits for. Sent after the frames of a reader who catches up, when clocks begin to run or stand still for another reason than a fact, and now and then as a correction',
    ClockState,
  ),
  ok: serverMessage(
    'ok',
    'the choice was made and is on disk; its facts come before. A repeated message gets the same answer',
    Id,
  ),
  no: serverMessage(
    'no',
    'the choice was refused, and nothing has changed; sent only to its sender. `id` is empty if the message could not be read, or if the socket itself is refused',
    Id,
    Type.Enum([...REFUSALS], { title: 'code' }),
    Type.String({ title: 'about' }),
  ),
  chat: serverMessage(
    'chat',
    'all chat messages that the reader may read: after `listen`, and again whenever the reader’s channels change',
    ChatInfo,
  ),
  said: serverMessage(
    'said',
    'a new chat message; sent again with the same id if a moderator hides it',
    Type.Unsafe<ChatLine>(ChatLine),
  ),
  mutes: serverMessage('mutes', 'the current votes to mute', Type.Array(MuteInfo, { title: 'MuteInfo' })),
} as const
export type FromTable = Static<(typeof FROM_TABLE)[keyof typeof FROM_TABLE]>

/** A client that has missed more frames than this gets a state instead of them. */
export const MAX_MISSED_FRAMES = 60
