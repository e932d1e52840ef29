import { MIGRATIONS } from '../migrations/all.ts'
import type { Migration } from '../migrations/migration.ts'
import { StoreError } from './error.ts'

/** The version of the data that this server writes. */
export const VERSION = MIGRATIONS.length

/** The way from the version of a database to the version that is wanted. */
export type MigrationPlan = { readonly from: number; readonly to: number; readonly steps: readonly Migration[] }

/** The steps that a database of this version still has to take; `undefined` if it has taken all of them. */
export function updateFrom(from: number, to: number = VERSION): MigrationPlan | undefined {
  if (from > VERSION) {
    throw new StoreError(
      'newer',
      `the data has version ${from}, but this version of Selva only knows version ${VERSION}: a newer one has used it. Nothing was changed. Start the newer version again`,
    )
  }
  return from >= to ? undefined : { from, to, steps: MIGRATIONS.slice(from, to) }
}

/** A command that only reads has found data of an earlier version. */
export const notUpdated = ({ from, to }: Pick<MigrationPlan, 'from' | 'to'>): StoreError =>
  new StoreError(
    'readOnly',
    `the data has version ${from}: start the server once to update it to version ${to}, or use the version of Selva that wrote it`,
  )
