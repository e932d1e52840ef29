import type { Migration } from './migration.ts'

/** A person alone with bots may ask for a side before the deal. */
export const sides: Migration = {
  about: 'the side that the only person at a table asked for',
  both: [`alter table tables add column side text not null default ''`],
}
