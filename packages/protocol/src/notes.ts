import { type Static, Type } from 'typebox'
import { closed } from './schema.ts'

/** The most that is kept of somebody's notes, in bytes. */
export const LARGEST_NOTES = 16_384
/** `GET /api/tables/:id/notes`: the asker's own notes; version 0 and nothing, before the first. What they say is the client's affair. */
export const KeptNotes = Type.Object({ version: Type.Integer(), text: Type.String() })
export type KeptNotes = Static<typeof KeptNotes>
/** `PUT /api/tables/:id/notes`: writes over this version; `stale` if another device of the same person was quicker. */
export const KeepNotes = Type.Object(
  { version: Type.Integer({ minimum: 0 }), text: Type.String({ maxLength: LARGEST_NOTES }) },
  closed,
)
export type KeepNotes = Static<typeof KeepNotes>
export const NotesVersion = Type.Object({ version: Type.Integer() })
export type NotesVersion = Static<typeof NotesVersion>
