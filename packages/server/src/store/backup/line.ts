import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Row, SqlValue } from '../engine/sql.ts'

/**
 * A backup is a compressed text, one JSON value a line:
 * `{"selva":"backup","format":1,"version":…}`, then for every row `[table, {column: value, …}]` (the log under the name
 * `batch`), and at the end `{"rows":…}`, so that a file that was cut off is known as such. Bytes are `{"bytes":base64}`.
 * It is the same for every engine, and goes back into any.
 */
export const FORMAT = 1

export const Head = Type.Object({ selva: Type.Literal('backup'), format: Type.Integer(), version: Type.Integer() })
export const Tail = Type.Object({ rows: Type.Integer() })

const Cell = Type.Union([Type.String(), Type.Number(), Type.Object({ bytes: Type.String() })])
const Line = Type.Tuple([
  Type.String({ pattern: '^[a-z_][a-z0-9_]*$' }),
  Type.Record(Type.String({ pattern: '^[a-z_][a-z0-9_]*$' }), Cell),
])

const packedValue = (value: SqlValue) =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value

/** A row as a line; a column without a value is left out. */
export const lineOf = (table: string, row: Row): string =>
  JSON.stringify([
    table,
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : [[column, packedValue(value)]])),
    ),
  ])

export type Named = { readonly table: string; readonly row: Row }

/** A row from its line. Throws at anything else. */
export function rowIn(line: string): Named {
  const [table, cells] = Value.Parse(Line, JSON.parse(line))
  const row = Object.entries(cells).map(([column, cell]) => [
    column,
    typeof cell === 'object' ? new Uint8Array(Buffer.from(cell.bytes, 'base64')) : cell,
  ])
  return { table, row: Object.fromEntries(row) }
}
