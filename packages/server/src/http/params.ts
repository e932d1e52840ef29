import { Type } from 'typebox'

/** What the addresses of routes carry. */

const Short = Type.String({ maxLength: 40 })

export const Id = Type.Object({ id: Short })
export const Invite = Type.Object({ invite: Short })
/** Somebody who comes to a private table by its invitation shows it. */
export const WithInvite = Type.Object({ invite: Type.Optional(Short) })
