import { catalogue } from '../../client/catalogue.ts'
import type { Synonyms } from '../../learn/book/book.ts'
import type { EscapeBook } from './messages/en.ts'

/** The words of the rulebook, loaded with it. */
export const { loadWords: loadBookWords, words: bookWords } = catalogue<EscapeBook>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})

/** The names that readers give to things of the game, loaded with the rulebook. */
export const { loadWords: loadSynonyms, words: synonyms } = catalogue<Synonyms>({
  en: async () => (await import('./synonyms/en.ts')).en,
  it: async () => (await import('./synonyms/it.ts')).it,
  es: async () => (await import('./synonyms/es.ts')).es,
  pt: async () => (await import('./synonyms/pt.ts')).pt,
})
