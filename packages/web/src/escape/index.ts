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

/** The parts of pages that are not of a first visit. */
const parts = async () => (await import('./parts.ts')).parts

export const escape: WebGame = {
  words: learnCard,
  name: () => cardWords().name,
  short: () => 'Escape',
  look: 'escape',
  title: settingTitle,
  roles: () => cardWords().roles,
  sides: ['human', 'alien'],
  clocks: { for: 'turn', seconds: TURN_SECONDS },
  card: { words: cardWords, alone: SOLO_TABLE, art: async () => (await import('./card/Art.tsx')).Art },
  host: async () => (await import('./Host.tsx')).Host,
  table: async () => (await told(import('./table.tsx'))).table,
  screen: async () => (await told(parts())).screen(),
  lesson: async () => (await parts()).lesson(),
  book: async () => (await told(parts())).book(),
  explain: async () => (await told(import('./rules/about.tsx'))).loadAbout(),
  ruleLines: async () => (await told(import('./rules/told.ts'))).loadRuleLines(),
  documents: async () => (await told(parts())).documents(),
  print: async () => (await told(parts())).print(),
  reviewed: true,
  replay: async () => (await told(parts())).replay(),
  summary: async () => (await told(parts())).summary(),
  scenarios: async () => (await told(parts())).scenarios(),
  zoneEditor: async () => (await parts()).zoneEditor(),
  lab: async () => (await parts()).lab(),
  figures: async () => (await parts()).figures(),
  puzzle: async () => (await parts()).puzzle(),
  rules: async () => (await parts()).rules(),
}
