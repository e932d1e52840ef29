import { readSession, writeSession } from '../client/browser-storage.ts'

/*
 * A table that was opened from an editor leads back to it. The tab remembers that, so that it survives a reload and
 * touches no one else at the table.
 */
const keyOf = (table: string): string => `back.${table}`

export function rememberWayBack(table: string, to: string): void {
  writeSession(keyOf(table), to)
}

/** The editor that a table was opened from, if it was. */
export const wayBackFrom = (table: string): string | undefined => readSession(keyOf(table))
