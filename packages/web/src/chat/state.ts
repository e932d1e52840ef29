import { signal } from '@preact/signals'
import type { Seat } from '@selva/core'
import { keepDraft, takeDraft } from '../client/drafts.ts'

/** Is there anybody to talk to? Not in a replay or a guided game. */
export const canTalk = signal(false)
/** Is the panel with what is said open? It stays so from screen to screen. */
export const talkOpen = signal(takeDraft('talk') === true)
keepDraft('talk', () => talkOpen.value)
/** How much has been said that has not been looked at. */
export const unread = signal(0)
/** The last line that a player at a seat has said, in the reader's language. */
export const saidAtSeat = signal<{ readonly seat: Seat; readonly text: string } | undefined>(undefined)
/** Ids of the lines heard at each table until this page stopped listening, by table id. Kept while the page is open. */
export const heardBefore = new Map<string, ReadonlySet<string>>()
