/** A user's mistake, as a value: a code the reader's language has a sentence for, and what it is about. */
export type Refusal = { readonly refused: string; readonly about: string }

/**
 * `about` may be anything that was sent: texts, numbers and the like are repeated, and anything else is left out, since
 * an object can bring a `toString` that is no function.
 */
export const refuse = (refused: string, about: unknown = ''): Refusal => ({
  refused,
  about: typeof about === 'object' || typeof about === 'function' || typeof about === 'symbol' ? '' : String(about),
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
