import type { Migration } from './migration.ts'

/** Columns that let a table outlive its people: who may not come back, where it goes on, and how its clocks stand. */
export const tableLife: Migration = {
  about: 'removed guests, rematches and clocks',
  both: [
    `alter table tables add column removed text not null default '[]'`,
    `alter table tables add column rematch text not null default ''`,
    'create table clock (t text primary key, kept text not null, charged integer not null) strict, without rowid',
  ],
}
