import type { Migration } from './migration.ts'

/** A finished game may have a public link of each person who played it. People choose whether it names them. */
export const shares: Migration = {
  about: 'public links to finished games, and whether people are named in them',
  both: [
    `create table share (
       token text primary key,
       t text not null,
       person text not null,
       at integer not null
     ) strict, without rowid`,
    'create unique index share_by_table on share (t, person)',
    'create index share_by_person on share (person, t)',
    `create table share_name (
       t text not null,
       person text not null,
       named integer not null,
       primary key (t, person)
     ) strict, without rowid`,
    'create index share_name_by_person on share_name (person, t)',
  ],
}
