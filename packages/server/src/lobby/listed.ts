import type { PlayedDocument } from '@selva/core'
import type { ListedTable } from '@selva/protocol'
import type { Table } from '../store/rows/table.ts'

/** A table in the list: what anybody may know of it before opening it. */
export const listedView = (
  { id, game, setting, terms, status, seats }: Table,
  host: string,
  documents: readonly PlayedDocument[],
): ListedTable => ({
  id,
  game,
  setting,
  ...(documents.length === 0 ? {} : { documents }),
  terms,
  status: status === 'open' ? 'open' : 'running',
  host,
  taken: seats.filter(({ by }) => by !== 'nobody').length,
  seats: seats.length,
})
