import type { Seat, TableFact } from '@selva/core'
import type { Player } from '../client/player.ts'
import type { Messages } from '../messages/en.ts'

/** Facts of a table besides its game, as far as a log tells them; claims are in the words of their game. */
export type TableNote = Exclude<TableFact, { kind: 'sat' | 'botPlays' | 'claimed' }>

/** A line of the log about the table itself, in the reader's language. */
export function noteSentence(note: TableNote, m: Messages, player: (seat: Seat) => Player): string {
  const { log } = m.table
  switch (note.kind) {
    case 'left':
      return log.left[note.why](player(note.seat))
    case 'voted':
      return log[note.on ? 'voted' : 'unvoted'](player(note.seat))
    case 'returned':
    case 'clockRanOut':
      return log[note.kind](player(note.seat))
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
