import type { Seat } from '@selva/core'
import { type Danger, type Item, isItem, isPlain, nameOf, namesOwn, type Sector, type Zone } from '@selva/escape'
import { messages } from '../client/language.ts'
import type { Player } from '../client/player.ts'
import { coord, name, plainSentence } from '../client/rich-text.ts'
import { NOTE_ICONS, noteSentence } from '../table/note.ts'
import type { EscapeWords } from './messages/en.ts'
import { hatchAt, type Spot, spotOf } from './spot.ts'
import type { LogEvent } from './story-line.ts'
import type { Note } from './story-marks.ts'

/** The faces of a Dangerous Sector card; in the Ultimate edition it may be an item itself. */
export const faceOf = (card: Danger): 'yours' | 'any' | 'silence' | Item =>
  isItem(card) ? card : card === 'silence' ? 'silence' : namesOwn(card) ? 'yours' : 'any'

function cardName(card: Danger, m: EscapeWords): string {
  const face = faceOf(card)
  return face === 'yours' || face === 'any' || face === 'silence' ? m.cards[face].name : m.items[face].name
}

/** The kind of a sector, in words: “dangerous”, “hatch 2”. */
export function cellText(zone: Pick<Zone, 'cells' | 'hatches'>, at: Sector, m: EscapeWords): string {
  const kind = zone.cells[at] ?? 'void'
  if (kind !== 'hatch') return m.cells[kind]
  return m.cells.hatch(hatchAt(zone, at) ?? 0)
}

/** VOC-2: the label of a place: the coordinate of a sector, the name of a start sector or hatch. */
export const spotText = (zone: Zone, at: Sector, m: EscapeWords): string =>
  isPlain(zone, at) ? nameOf(at) : cellText(zone, at, m)

/** A line of the log in the reader's language. */
export function sentence(line: LogEvent, m: EscapeWords, player: (seat: Seat) => Player, zone: Zone): string {
  const { log, items, characters, hatchStates, asSide, colours } = m
  const spot = (at: Sector): Spot => spotOf(zone, at)
  switch (line.kind) {
    case 'yourTurn':
      return name(log.yourTurn)
    case 'movedTo':
    case 'stayed':
      return log[line.kind](spot(line.sector))
    case 'noise':
    case 'attack':
    case 'defended':
    case 'immune':
    case 'cloned':
    case 'startPlace':
      return log[line.kind](player(line.seat), spot(line.sector))
    case 'drew':
    case 'kept':
      return log[line.kind](cardName(line.card, m))
    case 'gained':
    case 'usedHidden':
    case 'discarded':
      return log[line.kind](coord(items[line.item].name))
    case 'used':
    case 'usedPower':
    case 'usedKept':
      return log[line.kind](player(line.seat), coord(items[line.item].name))
    case 'twoNoises': {
      const [a, b] = line.sectors
      return a === undefined || b === undefined ? '' : log.twoNoises(player(line.seat), spot(a), spot(b))
    }
    case 'silence':
    case 'keptCard':
    case 'silentSector':
    case 'standsStill':
    case 'cannotMove':
    case 'time':
    case 'noExit':
    case 'gainedItem':
    case 'noItemLeft':
    case 'discardedCard':
    case 'teleported':
    case 'mutated':
      return log[line.kind](player(line.seat))
    case 'spotlight': {
      const found = line.found.map(({ seat, sector }) =>
        sector === line.sector ? log.foundThere(player(seat)) : log.found(player(seat), spot(sector)),
      )
      return found.length === 0
        ? log.spotlightNoOne(player(line.seat), spot(line.sector))
        : log.spotlight(player(line.seat), spot(line.sector), found)
    }
    case 'sensed':
      return log.sensed(player(line.seat), player(line.target), spot(line.sector))
    case 'sensedNothing':
    case 'medic':
      return log[line.kind](player(line.seat), player(line.target))
    case 'spared':
    case 'missed':
    case 'reshuffled':
    case 'itemsReshuffled':
    case 'hatchReshuffled':
    case 'over':
      return log[line.kind]
    case 'killed':
      return log.killed(player(line.by), player(line.seat), spot(line.sector))
    case 'shown':
      return log.shown(player(line.seat), characters[line.character])
    case 'lost':
      return log.lost(player(line.seat), line.cards)
    case 'waits':
      return log.waits(player(line.seat), asSide[line.side])
    case 'reborn':
      return log.reborn(player(line.seat), asSide[line.side], spot(line.sector))
    case 'hatchReached':
    case 'hatchTwo':
    case 'escaped':
      return log[line.kind](player(line.seat), line.hatch)
    case 'hatchDrawn': {
      const [a, b] = line.cards
      return a === undefined || b === undefined ? '' : log.hatchDrawn(colours[a], colours[b])
    }
    case 'hatchCard':
      return log.hatchCard(colours[line.colour])
    case 'table':
      return noteSentence(line.note, messages(), player)
    case 'hatchClosed':
      return log.hatchClosed(line.hatch, hatchStates[line.reason])
    case 'hatchOpened':
      return log.hatchOpened(line.hatch)
    case 'hatchRoom':
      return log.hatchRoom(line.hatch, line.room)
    case 'roundNotice':
      return log.notices[line.notice]
    case 'counted': {
      const [a = 0, b = 0, c = 0] = line.thirds
      return log.counted(a, b, c)
    }
    case 'courier':
      return log.courier(player(line.seat))
    case 'sideTold':
      return log.sideTold[line.side](player(line.seat))
    case 'countdown':
      return log.countdown(line.last)
    default:
      return line satisfies never
  }
}

