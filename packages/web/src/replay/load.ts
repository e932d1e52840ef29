import type { ComponentType } from 'preact'

/** Loads the tools for a finished game, with their words. */
export async function afterTools(): Promise<ComponentType<{ readonly id: string }>> {
  const [{ AfterTools }, { loadReplayWords }, { loadFairWords }] = await Promise.all([
    import('./AfterTools.tsx'),
    import('./words.ts'),
    import('../fairness/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords()])
  return AfterTools
}
