import { computed, type ReadonlySignal } from '@preact/signals'
import { isSeat, type Seat } from '@selva/core'
import type { Notes } from '../notes/notes.ts'
import type { SyncedNotes } from '../notes/synced-notes.ts'

/** My suspicion of a player, from none to the worst. */
export const SUSPICIONS = ['none', 'trust', 'unsure', 'suspect', 'thing'] as const
export type Suspicion = (typeof SUSPICIONS)[number]
export type Tags = ReadonlyMap<Seat, Suspicion>

export const nextSuspicion = (level: Suspicion): Suspicion =>
  SUSPICIONS[(SUSPICIONS.indexOf(level) + 1) % SUSPICIONS.length] ?? 'none'

const keyOf = (seat: Seat): string => `tag ${seat}`

/** The tags among my notes: what cannot be read any more is left out. */
export function tagsIn(notes: Notes, seats: number): Tags {
  const tags = new Map<Seat, Suspicion>()
  for (const [key, { text }] of notes) {
    const seat = Number(key.replace(/^tag /, ''))
    const level = SUSPICIONS.find((one) => one === text)
    if (isSeat(seat, seats) && key === keyOf(seat) && level !== undefined && level !== 'none') tags.set(seat, level)
  }
  return tags
}

/** My private tags: they are notes of my seat, and so on every device of mine. */
export const keptTags = (
  notes: ReadonlySignal<SyncedNotes | undefined>,
  seats: number,
): { readonly tags: ReadonlySignal<Tags>; readonly set: (about: Seat, level: Suspicion) => void } => ({
  tags: computed(() => (notes.value === undefined ? new Map() : tagsIn(notes.value.notes.value, seats))),
  set(about, level) {
    notes.value?.write([keyOf(about), level === 'none' ? '' : level])
  },
})
