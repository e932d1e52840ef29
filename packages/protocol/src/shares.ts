import { type Static, Type } from 'typebox'
import { noOtherFields, readonlySchema } from './schema.ts'

/** `GET /api/tables/:id/share`: the public link to a finished game. */
export const ShareInfo = readonlySchema(
  Type.Object({
    /** The token of your own link; for people without a seat that of a player at a listed table. Empty for none. */
    link: Type.String(),
    /** Are you named where the game is shared? */
    named: Type.Boolean(),
    /** All others at the table were bots. */
    alone: Type.Boolean(),
  }),
)
export type ShareInfo = Static<typeof ShareInfo>

/** `PUT /api/tables/:id/share` */
export const ShareChange = Type.Object(
  {
    /** Makes your link, or takes it back. */
    link: Type.Optional(Type.Boolean()),
    /** Lets every link to this game name you, or not. */
    named: Type.Optional(Type.Boolean()),
  },
  noOtherFields,
)
export type ShareChange = Static<typeof ShareChange>
