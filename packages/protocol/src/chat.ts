import { type Static, Type } from 'typebox'
import { PHRASES } from './phrases.ts'
import { readonlySchema } from './schema.ts'
import { CHATS } from './terms.ts'

/** Players share the channel `table`; spectators and players who are out share `out`. */
export const CHANNELS = ['table', 'out'] as const
export type Channel = (typeof CHANNELS)[number]

/** One line said by a person. */
export const ChatLine = Type.Object(
  {
    id: Type.String(),
    channel: Type.Enum([...CHANNELS]),
    /** Its author at this table; the same person has another name elsewhere. */
    who: Type.String(),
    /** The author's seat; 0 for watchers. */
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
  { title: 'ChatLine' },
)
export type ChatLine = Static<typeof ChatLine>

/** The votes about an author: how many there are and must be, never whose. */
export const MuteInfo = readonlySchema(
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
export const ChatInfo = readonlySchema(
  Type.Object(
    {
      /** The channel of the reader's own words. */
      voice: Type.Enum([...CHANNELS, 'none']),
      mode: Type.Enum([...CHATS]),
      /** The reader as an author. */
      who: Type.String(),
      /** The people with a seat, as authors. */
      seats: Type.Array(Type.Object({ seat: Type.Integer(), who: Type.String() })),
      mutes: Type.Array(MuteInfo),
      said: Type.Array(ChatLine),
    },
    { title: 'ChatInfo' },
  ),
)
export type ChatInfo = Static<typeof ChatInfo>
