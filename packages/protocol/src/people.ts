import { type Static, Type } from 'typebox'
import { PlayedDocuments } from './documents.ts'
import { SettingDraft } from './table.ts'
import { PACES } from './terms.ts'

/** Messages about people: identities, devices, games played, and ways to be notified of one's turn. */

const closed = { additionalProperties: false }
/** Nothing more to say than that it is done. */
export const Done = Type.Object({}, closed)

const Short = Type.String({ maxLength: 200 })

/** A browser that acts for the person. */
const DeviceInfo = Type.Object({
  id: Type.String(),
  /** Browser and system, as far as the browser said: `Firefox, Android`. May be empty. */
  kind: Type.String(),
  made: Type.Integer(),
  /** The last day it was here. */
  seen: Type.Integer(),
  /** The browser that asks. */
  here: Type.Boolean(),
})

const PasskeyInfo = Type.Object({ id: Type.String(), made: Type.Integer(), used: Type.Integer() })

/** `GET /api/me/profile` */
export const Profile = Type.Object({
  name: Type.String(),
  /** Is there a way back if this browser forgets its cookie: a passkey, a recovery code, another device? */
  kept: Type.Boolean(),
  devices: Type.Array(DeviceInfo),
  passkeys: Type.Array(PasskeyInfo),
  /** How many recovery codes are left. */
  recovery: Type.Integer(),
  /** The address of the pages at which passkeys work; empty if nowhere, for want of https. */
  secureAt: Type.String(),
  push: Type.Object({
    /** The key that browsers ask for. */
    key: Type.String(),
    /** Is this browser told when it is the person's turn? */
    here: Type.Boolean(),
  }),
  /** The address that is called when it is the person's turn; may be empty. */
  webhook: Type.String(),
})
export type Profile = Static<typeof Profile>

/** Another seat at a table: a person by the name they had there, empty once they have deleted their account; or a bot. */
const OtherSeat = Type.Object({ seat: Type.Integer(), by: Type.Enum(['person', 'bot']), name: Type.String() })

/** One of the person's tables. */
export const MyTable = Type.Object({
  id: Type.String(),
  game: Type.String(),
  setting: SettingDraft,
  status: Type.Enum(['open', 'running', 'over']),
  seat: Type.Integer(),
  made: Type.Integer(),
  /** The zone and scenario of people that it plays, without their authors. */
  documents: Type.Optional(PlayedDocuments),
  /** The table waits for the person. */
  yourTurn: Type.Boolean(),
  /** The seats that the running game waits for. */
  awaits: Type.Unsafe<readonly number[]>(Type.Array(Type.Integer())),
  /** When the running game began to wait for them; missing if that is not known. */
  movedAt: Type.Optional(Type.Integer()),
  pace: Type.Enum([...PACES]),
  /** The running game rests: nobody has played since then. */
  restingSince: Type.Optional(Type.Integer()),
  /** The others at the table, by seat. */
  others: Type.Array(OtherSeat),
  /** The person has hidden it from their list. */
  hidden: Type.Boolean(),
  /** A player of it has opened a table for the same people, and waits for this one too: who that is, by name. */
  again: Type.Optional(Type.String()),
  /** How it ended for the person; absent before, and where nothing was decided. */
  outcome: Type.Optional(Type.Object({ as: Type.String(), won: Type.Boolean(), at: Type.Integer() })),
})
export type MyTable = Static<typeof MyTable>

/** `GET /api/me/tables`: the newest first; `more` says that there are older ones. */
export const MyTables = Type.Object({ tables: Type.Array(MyTable), more: Type.Boolean() })
export type MyTables = Static<typeof MyTables>

/** `POST /api/me/recovery`: the codes, told this once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** `POST /api/me/link`: what brings another device, once and soon. */
export const DeviceLink = Type.Object({ token: Type.String(), ends: Type.Integer() })
export type DeviceLink = Static<typeof DeviceLink>

/** `POST /api/sign-in/link` */
export const WithLink = Type.Object({ token: Short }, closed)
/** `POST /api/sign-in/recovery`: a code as people type it. */
export const WithCode = Type.Object({ code: Short }, closed)

const Encoded = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 8000 })

/** WebAuthn options with which a browser makes or uses a passkey. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true })

/** `GET /api/me/export`: the person, their tables with what they saw there, and all other stored data, by its name. */
export const PersonalDataExport = Type.Object(
  { name: Type.String(), id: Type.String(), tables: Type.Array(Type.Unknown()) },
  { additionalProperties: true },
)

/** The browser's answer when a passkey is made; unknown fields are ignored. */
export const NewPasskey = Type.Object({
  id: Encoded,
  rawId: Encoded,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
})

/** The browser's answer when a passkey is used. */
export const UsedPasskey = Type.Object({
  id: Encoded,
  rawId: Encoded,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Encoded),
  }),
})

/** `PUT /api/me/push`: this browser is to receive notices. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000 }),
    keys: Type.Object({ p256dh: Encoded, auth: Encoded }, closed),
  },
  closed,
)
export type PushSubscription = Static<typeof PushSubscription>

/** `PUT /api/me/webhook`: the address to call; empty for none. */
export const Webhook = Type.Object({ url: Type.String({ maxLength: 1000 }) }, closed)
