import { catalogue } from '../../client/catalogue.ts'
import type { EscapePuzzleWords } from './messages/en.ts'

/** The words of puzzles from Escape come with them. */
export const { loadWords: loadEscapePuzzleWords, words: escapePuzzleWords } = catalogue<EscapePuzzleWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
