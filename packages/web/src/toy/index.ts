import { DECISION_SECONDS } from '@selva/protocol/terms'
import type { WebGame } from '../web-game.ts'
import { SOLO_TABLE } from './solo-table.ts'
import { loadGameWords, tell } from './words.ts'

/** The example of `docs/adding-a-game.md`: every part of a game, as small as it can be. */
export const toy: WebGame = {
  words: loadGameWords,
  name: () => tell().name,
  short: () => tell().name,
  look: 'toy',
  title: () => tell().name,
  // Nobody is anything at the end but a winner or not.
  roles: () => ({}),
  sides: [],
  clocks: { for: 'decision', seconds: DECISION_SECONDS },
  card: { words: tell, alone: SOLO_TABLE, art: async () => (await import('./Art.tsx')).Art },
  host: async () => (await import('./Host.tsx')).load(),
  table: async () => (await import('./table.tsx')).table,
  screen: async () => (await import('./screen.tsx')).screen,
  // A lesson needs positions that can be arranged, and the toy game arranges none.
  lesson: async () => [],
  book: async () => (await import('./book.ts')).load(),
  explain: async () => (await import('./Rules.tsx')).About,
  ruleLines: async () => () => tell().rules,
  replay: async () => (await import('./replay.tsx')).replay,
  rules: async () => (await import('@selva/core/toy')).toy,
}
