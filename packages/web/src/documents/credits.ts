import type { ShownDocument } from './shown.ts'
import { documentWords } from './words.ts'

/** The author's name: official documents have none, and people who have left are former players. */
export function authorText({ official, author }: Pick<ShownDocument, 'official' | 'author'>): string {
  const m = documentWords()
  if (official) return m.official
  return author === null ? m.former : m.by(author)
}

/** The credit of the document that this one was forked from, in one sentence; empty if it was forked from none. */
export function creditText({ parent }: Pick<ShownDocument, 'parent'>): string {
  const m = documentWords()
  if (parent === undefined) return ''
  if (parent.title === '') return m.forkUnknown
  return parent.author === '' ? m.forkOfficial(parent.title) : m.fork(parent.title, parent.author ?? m.former)
}
