import type { Migration } from './migration.ts'

/** A person's notes at a table, of any content: nobody else reads them. */
export const notes: Migration = {
  about: 'private notes',
  both: [
    `create table note (
       t text not null,
       person text not null,
       version integer not null,
       text text not null,
       primary key (t, person)
     ) strict, without rowid`,
  ],
}
