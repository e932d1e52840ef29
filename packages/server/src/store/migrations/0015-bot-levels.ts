import type { Migration } from './migration.ts'

/** Five levels instead of two, and each seat may have its own; a seat without one has that of the table's terms. */
export const botLevels: Migration = {
  about: 'the level of the bot in each seat; the levels of tables by their names of today',
  both: [
    `alter table seat add column level text not null default ''`,
    `update tables set terms = replace(replace(terms, '"bots":"easy"', '"bots":"passenger"'), '"bots":"usual"', '"bots":"navigator"')`,
  ],
}
