import type { SQLOutputValue } from 'node:sqlite'
import type { Row } from './sql.ts'

const valueFrom = (value: SQLOutputValue): Row[string] => {
  if (value === null) return undefined
  return typeof value === 'bigint' ? Number(value) : value
}

/** Our columns hold texts, whole numbers and bytes, or nothing; `R` is what the caller knows of them. */
export const rowFrom = <R extends Row>(row: Readonly<Record<string, SQLOutputValue>>): R =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, valueFrom(value)])) as R
