import { computed, type ReadonlySignal } from '@preact/signals'
import { isSeat, type Seat } from '@selva/core'
import type { MyNotes } from '../notes/kept.ts'
import type { Notes } from '../notes/notes.ts'

/** What I make of a player, from nothing to the worst. */
export const LEVELS = ['none', 'trust', 'unsure', 'suspect', 'thing'] as const
export type Level = (typeof LEVELS)[number]
export type Tags = ReadonlyMap<Seat, Level>

export const nextLevel = (level: Level): Level => LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? 'none'

const keyOf = (seat: Seat): string => `tag ${seat}`

/** The tags among my notes: what cannot be read any more is left out. */
export function tagsIn(notes: Notes, seats: number): Tags {
  const tags = new Map<Seat, Level>()
  for (const [key, { text }] of notes) {
    const seat = Number(key.replace(/^tag /, ''))
    const level = LEVELS.find((one) => one === text)
    if (isSeat(seat, seats) && key === keyOf(seat) && level !== undefined && level !== 'none') tags.set(seat, level)
  }
  return tags
}

/** My private tags: they are notes of my seat, and so on every device of mine. */
export const keptTags = (
  notes: ReadonlySignal<MyNotes | undefined>,
  seats: number,
): { readonly tags: ReadonlySignal<Tags>; readonly set: (about: Seat, level: Level) => void } => ({
  tags: computed(() => (notes.value === undefined ? new Map() : tagsIn(notes.value.notes.value, seats))),
  set(about, level) {
    notes.value?.write([keyOf(about), level === 'none' ? '' : level])
  },
})
