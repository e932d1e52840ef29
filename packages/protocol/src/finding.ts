import { type Static, Type } from 'typebox'
import { REFUSALS } from './refusals.ts'
import { noOtherFields, readonlySchema, serverMessage } from './schema.ts'
import { ABOUT_SERVER, ServerInfo } from './server-info.ts'
import { SettingDraft } from './table.ts'
import { TermsBody } from './terms-schema.ts'

/** The public part of the search for a game: how many people look for one, never who. */
export const FindingInfo = readonlySchema(
  Type.Object(
    {
      people: Type.Integer(),
      /** Milliseconds after which bots take the seats that are still free. */
      fillsAfter: Type.Integer(),
      /** The tables at which people are brought together, one for each game. */
      tables: Type.Array(Type.Object({ game: Type.String(), setting: SettingDraft, terms: TermsBody })),
    },
    { title: 'FindingInfo' },
  ),
)
export type FindingInfo = Static<typeof FindingInfo>

/**
 * Over the socket `/ws/find?game=…`, once for each game the person would play: they look for a game as long as it is open.
 */
const FROM_FINDER = {
  server: serverMessage('server', ABOUT_SERVER, ServerInfo),
  looking: serverMessage(
    'looking',
    'the person now looks for a game: the milliseconds until bots take the seats that are still free',
    Type.Integer({ title: 'ms' }),
  ),
  found: serverMessage(
    'found',
    'a game is found: the person has a seat at this table, which starts in a moment',
    Type.String({ title: 'table' }),
  ),
  no: serverMessage(
    'no',
    'the person does not look for a game, or no longer. `id` is empty',
    Type.String({ title: 'id' }),
    Type.Enum([...REFUSALS], { title: 'code' }),
    Type.String({ title: 'about' }),
  ),
} as const
export type FromFinder = Static<(typeof FROM_FINDER)[keyof typeof FROM_FINDER]>

/** From a page that looks for a game: it is to begin now, with the people who wait and bots. */
export const StartNow = Type.Object({ start: Type.Literal(true) }, noOtherFields)
export type StartNow = Static<typeof StartNow>
