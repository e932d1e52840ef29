import type { Exchange, TableInfo } from '@selva/protocol'
import type { ComponentChildren, ComponentType } from 'preact'
import type { AnyLiveTable } from '../table/live.ts'

export type LobbyProps = {
  readonly table: TableInfo
  readonly exchange: Exchange | undefined
  readonly live: Pick<AnyLiveTable, 'overhear'>
  /** The chat while the table fills. */
  readonly talk: ComponentChildren
}

/** The lobby with its words. A player who comes back to a running game needs neither. */
export async function lobby(): Promise<ComponentType<LobbyProps>> {
  const [{ Lobby }, { loadLobbyWords }] = await Promise.all([import('./Lobby.tsx'), import('./words.ts')])
  await loadLobbyWords()
  return Lobby
}
