import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, type GameRecord, type Refusal, recordOf, refuse } from '@selva/core'
import type { TableId } from '../base/ids.ts'
import { games } from '../games/games.ts'
import { suggestedName } from '../people/names.ts'
import type { DataLocation } from '../store/backup/data-location.ts'
import { DATA_FILE } from '../store/engine/data-file.ts'
import { openPostgresReadOnly, openReadOnly } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { playedDocuments } from '../table/played-documents.ts'
import { recordedAt } from '../table/recorded.ts'
import { nameAt } from '../table/seating.ts'
import { tableConstants } from '../table/table-constants.ts'

/** The games that may be exported: finished ones under people's names, or also running ones without a name. */
export type Wanted = 'finished' | 'running'

/** The file of one game, or why there is none. */
async function recordIn(store: Store, id: string, wanted: Wanted): Promise<GameRecord | Refusal> {
  const table = await store.table(id as TableId)
  if (table === undefined) return refuse('unknownTable', id)
  if (table.status === 'open') return refuse('notStarted', id)
  if (table.status === 'running' && wanted === 'finished') return refuse('stillRunning', id)
  const batches: readonly Batch[] = (await store.batches(table.id)).map(({ body }) => JSON.parse(body))
  const names = new Map<string, string>()
  for (const holder of table.seats)
    if (holder.by === 'person')
      names.set(holder.person, nameAt(holder, (await store.name(holder.person)) ?? suggestedName(holder.person)))
  const nameOf = (person: string, seat: number): string =>
    wanted === 'running' ? `Player ${seat}` : (names.get(person) ?? '')
  const documents = wanted === 'running' ? [] : await playedDocuments(store.sql, table)
  return recordOf(recordedAt(await tableConstants({ store, games }, table), table, batches, nameOf, documents))
}

/**
 * The file of one game out of a data folder or a database, also while a server runs on it. The file of a running game
 * holds everything that is hidden in it: it is for people who mend the rules, and players' names are left out of it.
 */
export async function exportGame(place: DataLocation, id: string, wanted: Wanted): Promise<GameRecord | Refusal> {
  if ('folder' in place && !existsSync(join(place.folder, DATA_FILE))) return refuse('unknownTable', id)
  const store = 'folder' in place ? openReadOnly(place.folder) : await openPostgresReadOnly(place.databaseUrl)
  try {
    return await recordIn(store, id, wanted)
  } finally {
    await store.close()
  }
}
