import { type Static, Type } from 'typebox'
import { readonlySchema } from './schema.ts'

/** `GET /api/privacy`: how long a server keeps what it knows about people. */
export const Keeping = readonlySchema(
  Type.Object({
    /** How to reach the operator: an address or a sentence; empty if it is not said. */
    operator: Type.String(),
    /** The days after which a finished game is deleted, with its chat, notes and links; 0 for never. */
    finishedDays: Type.Integer(),
    /** The same for a table that never started. */
    unstartedDays: Type.Integer(),
    /** The days for which an unpublished zone or scenario outlives the last way to sign in as its author. */
    draftDays: Type.Integer(),
    /** The days after the last visit for which a browser is known. */
    deviceDays: Type.Integer(),
  }),
)
export type Keeping = Static<typeof Keeping>
