import type { Migration } from './migration.ts'

/**
 * One row for every finished game of a person. It stays when the table is deleted after its time, and goes with the
 * account. Games from before this version are counted from their logs when their people first look at their figures.
 */
export const figures: Migration = {
  about: 'figures of finished games for the people who played them; who shows theirs; games hidden from one’s own list',
  both: [
    `create table figure (
       person text not null,
       table_id text not null,
       seat integer not null,
       game text not null,
       rules text not null,
       map text not null,
       became text not null,
       won integer not null,
       alone integer not null,
       counts text not null,
       at integer not null,
       primary key (person, table_id, seat)
     ) strict, without rowid`,
    'create index figure_by_time on figure (person, at, table_id, seat)',
    'create table figures_shown (person text primary key) strict, without rowid',
    'create table hidden_game (t text not null, person text not null, primary key (t, person)) strict, without rowid',
    'create index hidden_game_by_person on hidden_game (person, t)',
  ],
}
