import { findPuzzle } from '@selva/bots/puzzle'
import { answerQuestions } from '../base/answer-questions.ts'
import type { FromPuzzleProcess, ToPuzzleProcess } from './puzzle-maker.ts'

/* The process in which bots play the games that puzzles come from. */
answerQuestions<ToPuzzleProcess, FromPuzzleProcess>(({ seed, from, to }) => {
  try {
    return findPuzzle(seed, from, to) ?? 'none'
  } catch {
    // A game that the bots cannot play is a bug of theirs, and the next games will do.
    return 'none'
  }
})
