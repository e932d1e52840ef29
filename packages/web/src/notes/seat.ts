import type { TableInfo } from '@selva/protocol'
import { api } from '../client/api.ts'
import { browserClock } from '../client/clock.ts'
import { type SyncedNotes, syncedNotes } from './synced-notes.ts'

/** The notes of my seat, looked at again whenever I come back to the page. Who watches keeps his in this browser. */
export function seatNotes({ id, you }: TableInfo): SyncedNotes {
  const notes = syncedNotes(
    `${id}.${you}`,
    you === 0
      ? undefined
      : { clock: browserClock, read: () => api.notes(id), write: (update) => api.keepNotes(id, update) },
  )
  const look = (): void => {
    if (!document.hidden) notes.look()
  }
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('focus', look, { signal })
  addEventListener('pagehide', () => notes.leave(), { signal })
  return {
    ...notes,
    leave() {
      events.abort()
      notes.leave()
    },
  }
}
