import type { Batch, PlayedDocument, RecordSource } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'
import type { TableConstants } from './table-constants.ts'

/** Everything that goes into the file of a table's game, with people under these names. */
export const recordedAt = (
  { playable: { game }, setting, secret }: TableConstants,
  table: Table,
  batches: readonly Batch[],
  nameOf: (person: PersonId, seat: number) => string,
  documents: readonly PlayedDocument[],
): RecordSource => ({
  table: table.id,
  game: table.game,
  setting: game.toFile(setting),
  ...(table.arrangement === '' ? {} : { arrangement: JSON.parse(table.arrangement) }),
  ...(documents.length === 0 ? {} : { documents }),
  seats: table.seats.map((holder, i) =>
    holder.by === 'person'
      ? { by: 'person', name: nameOf(holder.person, i + 1) }
      : { by: 'bot', name: holder.by === 'bot' ? holder.name : '' },
  ),
  secret,
  batches,
})
