import { CELLS } from '../sector.ts'
import type { Cell, Hatch, SuggestedPlayers } from '../zone.ts'

/** GEO-4: hatches are numbered from 1 to 9. */
export const MAX_HATCHES = 9

/** A zone while it is drawn: always a whole sheet, whether it can be played or not. */
export type ZoneDraft = {
  readonly title: string
  readonly description: string
  readonly players: SuggestedPlayers
  /** Kind of every cell of the grid. */
  readonly cells: readonly Cell[]
  /** One for each hatch among the cells; ascending by number, each number once. */
  readonly hatches: readonly Hatch[]
}

export const emptyDraft: ZoneDraft = {
  title: '',
  description: '',
  players: 'unknown',
  cells: Array.from({ length: CELLS }, (): Cell => 'void'),
  hatches: [],
}

/** A line that an author types: no line breaks, no control characters, and at most this many characters. */
export const isLine = (text: string, most: number): boolean =>
  [...text].length <= most && text === text.trim() && !/\p{C}|\p{Zl}|\p{Zp}/u.test(text)
