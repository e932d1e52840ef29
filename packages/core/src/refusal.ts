/** A user's mistake, as a value: a code the reader's language has a sentence for, and what it is about. */
export type Refusal = { readonly refused: string; readonly about: string }

export const refuse = (refused: string, about: string | number = ''): Refusal => ({ refused, about: String(about) })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
