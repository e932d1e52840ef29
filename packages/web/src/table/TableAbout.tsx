import type { TableInfo } from '@selva/protocol'
import { gameOf } from '../client/games.ts'
import { LazyView } from '../ui/LazyView.tsx'

const loadedAbout = async () => (await import('./LoadedAbout.tsx')).LoadedAbout

/** The rules and terms of a table of any game. */
export function TableAbout({ table }: { readonly table: TableInfo }) {
  const load = gameOf(table.game)?.explain
  return load === undefined ? undefined : <LazyView load={loadedAbout} props={{ table, load }} />
}
