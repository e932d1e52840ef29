import type { Puzzle } from '@selva/bots/puzzle'

/** Looks for puzzles in games of bots, away from the server's own thread. */
export type PuzzleMaker = {
  /** A puzzle of these games of a seed; `none` if they have none, `lost` if the place where they were played died. */
  find(seed: string, from: number, to: number): Promise<Puzzle | 'none' | 'lost'>
  close(): Promise<void>
}

/** Games for the process to look through. */
export type ToPuzzleProcess = { readonly seed: string; readonly from: number; readonly to: number }

export type FromPuzzleProcess = Puzzle | 'none'
