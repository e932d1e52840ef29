/**
 * Private notes: short texts by key, each with a stamp that says which of two writings is the later one. An erased
 * note stays as an empty text, so that another device does not bring it back.
 */
type Note = { readonly stamp: number; readonly text: string }
export type Notes = ReadonlyMap<string, Note>

/** As many bytes as the server keeps for a seat. */
export const LARGEST = 16_384

const isNote = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && Number.isSafeInteger(value[0]) && value[0] > 0 && typeof value[1] === 'string'

/** Notes as they are kept: what cannot be read any more is dropped. */
export function notesFrom(text: string): Notes {
  const notes = new Map<string, Note>()
  let kept: unknown
  try {
    kept = JSON.parse(text === '' ? '{}' : text)
  } catch {
    return notes
  }
  if (typeof kept !== 'object' || kept === null) return notes
  for (const [key, value] of Object.entries(kept))
    if (isNote(value)) notes.set(key, { stamp: value[0], text: value[1] })
  return notes
}

/** The same notes give the same text, whichever device wrote them. */
export const notesText = (notes: Notes): string =>
  JSON.stringify(
    Object.fromEntries(
      [...notes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, { stamp, text }]) => [key, [stamp, text]]),
    ),
  )

const later = (a: Note, b: Note): Note => (a.stamp !== b.stamp ? (a.stamp > b.stamp ? a : b) : a.text >= b.text ? a : b)

/** Merges the notes of two devices: the later writing of every note wins, in either order of merging. */
export function merged(a: Notes, b: Notes): Notes {
  const notes = new Map(a)
  for (const [key, note] of b) {
    const known = notes.get(key)
    notes.set(key, known === undefined ? note : later(known, note))
  }
  return notes
}

export const noteAt = (notes: Notes, key: string): string => notes.get(key)?.text ?? ''

/** A text to write under a key; empty to erase. */
export type Writing = readonly [key: string, text: string]

/** Writes these notes: later than everything this device has seen. */
export function written(notes: Notes, writings: readonly Writing[]): Notes {
  let stamp = 1
  for (const note of notes.values()) stamp = Math.max(stamp, note.stamp + 1)
  const next = new Map(notes)
  for (const [key, text] of writings) next.set(key, { stamp, text })
  return next
}

/** How much they weigh, in bytes. */
export const weightOf = (notes: Notes): number => new TextEncoder().encode(notesText(notes)).length
