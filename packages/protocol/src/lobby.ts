import { type Static, Type } from 'typebox'
import { PlayedDocuments } from './documents.ts'
import { FindingInfo } from './finding.ts'
import { readonlySchema } from './schema.ts'
import { ABOUT_SERVER, ServerInfo } from './server-info.ts'
import { SettingDraft } from './table.ts'
import { TermsBody } from './terms-schema.ts'

/** A table as it stands in the list that anybody may see. */
export const ListedTable = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    setting: SettingDraft,
    /** The zone and scenario of people that it plays; missing if there are none. */
    documents: Type.Optional(PlayedDocuments),
    terms: TermsBody,
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

/** Over the socket `/ws/tables`: the list, live. */
export const FROM_LOBBY = {
  server: readonlySchema(Type.Tuple([Type.Literal('server'), ServerInfo], { description: ABOUT_SERVER })),
  tables: readonlySchema(
    Type.Tuple([Type.Literal('tables'), Type.Array(ListedTable)], {
      description: 'the whole list: first of all, and to a page that was too slow',
    }),
  ),
  listed: readonlySchema(
    Type.Tuple([Type.Literal('listed'), ListedTable], { description: 'a table that is new or has changed' }),
  ),
  unlisted: readonlySchema(
    Type.Tuple([Type.Literal('unlisted'), Type.String({ title: 'table' })], {
      description: 'a table that is no longer in the list',
    }),
  ),
  finding: readonlySchema(
    Type.Tuple([Type.Literal('finding'), FindingInfo], {
      description: 'the people who look for a game: first of all, and whenever their number has changed',
    }),
  ),
} as const
export type FromLobby = Static<(typeof FROM_LOBBY)[keyof typeof FROM_LOBBY]>
