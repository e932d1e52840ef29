import type { AnyFact, AnyState } from '@selva/core'

/** Looks at a table's state after a batch: says what is broken, or `undefined`. */
export type Check = { look(state: AnyState, facts: readonly AnyFact[]): string | undefined }
