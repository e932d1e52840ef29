import type { TableInfo } from '@selva/protocol'
import { gameOf } from '../client/games.ts'
import { LoadedAbout } from './LoadedAbout.tsx'

/** The rules and terms of a table of any game. */
export function TableAbout({ table }: { readonly table: TableInfo }) {
  const load = gameOf(table.game)?.explain
  return load === undefined ? undefined : <LoadedAbout table={table} load={load} />
}
