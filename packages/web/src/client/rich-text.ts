/**
 * Names and coordinates inside a sentence carry a mark, so that every language may put them where it likes and the
 * page still sets them in their own face. The marks are control characters, which no name can contain.
 */
const NAME = '\u0001'
const COORD = '\u0002'
const END = '\u0003'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters on purpose
const MARKED = /\u0001([^\u0003]*)\u0003|\u0002([^\u0003]*)\u0003/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters on purpose
const MARKS = /[\u0001\u0002\u0003]/g

export const name = (text: string): string => NAME + text.replace(MARKS, '') + END
export const coord = (text: string): string => COORD + text.replace(MARKS, '') + END

/** The sentence as it is spoken. */
export const plainSentence = (text: string): string => text.replace(MARKS, '')

export type Piece = { readonly kind: 'text' | 'name' | 'coord'; readonly text: string }

/** The sentence in pieces, each with its face. */
export function textPieces(text: string): readonly Piece[] {
  const out: Piece[] = []
  let from = 0
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) out.push({ kind: 'text', text: text.slice(from, match.index) })
    if (match[1] !== undefined) out.push({ kind: 'name', text: match[1] })
    else out.push({ kind: 'coord', text: match[2] ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) })
  return out
}
