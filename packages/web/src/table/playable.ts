import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import type { Followed, World } from './live.ts'

/** A game that can be put on a page: the live table, and the screen drawn from it. */
export type Playable = {
  readonly sit: (table: TableInfo, world: World) => { readonly live: Followed; readonly Screen: ComponentType }
}
