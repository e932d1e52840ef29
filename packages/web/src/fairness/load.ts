import type { Exchange, TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** Loads `Seals`, with its words. */
export async function seals(): Promise<ComponentType<{ readonly table: TableInfo; readonly exchange: Exchange }>> {
  const [{ Seals }, { loadFairWords }] = await Promise.all([import('./Seals.tsx'), import('./words.ts')])
  await loadFairWords()
  return Seals
}
