import type { ComponentType } from 'preact'

type ForGame = ComponentType<{ readonly id: string }>

/** Loads the tools for a finished game, with their words. */
export async function afterTools(): Promise<ForGame> {
  const [{ AfterTools }, { loadReplayWords }, { loadFairWords }] = await Promise.all([
    import('./AfterTools.tsx'),
    import('./words.ts'),
    import('../fairness/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords()])
  return AfterTools
}

/** Loads the summary of a finished game, with its words. */
export const endSummary = async () => (await import('./review/EndSummary.tsx')).loadEndSummary()

/** Loads the link to the replay of a finished game. */
export async function replayLink() {
  const [{ ReplayLink }, { loadReplayWords }] = await Promise.all([import('./ReplayLink.tsx'), import('./words.ts')])
  await loadReplayWords()
  return ReplayLink
}
