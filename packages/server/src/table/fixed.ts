import { isRefusal } from '@selva/core'
import type { TableId } from '../base/ids.ts'
import type { Playable } from '../games/games.ts'
import type { Table } from '../store/rows/table.ts'
import type { Ports } from './ports.ts'

/** The parts of a table that never change. */
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
