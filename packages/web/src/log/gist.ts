import type { Seat } from '@selva/core'
import { plainSentence, textPieces } from '../client/rich-text.ts'
import type { LogWords } from './messages/en.ts'

/** Something that happened in a turn, as a sentence, and the player who did it. */
export type Clause = { readonly text: string; readonly seat: Seat | undefined }

/** The text before the first full stop that ends a sentence; a stop in a name or in the name of a card ends none. */
export function firstSentence(text: string): string {
  let at = 0
  for (const { kind, text: piece } of textPieces(text)) {
    // A name and a coordinate stand between two marks.
    const end = kind === 'text' ? piece.search(/\.\s/) : -1
    if (end >= 0) return text.slice(0, at + end)
    at += piece.length + (kind === 'text' ? 0 : 2)
  }
  return text
}

/** A sentence that goes on another one: only a name keeps its capital. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The name that a sentence begins with, its marks included. */
function subjectOf(text: string): string {
  const [first] = textPieces(text)
  return first?.kind === 'name' ? text.slice(0, first.text.length + 2) : ''
}

/** A sentence with its full stop. */
export const ended = (text: string): string => (/[.!?…”»]$/.test(plainSentence(text)) ? text : `${text}.`)

/** A card such as “Missed!” at the end, or a list of cards, lets no sentence go on. */
const isClosed = (text: string): boolean => /[!?…]$|: /.test(plainSentence(text))

function joined(first: string, second: string, isSame: boolean, m: LogWords): string {
  const subject = subjectOf(second)
  if (isSame && !isClosed(first)) {
    // A sentence without a name is about the reader, and needs none: English drops its “you”.
    if (subject === '') return m.next(first, lowered(second).replace(/^you /, ''))
    if (second.startsWith(`${subject} `) && first.includes(subject))
      return m.next(first, second.slice(subject.length + 1))
  }
  return `${ended(first)} ${second}`
}

/** A turn in a few words: what one player did in one sentence, and what others did in sentences of their own. */
export function gist(clauses: readonly Clause[], m: LogWords): string {
  const [first, ...more] = clauses.map(({ text, seat }) => ({ text: firstSentence(text).replace(/\.$/, ''), seat }))
  if (first === undefined) return ''
  const whole = more.reduce(
    (told, part) => ({
      text: joined(told.text, part.text, part.seat !== undefined && part.seat === told.seat, m),
      seat: part.seat,
    }),
    first,
  )
  return ended(whole.text)
}
