import type { Because, HeardLine, PuzzleAsked, PuzzleOfDay } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** The position of a puzzle, to look at and to point at. */
export type PuzzleBoardProps = {
  readonly puzzle: PuzzleOfDay
  /** The candidate that is picked, by its place in the list. */
  readonly picked: number | undefined
  readonly pick: (candidate: number | undefined) => void
}

/** The part of a game in puzzles: its map, and its words. Sentences may mark coordinates (see rich-text.ts). */
export type PuzzleGame = {
  readonly Board: ComponentType<PuzzleBoardProps>
  /** The question alone, which a card shows before the puzzle is opened. */
  question(name: string): string
  /** Everything known of the player. */
  about(asked: PuzzleAsked): string
  line(line: HeardLine, asked: PuzzleAsked): { readonly icon: string; readonly text: string }
  /** The reasons, each with the round it is about. */
  reasons(because: readonly Because[], asked: PuzzleAsked, best: string): readonly PuzzleReason[]
}

export type PuzzleReason = { readonly round: number | undefined; readonly text: string }
