import type { ComponentType } from 'preact'

/** What can be done with a finished game, with its words. */
export async function afterTools(): Promise<ComponentType<{ readonly id: string }>> {
  const [{ AfterTools }, { loadReplayWords }, { loadFairWords }] = await Promise.all([
    import('./AfterTools.tsx'),
    import('./words.ts'),
    import('../fairness/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords()])
  return AfterTools
}
