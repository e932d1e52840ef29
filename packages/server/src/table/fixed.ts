import { isRefusal } from '@selva/core'
import type { Playable } from '../games.ts'
import type { TableId } from '../ids.ts'
import type { Ports } from './ports.ts'
import type { Table } from './table.ts'

/** What never changes at a table. */
export type Fixed = {
  readonly id: TableId
  readonly playable: Playable
  readonly setting: unknown
  /** The table's own part of the seed of all chance: nobody may see it before the end. */
  readonly secret: Uint8Array
}

export async function fixedOf({ store, games }: Pick<Ports, 'store' | 'games'>, table: Table): Promise<Fixed> {
  const playable = games[table.game]
  const setting = playable?.game.setting(table.setting)
  const secret = await store.seed(table.id)
  if (playable === undefined || isRefusal(setting) || secret === undefined)
    throw new Error(`table ${table.id} cannot be played`)
  return { id: table.id, playable, setting, secret }
}
