/** A page that shows the log, with the words of it. */
async function withLog<T>(page: Promise<T>): Promise<T> {
  await (await import('./log/index.tsx')).loadLog()
  return page
}

/** The parts of pages that are not of a first visit. Only such pages load the names of their files. */
export const parts = {
  screen: async () => (await withLog(import('./screen/index.tsx'))).screen,
  lesson: async () => (await import('./learn/course.ts')).load(),
  book: async () => (await import('./book/book.tsx')).load(),
  documents: async () => (await import('./documents/index.tsx')).load(),
  print: async () => (await import('./print/index.tsx')).load(),
  summary: async () => (await import('./review/summary.ts')).summary,
  replay: async () => {
    const [{ replay }] = await Promise.all([
      withLog(import('./replay.tsx')),
      import('./end/words.ts').then(({ loadEndWords }) => loadEndWords()),
    ])
    return replay
  },
  scenarios: async () => (await import('./scenario-editor/scenario-game.ts')).load(),
  zoneEditor: async () => (await import('./zone-editor/EditorPage.tsx')).loadZoneEditor(),
  lab: async () => (await import('./lab/load.ts')).load(),
  figures: async () => (await import('./figures/figures.tsx')).load(),
  puzzle: async () => (await import('./puzzle/load.ts')).load(),
  rules: async () => (await import('./game.ts')).game,
}
