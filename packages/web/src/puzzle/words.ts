import { catalogue } from '../client/catalogue.ts'
import type { PuzzleWords } from './messages/en.ts'

/** The words of puzzles come with them. */
export const { loadWords: loadPuzzleWords, words: puzzleWords } = catalogue<PuzzleWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