/** The icon and the tone of a line: heard is red, mine amber, the way out green. */
export function toneOf(line: LogEvent): { readonly icon: string; readonly tone: string } {
  switch (line.kind) {
    case 'yourTurn':
      return { icon: 'arrow', tone: 'mine' }
    case 'movedTo':
    case 'stayed':
    case 'drew':
    case 'spared':
    case 'hatchDrawn':
      return { icon: 'eye-off', tone: 'mine' }
    case 'kept':
    case 'gained':
    case 'usedHidden':
    case 'discarded':
      return { icon: 'cards', tone: 'mine' }
    case 'used':
    case 'usedPower':
    case 'usedKept':
      return { icon: line.item, tone: '' }
    case 'gainedItem':
    case 'noItemLeft':
    case 'discardedCard':
    case 'lost':
    case 'reshuffled':
    case 'itemsReshuffled':
    case 'hatchReshuffled':
      return { icon: 'cards', tone: '' }
    case 'noise':
    case 'twoNoises':
      return { icon: 'noise', tone: 'heard' }
    case 'attack':
      return { icon: 'attack', tone: 'heard' }
    case 'killed':
      return { icon: 'dead', tone: 'heard' }
    case 'defended':
    case 'immune':
      return { icon: 'defense', tone: 'heard' }
    case 'cloned':
      return { icon: 'clone', tone: 'heard' }
    case 'spotlight':
      return { icon: 'spotlight', tone: '' }
    case 'sensed':
    case 'sensedNothing':
      return { icon: 'sensor', tone: '' }
    case 'mutated':
      return { icon: 'mutation', tone: 'heard' }
    case 'teleported':
      return { icon: 'teleport', tone: '' }
    case 'medic':
    case 'shown':
      return { icon: 'eye', tone: '' }
    case 'waits':
      return { icon: 'clock', tone: '' }
    case 'reborn':
    case 'startPlace':
      return { icon: 'sector', tone: '' }
    case 'escaped':
    case 'hatchReached':
    case 'hatchTwo':
      return { icon: 'escaped', tone: 'out' }
    case 'hatchCard':
      return {
        icon: line.colour === 'green' ? 'hatch' : 'hatch-closed',
        tone: line.colour === 'green' ? 'out' : 'heard',
      }
    case 'hatchClosed':
      return { icon: 'hatch-closed', tone: '' }
    case 'hatchOpened':
    case 'hatchRoom':
      return { icon: 'hatch', tone: 'out' }
    case 'roundNotice':
    case 'countdown':
      return { icon: 'warn', tone: 'heard' }
    case 'counted':
      return { icon: 'sensor', tone: '' }
    case 'courier':
    case 'sideTold':
      return { icon: 'eye', tone: '' }
    case 'table':
      return { icon: NOTE_ICONS[line.note.kind], tone: '' }
    case 'over':
      return { icon: 'flag', tone: '' }
    case 'missed':
    case 'silence':
    case 'keptCard':
    case 'silentSector':
    case 'standsStill':
    case 'cannotMove':
    case 'time':
    case 'noExit':
      return { icon: 'silence', tone: '' }
    default:
      return line satisfies never
  }
}

/** Everybody's knowledge of a player, after what is known of who they are. */
export function noteText(note: Note | undefined, m: EscapeWords, zone: Zone): string {
  const { notes } = m
  if (note === undefined) return notes.nothing
  switch (note.kind) {
    case 'noise':
    case 'attack':
    case 'seen':
    case 'reborn':
    case 'killed':
      return plainSentence(notes[note.kind](spotOf(zone, note.sector)))
    case 'twoNoises': {
      const [a, b] = note.sectors
      return a === undefined || b === undefined ? '' : notes.twoNoises(nameOf(a), nameOf(b))
    }
    case 'escaped':
      return notes.escaped(note.hatch)
    case 'silence':
    case 'silentSector':
    case 'standsStill':
    case 'cannotMove':
    case 'waits':
    case 'time':
    case 'noExit':
      return notes[note.kind]
    default:
      return note satisfies never
  }
}
