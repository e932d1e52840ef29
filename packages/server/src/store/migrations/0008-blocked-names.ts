import type { Migration } from './migration.ts'

/** Somebody who is blocked is listed by the name they had then: whatever they call themselves later is not told. */
export const blockedNames: Migration = {
  about: 'what people were called when they were blocked',
  both: [`alter table blocked add column name text not null default ''`],
}
