/** An object as it was sent, not yet checked. */
export type Fields = { readonly [name: string]: unknown }

export const fieldsOf = (draft: unknown): Fields | undefined =>
  typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Fields) : undefined

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)
