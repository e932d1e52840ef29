import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** How to get a table onto a screen, with its words. */
export async function onScreen(): Promise<ComponentType<{ readonly table: TableInfo; readonly close: () => void }>> {
  const [{ OnScreen }, { loadScreenWords }] = await Promise.all([import('./OnScreen.tsx'), import('./words.ts')])
  await loadScreenWords()
  return OnScreen
}
