import type { ComponentType } from 'preact'

type ForGame = ComponentType<{ readonly id: string; readonly seated: boolean }>

/** Loads the tools for a finished game, with their words. */
export async function afterTools(): Promise<ForGame> {
  const [{ AfterTools }, { loadReplayWords }, { loadFairWords }, { loadShareWords }] = await Promise.all([
    import('./AfterTools.tsx'),
    import('./words.ts'),
    import('../fairness/words.ts'),
    import('../share/words.ts'),
  ])
  await Promise.all([loadReplayWords(), loadFairWords(), loadShareWords()])
  return AfterTools
}

/** Loads the summary of a finished game, with its words. */
export const endSummary = async () => (await import('./review/EndSummary.tsx')).loadEndSummary()
/** Loads the list of turns that bots played for people. */
export async function standIns() {
  const [{ StandIns }, { loadReplayWords }] = await Promise.all([import('./StandIns.tsx'), import('./words.ts')])
  await loadReplayWords()
  return StandIns
}

/** Loads the link to the replay of a finished game. */
export async function replayLink() {
  const [{ ReplayLink }, { loadReplayWords }] = await Promise.all([import('./ReplayLink.tsx'), import('./words.ts')])
  await loadReplayWords()
  return ReplayLink
}
