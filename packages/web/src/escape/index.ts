import { TURN_SECONDS } from '@selva/protocol/terms'
import type { WebGame } from '../web-game.ts'
import { SOLO_TABLE } from './card/solo-table.ts'
import { settingTitle } from './card/title.ts'
import { cardWords, learnCard } from './card/words.ts'

/** A part of the game together with its words, which are fetched at the same time. */
async function told<T>(part: Promise<T>): Promise<T> {
  const words = import('./words.ts').then(({ loadGameWords }) => loadGameWords())
  const [loaded] = await Promise.all([part, words])
  return loaded
}

export const escape: WebGame = {
  words: learnCard,
  name: () => cardWords().name,
  look: 'escape',
  title: settingTitle,
  roles: () => cardWords().roles,
  clocks: { for: 'turn', seconds: TURN_SECONDS },
  card: { words: cardWords, alone: SOLO_TABLE, art: async () => (await import('./card/Art.tsx')).Art },
  host: async () => (await import('./Host.tsx')).Host,
  table: async () => (await told(import('./table.tsx'))).table,
  screen: async () => (await told(import('./screen/index.tsx'))).screen,
  lesson: async () => (await import('./learn/course.ts')).load(),
  book: async () => (await told(import('./book/book.tsx'))).load(),
  explain: async () => (await told(import('./rules/about.tsx'))).loadAbout(),
  documents: async () => (await told(import('./documents/index.tsx'))).load(),
  print: async () => (await told(import('./print/index.tsx'))).load(),
  replay: async () => (await told(import('./replay.tsx'))).replay,
  scenarios: async () => (await told(import('./scenario-editor/scenario-game.ts'))).load(),
  zoneEditor: async () => (await import('./zone-editor/EditorPage.tsx')).loadZoneEditor(),
  lab: async () => (await import('./lab/LabPage.tsx')).loadLab(),
  rules: async () => (await import('./game.ts')).game,
}
