import { DECISION_SECONDS } from '@selva/protocol/terms'
import type { WebGame } from '../web-game.ts'
import { SOLO_TABLE } from './card/solo-table.ts'
import { cardWords, learnCard } from './card/words.ts'

/** A part of the game together with its words, which are fetched at the same time. */
async function told<T>(part: Promise<T>): Promise<T> {
  const words = import('./words.ts').then(({ loadGameWords }) => loadGameWords())
  const [loaded] = await Promise.all([part, words])
  return loaded
}

export const stayAway: WebGame = {
  words: learnCard,
  name: () => cardWords().name,
  look: 'stay',
  title: () => cardWords().name,
  roles: () => cardWords().roles,
  clocks: { for: 'decision', seconds: DECISION_SECONDS },
  card: { words: cardWords, alone: SOLO_TABLE, art: async () => (await import('./card/Art.tsx')).Art },
  host: async () => (await told(import('./Host.tsx'))).load(),
  table: async () => (await told(import('./table.tsx'))).table,
  screen: async () => (await told(import('./screen/index.tsx'))).screen,
  lesson: async () => (await import('./learn/course.ts')).load(),
  book: async () => (await told(import('./book/book.tsx'))).load(),
  explain: async () => (await told(import('./rules/about.tsx'))).loadAbout(),
  documents: async () => (await told(import('./documents/index.tsx'))).load(),
  replay: async () => (await told(import('./replay.tsx'))).replay,
  scenarios: async () => (await told(import('./scenario-editor/scenario-game.ts'))).load(),
  lab: async () => (await import('./lab/LabPage.tsx')).loadLab(),
  rules: async () => (await import('./game.ts')).game,
}
