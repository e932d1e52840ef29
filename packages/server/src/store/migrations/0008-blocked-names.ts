import type { Migration } from './migration.ts'

/** A blocked person is listed by the name they had then: their later names are not shown. */
export const blockedNames: Migration = {
  about: 'what people were called when they were blocked',
  both: [`alter table blocked add column name text not null default ''`],
}
