import type { Migration } from './migration.ts'

/** Tables made before there were terms were untimed. */
export const terms: Migration = {
  about: 'the terms of a table',
  both: [
    `alter table tables add column terms text not null
       default '{"pace":"untimed","aid":"notes","chat":"open","spectators":true}'`,
  ],
}
