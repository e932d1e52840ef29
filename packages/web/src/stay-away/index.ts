import { DECISION_SECONDS } from '@selva/protocol/terms'
import type { WebGame } from '../web-game.ts'
import { SOLO_TABLE } from './card/solo-table.ts'
import { tableTitle } from './card/title.ts'
import { cardWords, learnCard } from './card/words.ts'

/** A part of the game together with its words, which are fetched at the same time. */
async function told<T>(part: Promise<T>): Promise<T> {
  const words = import('./words.ts').then(({ loadGameWords }) => loadGameWords())
  const [loaded] = await Promise.all([part, words])
  return loaded
}

/** The parts of pages that are not of a first visit. */
const parts = async () => (await import('./parts.ts')).parts

export const stayAway: WebGame = {
  words: learnCard,
  name: () => cardWords().name,
  short: () => cardWords().name,
  look: 'stay',
  title: (_, scenario) => tableTitle(scenario),
  roles: () => cardWords().roles,
  sides: ['human', 'thing'],
  clocks: { for: 'decision', seconds: DECISION_SECONDS },
  card: { words: cardWords, alone: SOLO_TABLE, art: async () => (await import('./card/Art.tsx')).Art },
  host: async () => (await told(import('./Host.tsx'))).load(),
  table: async () => (await told(import('./table.tsx'))).table,
  screen: async () => (await told(parts())).screen(),
  lesson: async () => (await parts()).lesson(),
  book: async () => (await told(parts())).book(),
  explain: async () => (await told(import('./rules/about.tsx'))).loadAbout(),
  ruleLines: async () => (await import('./rules/told.ts')).loadRuleLines(),
  documents: async () => (await told(parts())).documents(),
  replay: async () => (await told(parts())).replay(),
  summary: async () => (await told(parts())).summary(),
  scenarios: async () => (await told(parts())).scenarios(),
  lab: async () => (await parts()).lab(),
  claims: async () => (await parts()).claims(),
  figures: async () => (await parts()).figures(),
  rules: async () => (await parts()).rules(),
}
