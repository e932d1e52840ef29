import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** The figures that people at this table show, and their words. */
export async function shownFigures(): Promise<ComponentType<{ readonly table: TableInfo }>> {
  const [{ ShownFigures }, { loadMeWords }] = await Promise.all([
    import('../me/ShownFigures.tsx'),
    import('../me/words.ts'),
  ])
  await loadMeWords()
  return ShownFigures
}
