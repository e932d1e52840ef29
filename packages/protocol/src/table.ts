import { type Static, Type } from 'typebox'
import { DocumentVersion, PlayedDocuments, UnsavedScenario } from './documents.ts'
import { noOtherFields, readonlySchema } from './schema.ts'
import { TEMPOS } from './tempo.ts'
import { AskedTerms, BotLevelBody, TermsBody } from './terms-schema.ts'

/** The setting a table asks for: number of seats, and the game's own options; the game itself checks it. */
export type SettingDraft = { readonly seats: number; readonly [wish: string]: unknown }
export const SettingDraft = Type.Unsafe<SettingDraft>(
  Type.Object({ seats: Type.Integer() }, { additionalProperties: true }),
)

/** The game that is played, and how. */
const Rules = {
  setting: SettingDraft,
  /** Missing terms have their defaults. */
  terms: Type.Optional(Type.Partial(AskedTerms, noOtherFields)),
  /** The documents that the setting was made from: the table names them, and a game that is played to the end counts. */
  documents: Type.Optional(Type.Array(Type.Union([DocumentVersion, UnsavedScenario]), { maxItems: 2 })),
}

/** `POST /api/tables`: host a table. `playNow` fills it with bots and starts. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    ...Rules,
    /** Shown among the open tables; else by invitation only. */
    listed: Type.Boolean(),
    playNow: Type.Boolean(),
    /** With `playNow`: the side that I want to play on, by the word of the game; without it, whichever I am dealt. */
    side: Type.Optional(Type.String({ maxLength: 20 })),
  },
  noOtherFields,
)
export type NewTable = Static<typeof NewTable>

/** `POST /api/tables/:id/sit`: take a free seat, the first one unless one is named. `invite` may be empty if listed. */
export const Sit = Type.Object(
  {
    invite: Type.String({ maxLength: 40 }),
    /** The seat to take if it is free. */
    seat: Type.Optional(Type.Integer()),
  },
  noOtherFields,
)
export type Sit = Static<typeof Sit>
/** `POST /api/tables/:id/remove`: the host frees a seat before the start; `forGood`, so that its person cannot sit down again. */
export const Remove = Type.Object({ seat: Type.Integer(), forGood: Type.Optional(Type.Boolean()) }, noOtherFields)
export type Remove = Static<typeof Remove>
/** `POST /api/tables/:id/move` before the start: another free seat; `…/bring-back`: the host takes a removal back. */
export const OneSeat = Type.Object({ seat: Type.Integer() }, noOtherFields)

/** `POST /api/tables/:id/rules`: before the start, the host changes what is played. Terms that are missing have their defaults. */
export const NewRules = Type.Object(Rules, noOtherFields)
export type NewRules = Static<typeof NewRules>

/** `POST /api/tables/:id/level`: before the start, the host sets the level of the bot in a seat without a person; without a seat, of all. */
export const SetLevel = Type.Object({ seat: Type.Optional(Type.Integer()), level: BotLevelBody }, noOtherFields)
export type SetLevel = Static<typeof SetLevel>

/**
 * `POST /api/tables/:id/rematch?level=…&side=…&waits=…`: another level for all bots, and for a person alone with them another
 * side, or an empty one for either. Only the request that opens the rematch may change them.
 */
export const RematchChange = Type.Object({
  level: Type.Optional(BotLevelBody),
  side: Type.Optional(Type.String({ maxLength: 20 })),
  /** The table waits for its host, or for everyone who sat there, instead of beginning after a while. */
  waits: Type.Optional(Type.Boolean()),
})

/** `POST /api/tables/:id/ready` before the start, and `…/vote` to end the game early: yes, or no longer. */
export const OnOrOff = Type.Object({ on: Type.Boolean() }, noOtherFields)

export const SeatInfo = Type.Object({
  seat: Type.Integer(),
  /** The kind of occupant: a person, a bot, or nobody yet. */
  by: Type.Enum(['person', 'bot', 'nobody']),
  name: Type.String(),
  /** A person whose browser is connected; bots always are. */
  here: Type.Boolean(),
  /** Before the start: a person who has said so; bots always are. */
  ready: Type.Boolean(),
  /** Milliseconds until a bot plays for a person who is gone; 0 if none is about to. */
  grace: Type.Integer(),
  /** The bot that plays here, or will if no one takes the seat. */
  bot: Type.Optional(
    Type.Object({
      level: BotLevelBody,
      name: Type.String(),
      /** How it plays, for opponents to learn; missing if it has no style at this game. */
      style: Type.Optional(Type.String()),
    }),
  ),
  /** For the host alone, before the start: the name of the person whom they have removed from here, and can bring back. */
  removed: Type.Optional(Type.String()),
})
export type SeatInfo = Static<typeof SeatInfo>

/** Facts about the table, apart from the game, for everybody who may see it. */
export const TableInfo = readonlySchema(
  Type.Object(
    {
      id: Type.String(),
      game: Type.String(),
      setting: SettingDraft,
      /** The zone and scenario of people that it plays; missing if there are none. */
      documents: Type.Optional(PlayedDocuments),
      terms: TermsBody,
      status: Type.Enum(['open', 'running', 'over']),
      /** The host has started, and the browsers are making the seed together. */
      starting: Type.Boolean(),
      listed: Type.Boolean(),
      host: Type.Integer(),
      seats: Type.Array(SeatInfo),
      /** The reader's own seat; 0 for watchers. */
      you: Type.Integer(),
      /** How many people watch who have no seat here. */
      watchers: Type.Integer(),
      /** Milliseconds until an open table starts automatically; 0 if it does not. */
      startsIn: Type.Integer(),
      /** The running game rests: nobody has played since then. */
      restingSince: Type.Optional(Type.Integer()),
      /** The tempo in force, for a reader who may change it: they play alone with bots, or no person is left in the game. */
      tempo: Type.Optional(Type.Enum([...TEMPOS])),
      /** After the end: another game of the same is being set up; `left` are the milliseconds left to join it. */
      rematch: Type.Optional(Type.Object({ left: Type.Integer() })),
      /** The secret of the invitation link, for readers with a seat at the table; else empty. */
      invite: Type.String(),
    },
    { title: 'TableInfo' },
  ),
)
export type TableInfo = Static<typeof TableInfo>

/** `GET /api/invites/:invite`: which table an invitation is for. */
export const Invited = Type.Object({ id: Type.String() })
