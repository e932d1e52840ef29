import type { TableInfo } from '@selva/server/protocol'
import type { ComponentType } from 'preact'
import type { Followed, World } from '../table/live.ts'

/** The public face of a table of one game. */
export type Face = {
  readonly sit: (table: TableInfo, world: World) => { readonly live: Followed; readonly Board: ComponentType }
}

export const FACES: { readonly [game: string]: () => Promise<Face> } = {
  escape: async () => (await import('../escape/screen/index.tsx')).face,
  'stay-away': async () => (await import('../stay-away/screen/index.tsx')).load(),
}
