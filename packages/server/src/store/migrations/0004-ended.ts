import type { Migration } from './migration.ts'

/** When a finished table was first found finished: from then on it is kept for a while. */
export const ended: Migration = {
  about: 'since when a table is over',
  both: ['create table ended (t text primary key, at integer not null) strict, without rowid'],
}
