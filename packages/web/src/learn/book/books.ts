import type { Book } from './book.ts'

/** The rulebook of each game, loaded when somebody opens it. */
export const BOOKS: { readonly [game: string]: () => Promise<Book> } = {
  escape: async () => (await import('../../escape/book/book.tsx')).load(),
  'stay-away': async () => (await import('../../stay-away/book/book.tsx')).load(),
}
