/**
 * One step from a version of the database to the next, in SQLite's words; `postgres.ts` says what it changes of them.
 * A step is never changed once it has been released, only followed by another.
 */
export type Migration = {
  /** Its changes, for readers of the list. */
  readonly about: string
  /** The same for every engine. */
  readonly both?: readonly string[]
  /** Statements for what each engine keeps in its own way: the log. */
  readonly sqlite?: readonly string[]
  readonly postgres?: readonly string[]
}

/** The statements of a migration for SQLite. */
export const forSqlite = ({ both = [], sqlite = [] }: Migration): readonly string[] => [...both, ...sqlite]
