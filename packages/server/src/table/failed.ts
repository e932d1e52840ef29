import type { Refusal } from '@selva/core'
import { refusalFor } from '../store/refusal.ts'
import { StoreError } from '../store/store.ts'
import type { Ports } from './ports.ts'
import type { TableConstants } from './table-constants.ts'

/** Logs a failure of the store for the host, and gives the refusal for the sender. A bug is thrown on. */
export function failed(
  { log }: Pick<Ports, 'log'>,
  { id }: Pick<TableConstants, 'id'>,
  error: unknown,
  what: string,
): Refusal {
  if (!(error instanceof StoreError)) throw error
  log.error({ table: id, error: error.message }, what)
  return refusalFor(error)
}
