import type { Seat } from '@selva/core'
import { type Danger, nameOf, namesOwn, type Zone } from '@selva/escape'
import { coord, name } from '../client/marks.ts'
import type { Messages } from '../messages/en.ts'
import type { Line, Note } from './story.ts'

/** How a seat is called by the reader: their own is “You”. */
export type Called = (seat: Seat) => string

/** The three faces of a dangerous card; the icon means nothing in the Basic game. */
export const faceOf = (card: Danger): 'yours' | 'any' | 'silence' =>
  card === 'silence' ? 'silence' : namesOwn(card) ? 'yours' : 'any'

/** A line of the log in the reader's language. */
export function sentence(line: Line, m: Messages, called: Called): string {
  const { log, cards, characters, hatchStates } = m.escape
  const who = (seat: Seat): string => name(called(seat))
  switch (line.kind) {
    case 'yourTurn':
      return name(log.yourTurn)
    case 'movedTo':
      return log.movedTo(who(line.seat), coord(nameOf(line.sector)))
    case 'drew':
      return log.drew(who(line.seat), cards[faceOf(line.card)].name)
    case 'noise':
      return log.noise(who(line.seat), coord(nameOf(line.sector)))
    case 'attack':
      return log.attack(who(line.seat), coord(nameOf(line.sector)))
    case 'silence':
      return log.silence(who(line.seat))
    case 'silentSector':
      return log.silentSector(who(line.seat))
    case 'cannotMove':
      return log.cannotMove(who(line.seat))
    case 'time':
      return log.time(who(line.seat))
    case 'missed':
      return log.missed
    case 'reshuffled':
      return log.reshuffled
    case 'killed':
      return log.killed(who(line.seat), who(line.by), coord(nameOf(line.sector)))
    case 'shown':
      return log.shown(who(line.seat), characters[line.character])
    case 'hatchReached':
      return log.hatchReached(who(line.seat), line.hatch)
    case 'escaped':
      return log.escaped(who(line.seat), line.hatch)
    case 'hatchClosed':
      return log.hatchClosed(line.hatch, hatchStates[line.reason])
    case 'over':
      return log.over
    default:
      return line satisfies never
  }
}

/** The icon and the tone of a line: heard is red, mine amber, the way out green. */
export function toneOf(line: Line): { readonly icon: string; readonly tone: string } {
  switch (line.kind) {
    case 'yourTurn':
      return { icon: 'arrow', tone: 'mine' }
    case 'movedTo':
    case 'drew':
      return { icon: 'eye-off', tone: 'mine' }
    case 'noise':
      return { icon: 'noise', tone: 'heard' }
    case 'attack':
      return { icon: 'attack', tone: 'heard' }
    case 'killed':
      return { icon: 'dead', tone: 'heard' }
    case 'shown':
      return { icon: 'eye', tone: '' }
    case 'escaped':
    case 'hatchReached':
      return { icon: 'escaped', tone: 'out' }
    case 'hatchClosed':
      return { icon: 'hatch-closed', tone: '' }
    case 'over':
      return { icon: 'flag', tone: '' }
    case 'reshuffled':
      return { icon: 'cards', tone: '' }
    case 'missed':
    case 'silence':
    case 'silentSector':
    case 'cannotMove':
    case 'time':
      return { icon: 'silence', tone: '' }
    default:
      return line satisfies never
  }
}

/** What everybody knows of a player, after what is known of who they are. */
export function noteText(note: Note | undefined, m: Messages): string {
  const { notes } = m.escape
  if (note === undefined) return notes.nothing
  switch (note.kind) {
    case 'noise':
    case 'attack':
    case 'killed':
      return notes[note.kind](nameOf(note.sector))
    case 'escaped':
      return notes.escaped(note.hatch)
    case 'silence':
    case 'silentSector':
    case 'cannotMove':
    case 'time':
      return notes[note.kind]
    default:
      return note satisfies never
  }
}

/** What a sector is, in words: “dangerous”, “hatch 2”. */
export function cellText(zone: Zone, at: number, m: Messages): string {
  const kind = zone.cells[at] ?? 'void'
  if (kind !== 'hatch') return m.escape.cells[kind]
  return m.escape.cells.hatch(zone.hatches.find((h) => h.at === at)?.number ?? 0)
}
