import type { Book } from '../learn/book/book.ts'
import { loadGameWords, tell } from './words.ts'

/** The rulebook: one section, one list. */
const book: Book = {
  title: () => tell().name,
  sections: () => [
    { id: 'rules', title: tell().name, parts: [{ kind: 'list', id: 'all-rules', items: tell().rules }] },
  ],
  synonyms: () => [],
  drawings: () => undefined,
}

export async function load(): Promise<Book> {
  await loadGameWords()
  return book
}
