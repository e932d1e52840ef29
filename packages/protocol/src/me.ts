import { type Static, Type } from 'typebox'
import { noOtherFields } from './schema.ts'

/** A name as people type it: 1 to 24 visible characters once trimmed. */
const Name = Type.String({ minLength: 1, maxLength: 48 })

/** `PUT /api/me`: who this browser is. */
export const Me = Type.Object({ name: Type.String() }, noOtherFields)
export type Me = Static<typeof Me>
/** `GET /api/me`, `POST /api/me`: who this browser is, and where it is. Only the POST makes a guest. */
export const Welcome = Type.Object(
  {
    ...Me.properties,
    /** The address that other devices can open, for links; empty if it is the one in the reader's browser. */
    openAt: Type.String(),
  },
  noOtherFields,
)
export type Welcome = Static<typeof Welcome>
export const NewName = Type.Object({ name: Name }, noOtherFields)
