import { type Static, Type } from 'typebox'
import { noOtherFields } from './schema.ts'

/** The most that is kept of somebody's notes, in bytes. */
export const MAX_NOTES_BYTES = 16_384
/** `GET /api/tables/:id/notes`: the asker's own notes; version 0 and nothing, before the first. What they say is the client's affair. */
export const StoredNotes = Type.Object({ version: Type.Integer(), text: Type.String() })
export type StoredNotes = Static<typeof StoredNotes>
/** `PUT /api/tables/:id/notes`: writes over this version; `stale` if another device of the same person was quicker. */
export const NotesUpdate = Type.Object(
  { version: Type.Integer({ minimum: 0 }), text: Type.String({ maxLength: MAX_NOTES_BYTES }) },
  noOtherFields,
)
export type NotesUpdate = Static<typeof NotesUpdate>
export const NotesVersion = Type.Object({ version: Type.Integer() })
export type NotesVersion = Static<typeof NotesVersion>
