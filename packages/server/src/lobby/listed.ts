import type { ListedTable } from '@selva/protocol'
import type { Table } from '../store/rows/table.ts'

/** A table in the list: what anybody may know of it before opening it. */
export const listedView = ({ id, game, setting, terms, status, seats }: Table, host: string): ListedTable => ({
  id,
  game,
  setting,
  terms,
  status: status === 'open' ? 'open' : 'running',
  host,
  taken: seats.filter(({ by }) => by !== 'nobody').length,
  seats: seats.length,
})
