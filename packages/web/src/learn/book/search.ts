import { type BookBlock, plainText, type Section } from './book.ts'

/** A place in the rules that speaks of what was searched. */
export type Hit = {
  readonly id: string
  readonly section: string
  /** Before the found words, the words themselves, and after them. */
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Marks that a keyboard has only one of, and a printed text several. */
const APOSTROPHES = /[’‘ʼ`´]/
const QUOTATION_MARKS = /[“”„«»]/

/** One letter without its accent, in lower case; apostrophes and quotation marks as a keyboard types them. */
function foldedLetter(letter: string): string {
  if (APOSTROPHES.test(letter)) return "'"
  if (QUOTATION_MARKS.test(letter)) return '"'
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || letter
}

/** The text folded one for one, so that places in it are places in the text. */
export const folded = (text: string): string => Array.from(text, foldedLetter).join('')

/** Searchable texts of a part, each with the anchor it leads to. */
function textsOf(part: BookBlock): readonly { readonly id: string; readonly text: string }[] {
  switch (part.kind) {
    case 'text':
      return [{ id: part.id, text: plainText(part.text) }]
    case 'list':
      return part.items.map((item) => ({ id: part.id, text: plainText(item) }))
    case 'table':
      return part.rows.map((row) => ({ id: part.id, text: row.join(' · ') }))
    case 'entries':
      return part.entries.map(({ id, title, lines }) => ({ id, text: plainText([title, ...lines].join('. ')) }))
    case 'links':
      return [{ id: part.id, text: part.text }]
    case 'picture':
      return [{ id: part.id, text: part.caption }]
    default:
      return part satisfies never
  }
}

/** How much of a sentence is shown around what was found. */
const AROUND = 60
const SHORTEST = 2

/** Returns the places that contain the query, in the order of the book; accents, capitals and kinds of quotation marks make no difference. */
export function searched(sections: readonly Section[], query: string): readonly Hit[] {
  const wanted = folded(query.trim())
  if (wanted.length < SHORTEST) return []
  return sections.flatMap(({ id: sectionId, title, parts }) => {
    const texts = [{ id: sectionId, text: title }, ...parts.flatMap(textsOf)]
    return texts.flatMap(({ id, text }) => {
      const at = folded(text).indexOf(wanted)
      if (at < 0) return []
      const letters = Array.from(text)
      const end = at + Array.from(wanted).length
      const from = Math.max(0, at - AROUND)
      return [
        {
          id,
          section: title,
          before: `${from > 0 ? '…' : ''}${letters.slice(from, at).join('')}`,
          found: letters.slice(at, end).join(''),
          after: `${letters.slice(end, end + AROUND).join('')}${end + AROUND < letters.length ? '…' : ''}`,
        },
      ]
    })
  })
}
