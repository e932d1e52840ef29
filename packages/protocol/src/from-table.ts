import { type Static, Type } from 'typebox'
import { ChatInfo, ChatLine, MuteInfo } from './chat.ts'
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
    'the table as it is now; at first, and whenever something about it changes: who sits, who is here, the status, a name before the deal',
    TableInfo,
  ),
  exchange: serverMessage(
    'exchange',
    'how far the seed is: after `table` while the table is open, and once more when the game has begun (`done`); see [security](security.md)',
    Exchange,
  ),
  upTo: serverMessage(
    'upTo',
    'before several frames at once: how many the reader has when it is up to date; only then should it offer a choice',
    Type.Integer({ title: 'frames' }),
  ),
  state: serverMessage(
    'state',
    'start again from here: how many frames are behind it, the reader’s own state after them (`stateFromEitherForm`), and what is known of the table itself (`TableState`, `valueFrom`), both in short form for a page that gets its frames so, else as JSON; forget what you had',
    Type.Integer({ title: 'frames' }),
    Type.String({ title: 'state' }),
    Type.String({ title: 'table' }),
  ),
  facts: serverMessage(
    'facts',
    'one frame: what this reader may know of one thing that happened. A fact is positional, `[kind, field, …]`; `redactor.read` gives it its names back, and unknown fields stay `undefined`. Each frame counts one',
    Type.Unsafe<readonly WireFact[]>(Type.Array(Type.Array(Type.Unknown()), { title: 'facts' })),
  ),
  f: serverMessage(
    'f',
    'one frame as well, in short form: for a page that named the vocabulary of this build (`wire`) when it connected. `redactor.readFrame` reads it',
    Type.String({ title: 'frame' }),
  ),
  clock: serverMessage(
    'clock',
    'which clocks run now, each a seat, its milliseconds, and those of its bank; whenever others do',
    Type.Array(
      Type.Tuple([Type.Integer({ title: 'seat' }), Type.Integer({ title: 'left' }), Type.Integer({ title: 'bank' })]),
      { title: '[seat, left, bank]' },
    ),
  ),
  ok: serverMessage(
    'ok',
    'this choice is carried out and on disk, also in answer to a repeated message; its facts come before',
    Id,
  ),
  no: serverMessage(
    'no',
    'this choice was refused, and nothing has changed; to its sender alone. `id` is empty if it could not be read, or if the socket itself is refused',
    Id,
    Type.Enum([...REFUSALS], { title: 'code' }),
    Type.String({ title: 'about' }),
  ),
  chat: serverMessage(
    'chat',
    'all that may be heard here: after `listen`, and again whenever the reader comes to stand elsewhere',
    ChatInfo,
  ),
  said: serverMessage(
    'said',
    'one more thing somebody said; the same id again if a moderator has hidden it',
    Type.Unsafe<ChatLine>(ChatLine),
  ),
  mutes: serverMessage('mutes', 'the votes that mute, as they are now', Type.Array(MuteInfo, { title: 'MuteInfo' })),
} as const
export type FromTable = Static<(typeof FROM_TABLE)[keyof typeof FROM_TABLE]>

/** A client that has missed more frames than this gets a state instead of them. */
export const MAX_MISSED_FRAMES = 60
