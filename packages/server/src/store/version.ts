import { MIGRATIONS } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'
import { StoreError } from './store.ts'

/** The steps that a database of this version still has to take, each with the version it leads to. */
export function stepsFrom(
  version: number,
  upTo: number = MIGRATIONS.length,
): readonly (readonly [version: number, step: Migration])[] {
  if (version > MIGRATIONS.length) {
    throw new StoreError('newer', `the data has version ${version}; this server knows ${MIGRATIONS.length}`)
  }
  return MIGRATIONS.map((step, i) => [i + 1, step] as const).slice(version, upTo)
}
