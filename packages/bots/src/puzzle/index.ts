export { findPuzzle } from './escape/find.ts'
export { LEAST_CHANCE, LEAST_LEAD, MOST_CHANCE, type Puzzle } from './puzzle.ts'
