import { hasMarkup } from './document-lines.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A refusal of a file that says where in it the mistake is: `codes[2]`, `decks.items.spotlight`. */
export type FileRefusal = Refusal & { readonly at: string }

export const refuseAt = (at: string, refused: string, about: unknown = ''): FileRefusal => ({
  ...refuse(refused, about),
  at,
})

/** Lines are broken and characters reordered by these, whatever shows the text. */
const DISTURBING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line of plain text, or why it is none. */
export function lineFrom(value: unknown, at: string, longest: number): string | FileRefusal {
  if (typeof value !== 'string') return refuseAt(at, 'fileText')
  if ([...value].length > longest) return refuseAt(at, 'fileTextLong', longest)
  if (DISTURBING.test(value)) return refuseAt(at, 'fileCharacters')
  return hasMarkup(value) ? refuseAt(at, 'fileMarkup') : value.trim()
}
