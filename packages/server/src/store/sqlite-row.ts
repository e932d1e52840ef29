import type { SQLOutputValue } from 'node:sqlite'
import type { Row } from './sql.ts'

const valueFrom = (value: SQLOutputValue): Row[string] => {
  if (value === null) return undefined
  return typeof value === 'bigint' ? Number(value) : value
}

/** A row as SQLite gives it. */
export const rowFrom = (row: Readonly<Record<string, SQLOutputValue>>): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, valueFrom(value)]))
