import type { Brand } from '@selva/core'

/** Names a table. Random, and not a secret: an id lets nobody in. */
export type TableId = Brand<string, 'TableId'>

/** Names a person. */
export type PersonId = Brand<string, 'PersonId'>

/** Names a browser, as its cookie does. Not a secret: only the seal in the cookie makes it count. */
export type DeviceId = Brand<string, 'DeviceId'>

/** A browser that acts for a person. */
export type Session = { readonly device: DeviceId; readonly person: PersonId }
