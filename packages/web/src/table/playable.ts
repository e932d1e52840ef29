import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import type { AnyLiveTable } from './live.ts'
import type { LiveTablePorts } from './live-ports.ts'

/** A game that can be put on a page: the live table, and the screen drawn from it. */
export type GameScreen = {
  readonly sit: (
    table: TableInfo,
    ports: LiveTablePorts,
  ) => { readonly live: AnyLiveTable; readonly Screen: ComponentType }
}
