import type { Batch } from '@selva/core'
import type { TableId } from '../src/base/ids.ts'
import type { Store, StoredBatch } from '../src/store/store.ts'

/** The choices in a table's log: without its opening, and without what the table itself has written down. */
export const choicesIn = async (store: Store, id: TableId): Promise<readonly StoredBatch[]> =>
  (await store.batches(id)).filter(({ body }) => (JSON.parse(body) as Batch).by !== undefined)
