/** A value of a column. Numbers are whole; a yes or no is 1 or 0. */
export type SqlValue = string | number | Uint8Array

/** A row by column name; a column without a value is `undefined`. */
export type Row = { readonly [column: string]: SqlValue | undefined }

/** A statement with a `?` for each of its values. */
export type Statement = {
  readonly text: string
  readonly values?: readonly (SqlValue | undefined)[]
  /** Unless it changes exactly this many rows, nothing of what it is done together with happens. */
  readonly must?: number
}

/**
 * The database as every concern but the log sees it: each has its own tables in its own file over this, in SQL that
 * all engines understand (`insert … on conflict … do …`, no functions of one engine, names in small letters). What a
 * promise says has happened is durable.
 */
export type Sql = {
  /** The rows of a question. `R` says which columns it asks for. */
  all<R extends Row>(text: string, values?: Statement['values']): Promise<readonly R[]>
  /** How many rows it changed. */
  run(text: string, values?: Statement['values']): Promise<number>
  /** All or nothing, in this order: how many rows each changed, or an empty list if one of them had to and did not. */
  together(statements: readonly Statement[]): Promise<readonly number[]>
}
