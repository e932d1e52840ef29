import type { Migration } from './migration.ts'

/** The puzzle of each day, made ahead of time, and people's answers. An answer goes with the account. */
export const puzzles: Migration = {
  about: 'the puzzle of each day, and the answers of people',
  both: [
    // `best` is the right candidate by its place in the list, as it also stands in `explained`.
    `create table puzzle (
       day text primary key,
       best integer not null,
       asked text not null,
       explained text not null
     ) strict, without rowid`,
    `create table puzzle_answer (
       day text not null,
       person text not null,
       choice integer not null,
       at integer not null,
       primary key (day, person)
     ) strict, without rowid`,
    'create index puzzle_answer_by_person on puzzle_answer (person, day)',
    'create index puzzle_answer_by_choice on puzzle_answer (day, choice)',
  ],
}
