import { TypeOverrides, types } from 'pg'
import type { Row } from './sql.ts'

/** Whole numbers come as numbers: all of ours are small enough. */
export function wholeNumbers(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, Number)
  return overrides
}

/** Our columns hold texts, whole numbers and bytes, or nothing; `R` is what the asker knows of them. */
export const rowFrom = <R extends Row>(row: { readonly [column: string]: unknown }): R =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value ?? undefined])) as R
