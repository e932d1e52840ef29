import type { PuzzleAsked, PuzzleExplained } from '@selva/protocol'

/** A position with one clearly best answer, and the explanation of that answer. */
export type Puzzle = { readonly asked: PuzzleAsked; readonly explained: PuzzleExplained }

/** A puzzle is accepted if the best candidate has this chance or more, and is this many times as likely as the next. */
export const LEAST_CHANCE = 0.4
export const LEAST_LEAD = 2
/** With a greater chance there is nothing to think about. */
export const MOST_CHANCE = 0.9
