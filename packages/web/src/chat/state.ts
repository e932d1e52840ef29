import { signal } from '@preact/signals'
import { keepDraft, takeDraft } from '../client/drafts.ts'

/** Is there anybody to talk to? Not in a replay or a guided game. */
export const canTalk = signal(false)
/** Is the panel with what is said open? It stays so from screen to screen. */
export const talkOpen = signal(takeDraft('talk') === true)
keepDraft('talk', () => talkOpen.value)
/** How much has been said that has not been looked at. */
export const unread = signal(0)
/** What was heard at each table until somebody stopped listening, by its id: as long as the page is open. */
export const heardBefore = new Map<string, ReadonlySet<string>>()
