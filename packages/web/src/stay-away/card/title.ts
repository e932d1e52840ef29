import { cardWords } from './words.ts'

/** The game, with the title of the scenario that is played. */
export const tableTitle = (scenario: string | undefined): string =>
  scenario === undefined ? cardWords().name : `${cardWords().name} · ${scenario}`
