import { Type } from 'typebox'

/** Parameters in the addresses of routes. */

const Short = Type.String({ maxLength: 40 })

export const Id = Type.Object({ id: Short })
export const Invite = Type.Object({ invite: Short })
/** The invitation by which a person comes to a private table. */
export const WithInvite = Type.Object({ invite: Type.Optional(Short) })
