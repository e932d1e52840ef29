import { type Refusal, refuse } from '@selva/core'
import type { DocumentMark } from '../store/rows/document-lists.ts'

/** A mark as it travels: readers give it back as it is. */
export const markText = ({ at, id }: DocumentMark): string => `${at}-${id}`

/** The mark that a reader gives back, or a refusal of something else. */
export function markFrom(text: string): DocumentMark | Refusal {
  const [, at, id] = /^(\d{1,15})-([0-9a-z]{1,40})$/.exec(text) ?? []
  return at === undefined || id === undefined ? refuse('malformed') : { at: Number(at), id }
}
