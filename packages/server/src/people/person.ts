import type { Brand } from '@selva/core'

/** A person, as their browser's cookie names them. */
export type PersonId = Brand<string, 'PersonId'>
