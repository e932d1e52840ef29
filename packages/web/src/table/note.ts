import type { Seat, TableFact } from '@selva/core'
import { name } from '../client/rich-text.ts'
import type { Messages } from '../messages/en.ts'

/** Facts of a table besides its game, as far as a log tells them; claims are in the words of their game. */
export type TableNote = Exclude<TableFact, { kind: 'sat' | 'botPlays' | 'claimed' }>

/** A line of the log about the table itself, in the reader's language. */
export function noteSentence(note: TableNote, m: Messages, called: (seat: Seat) => string): string {
  const { log } = m.table
  switch (note.kind) {
    case 'left':
      return log.left[note.why](name(called(note.seat)))
    case 'voted':
      return log[note.on ? 'voted' : 'unvoted'](name(called(note.seat)))
    case 'returned':
    case 'clockRanOut':
      return log[note.kind](name(called(note.seat)))
    case 'ended':
      return log.ended
    default:
      return note satisfies never
  }
}

export const NOTE_ICONS: { readonly [K in TableNote['kind']]: string } = {
  left: 'bot',
  returned: 'human',
  clockRanOut: 'clock',
  voted: 'flag',
  ended: 'flag',
}
