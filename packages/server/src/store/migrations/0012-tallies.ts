import type { Migration } from './migration.ts'

/** Verdicts for several numbers of players with the counts behind them, and a search that knows authors. */
export const tallies: Migration = {
  about: 'the counts behind the verdicts on a document, and the names of authors for the search',
  both: [
    `alter table document_version add column tallies text not null default ''`,
    // Verdicts on one number of players are found again.
    `update document_version set verdict = '', judged = '', balance = 0`,
    'update document set balance = 0',

    // `look` and `signed` are what a search reads: the name that an author chose, or else the one they were given.
    `alter table person add column look text not null default ''`,
    'update person set look = lower(name)',
    `alter table document add column signed text not null default ''`,
  ],
}
